// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { sessionClockDefinition } from './session-clock.definition.ts';
import { SessionClockView } from './session-clock.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());
const show = (seconds: number | null) => ({ label: 'Time played', seconds });

describe('SessionClock', () => {
  it('continues from what the server said, and starts over from its next word', () => {
    const { update } = renderView(sessionClockDefinition, SessionClockView, show(3_598));
    const read = () => screen.getByRole('timer', { name: 'Time played' }).querySelector('bdi')?.textContent;
    expect(read()).toBe('0:59:58');
    act(() => void vi.advanceTimersByTime(3_000));
    expect(read()).toBe('1:00:01');
    update(show(3_605));
    expect(read()).toBe('1:00:05');
  });

  it('stays where it is while nothing counts', () => {
    const { update } = renderView(sessionClockDefinition, SessionClockView, show(60));
    const read = () => screen.getByRole('timer').querySelector('bdi')?.textContent;
    act(() => void vi.advanceTimersByTime(2_000));
    expect(read()).toBe('0:01:02');
    update({ ...show(60), isRunning: false });
    act(() => void vi.advanceTimersByTime(5_000));
    expect(read()).toBe('0:01:00');
  });

  it('shows no time before the session has begun, and is no live region', () => {
    renderView(sessionClockDefinition, SessionClockView, show(null));
    act(() => void vi.advanceTimersByTime(5_000));
    const clock = screen.getByRole('timer');
    expect(clock.querySelector('bdi')?.textContent).toBe('–');
    expect(clock.getAttribute('aria-live')).toBe('off');
  });
});
