// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { frameDefinition } from './frame.definition.ts';
import { FrameView } from './frame.tsx';
import { chooseSandbox, dropOwnOrigin, readMessage } from './read-message.ts';

const props = { src: 'https://games.example/play?token=1', title: 'Carp', ready: 'game.ready', patience: 10 };
const findFrame = () => screen.getByTitle<HTMLIFrameElement>('Carp');
const ownWindow = { name: 'of the frame' };
const post = (data: unknown, origin: string, source: unknown) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Frame', () => {
  it('shows no host that is not on the list', () => {
    renderView(frameDefinition, FrameView, { ...props, src: 'https://evil.example/x' });
    expect(screen.queryByTitle('Carp')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('This can’t be shown here');
  });

  it('shows a host that a later release allows, and keeps what is open', () => {
    const { runtime } = renderView(frameDefinition, FrameView, { ...props, src: 'https://other.example/x' });
    expect(screen.queryByTitle('Carp')).toBeNull();
    act(() => runtime.allow('https://other.example'));
    const frame = findFrame();
    expect(frame.getAttribute('src')).toBe('https://other.example/x');
    act(() => runtime.allow('https://third.example'));
    expect(findFrame()).toBe(frame);
  });

  it('is ready when the frame says so, by its own window and origin only', () => {
    const { emit } = renderView(frameDefinition, FrameView, props);
    // Nothing is loaded in a test: the frame has the window that it would have.
    Object.defineProperty(findFrame(), 'contentWindow', { value: ownWindow });
    const frameWindow = ownWindow;
    post({ type: 'game.ready' }, 'https://games.example', window);
    post({ type: 'game.ready' }, 'https://evil.example', frameWindow);
    expect(emit).not.toHaveBeenCalled();
    post({ type: 'game.ready' }, 'https://games.example', frameWindow);
    expect(emit.mock.calls).toEqual([
      ['ready'],
      ['message', { type: 'game.ready', data: { type: 'game.ready' } }],
    ]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('gives up after its patience and tries again when asked', () => {
    const { emit } = renderView(frameDefinition, FrameView, props);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(emit).toHaveBeenCalledExactlyOnceWith('fail');
    expect(screen.queryByTitle('Carp')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(findFrame().getAttribute('src')).toBe('https://games.example/play?token=1');
  });

  it('counts its load as ready where the frame says nothing', () => {
    const { emit } = renderView(frameDefinition, FrameView, { src: props.src, title: 'Carp' });
    fireEvent.load(findFrame());
    expect(emit).toHaveBeenCalledExactlyOnceWith('ready');
  });
});

describe('chooseSandbox', () => {
  it('never lets a page of our own keep its origin beside its scripts', () => {
    const ownSandbox = chooseSandbox(null);
    expect(ownSandbox).toEqual({ sandbox: 'allow-scripts allow-forms', origin: 'null' });
    const other = chooseSandbox('https://games.example');
    expect(other.origin).toBe('https://games.example');
    expect(other.sandbox).not.toContain('allow-top-navigation');
  });
});

describe('dropOwnOrigin', () => {
  it('leaves the path of a page of ours, and the whole address of any other', () => {
    expect(dropOwnOrigin('http://here.test/sandbox/chat?a=1', 'http://here.test')).toBe('/sandbox/chat?a=1');
    vi.stubGlobal('location', undefined);
    expect(dropOwnOrigin('http://here.test/a')).toBe('http://here.test/a');
    vi.unstubAllGlobals();
    for (const other of ['http://here.test:1/a', 'https://chat.example/a', '/a', 'no address'])
      expect(dropOwnOrigin(other, 'http://here.test')).toBe(other);
  });
});

describe('readMessage', () => {
  const circular: Record<string, unknown> = { type: 'x' };
  circular['self'] = circular;
  it.each([
    null,
    'text',
    [],
    {},
    { type: 5 },
    { type: '' },
    { type: 'x'.repeat(65) },
    { type: 'x', big: 'y'.repeat(10_001) },
    circular,
    { type: 'x', n: 1n },
  ])('takes nothing from %o', (posted) => {
    expect(readMessage(posted)).toBeNull();
  });

  it('leaves nothing but data', () => {
    expect(readMessage({ type: 'x', run: () => 1, at: new Date(0) })).toEqual({
      type: 'x',
      data: { type: 'x', at: '1970-01-01T00:00:00.000Z' },
    });
  });
});
