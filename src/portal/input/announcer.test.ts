// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { watchDialogs } from '../place/watch-dialogs.ts';

const heard = (): string => document.querySelector('[role="status"]')?.textContent ?? '';
const shown = (): string => document.querySelector('.foyer-toast')?.textContent ?? '';

describe('what is said to a person', () => {
  let announcer: Announcer;
  let stopWatching = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.replaceChildren();
    announcer = createAnnouncer(document);
    stopWatching = watchDialogs(document, announcer.followDialogs);
  });
  afterEach(() => {
    // What is said ends before the next page.
    vi.runOnlyPendingTimers();
    stopWatching();
    vi.useRealTimers();
  });

  it('is heard again when it is said again', () => {
    announcer.announce('Saved');
    vi.advanceTimersByTime(50);
    expect(heard()).toBe('Saved');
    announcer.announce('Saved');
    expect(heard()).toBe('');
    vi.advanceTimersByTime(50);
    expect([heard(), shown()]).toEqual(['Saved', '']);
  });

  it('is on screen for eight seconds and heard once where it is shown', () => {
    announcer.notify('No connection');
    vi.advanceTimersByTime(7_999);
    expect([heard(), shown()]).toEqual(['No connection', 'No connection']);
    expect(document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('');
  });

  it('moves into an open dialog, because the page behind it is inert, and back when it closes', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    announcer.notify('Refused');
    vi.advanceTimersByTime(50);
    expect(dialog.querySelector('[role="status"]')?.textContent).toBe('Refused');
    expect(dialog.querySelector('.foyer-toast')?.textContent).toBe('Refused');
    dialog.remove();
    announcer.notify('Welcome');
    vi.advanceTimersByTime(50);
    expect([heard(), shown()]).toEqual(['Welcome', 'Welcome']);
  });

  it('comes to the front of a dialog that opens after it, and is not lost when that closes', async () => {
    announcer.notify('Your session has ended');
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.setAttribute('open', '');
    await vi.advanceTimersByTimeAsync(7_000);
    expect(dialog.querySelector('.foyer-toast')?.textContent).toBe('Your session has ended');
    dialog.remove();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(shown()).toBe('Your session has ended');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toBe('');
  });
});
