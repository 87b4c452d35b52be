// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import englishTexts from '../../../locales/EN.json' with { type: 'json' };
import { createFakeRuntime } from '../fake-runtime.fake.tsx';
import { renderView } from '../render-definition.fake.tsx';
import { gameStageDefinition } from './game-stage.definition.ts';
import { coveredPath, gameAddressPath } from './covered-path.ts';
import { GameStageView } from './game-stage.tsx';

const origin = 'https://games.example';
const address = `${origin}/play?ticket=1`;
const props = { title: 'Golden Carp' };
const ownWindow = { postMessage: vi.fn() };

function show(more: object = {}, gameAddress: string | null = address) {
  const runtime = createFakeRuntime({ messages: englishTexts });
  runtime.set(gameAddressPath, gameAddress);
  const view = renderView(gameStageDefinition, GameStageView, { ...props, ...more }, { runtime });
  const frame = screen.queryByTitle<HTMLIFrameElement>('Golden Carp');
  // Nothing is loaded in a test: the frame has the window that it would have.
  if (frame !== null) Object.defineProperty(frame, 'contentWindow', { value: ownWindow, configurable: true });
  return { ...view, frame, runtime };
}
const post = (type: string, from = origin, source: unknown = ownWindow) =>
  act(() => {
    const event = new MessageEvent('message', { data: { type }, origin: from });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });

describe('GameStage', () => {
  it('frames the game that the flow started, in a sandbox that cannot leave', () => {
    const { frame } = show();
    expect(frame?.getAttribute('src')).toBe(address);
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin');
  });

  it.each(['javascript:alert(1)', `${globalThis.location.origin}/play`, 'nowhere', null])(
    'frames nothing from %s',
    (gameAddress) => {
      expect(show({}, gameAddress).frame).toBeNull();
    },
  );

  it('frames a page for visitors in the language and theme around it, without the game of the flow', () => {
    const { emit, frame } = show({ preview: `${origin}/play?type=SPORTS&guest=1` });
    expect(frame?.getAttribute('src')).toMatch(
      /^https:\/\/games\.example\/play\?type=SPORTS&guest=1&language=\w+/,
    );
    post('game.login');
    expect(emit).toHaveBeenCalledExactlyOnceWith('login');
  });

  it('says when a page for visitors cannot be reached, and loads it once more', () => {
    vi.useFakeTimers();
    try {
      const preview = `${origin}/play?type=SPORTS&guest=1`;
      const { emit, frame } = show({ preview, height: 'rest' });
      expect(screen.getByRole('status').textContent).toBe(englishTexts['component.GameStage.loading']);
      // The browser's own page about the failure loads, and says nothing.
      fireEvent.load(frame as HTMLIFrameElement);
      act(() => void vi.advanceTimersByTime(3_900));
      expect(screen.queryByRole('button', { name: englishTexts['component.GameStage.retry'] })).toBeNull();
      act(() => void vi.advanceTimersByTime(200));
      expect(screen.getByRole('status').textContent).toContain(englishTexts['component.GameStage.slow']);
      fireEvent.click(screen.getByRole('button', { name: englishTexts['component.GameStage.retry'] }));
      expect(emit).toHaveBeenCalledExactlyOnceWith('retry');
      expect(screen.queryByTitle('Golden Carp')).not.toBe(frame);
      expect(screen.getByRole('status').textContent).toBe(englishTexts['component.GameStage.loading']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says at once that there is no connection', () => {
    const { runtime } = show({ preview: `${origin}/play?type=SPORTS&guest=1` });
    act(() => runtime.set('ui.online', false));
    expect(screen.getByRole('status').textContent).toContain(englishTexts['component.GameStage.offline']);
    act(() => runtime.set('ui.online', true));
    expect(screen.getByRole('status').textContent).toBe(englishTexts['component.GameStage.loading']);
  });

  it('frames nothing where there is no such page yet', () => {
    expect(show({ preview: null }).frame).toBeNull();
  });

  it('is shown when the game says that it is ready, by its own window and origin only', () => {
    const { emit, frame } = show();
    post('game.ready', 'https://evil.example');
    post('game.ready', origin, window);
    expect(emit).not.toHaveBeenCalled();
    expect(frame?.hasAttribute('data-waiting')).toBe(true);
    post('game.ready');
    expect(emit).toHaveBeenCalledExactlyOnceWith('ready');
    expect(frame?.hasAttribute('data-waiting')).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
    post('game.balance');
    expect(emit).toHaveBeenLastCalledWith('message', { message: 'game.balance' });
  });

  it('says when it takes long, and can be started again', () => {
    const { emit, update } = show();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    update({ ...props, slow: true });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('retry');
  });

  it('asks the game to pause and to continue, and nothing can be pressed meanwhile', () => {
    ownWindow.postMessage.mockClear();
    const { update, frame } = show();
    post('game.ready');
    update({ ...props, paused: true });
    expect(ownWindow.postMessage).toHaveBeenLastCalledWith({ type: 'host.pause' }, origin);
    expect(frame?.inert).toBe(true);
    update({ ...props, paused: false });
    expect(ownWindow.postMessage).toHaveBeenLastCalledWith({ type: 'host.resume' }, origin);
    expect(ownWindow.postMessage).toHaveBeenCalledTimes(2);
  });

  it('pauses below the cover of a closed platform, and continues when that is gone', () => {
    const { frame, runtime } = show();
    post('game.ready');
    ownWindow.postMessage.mockClear();
    act(() => runtime.set(coveredPath, true));
    expect(ownWindow.postMessage).toHaveBeenLastCalledWith({ type: 'host.pause' }, origin);
    expect([frame?.inert, screen.getByRole('status').textContent]).toEqual([
      true,
      englishTexts['component.GameStage.paused'],
    ]);
    act(() => runtime.set(coveredPath, false));
    expect(ownWindow.postMessage).toHaveBeenLastCalledWith({ type: 'host.resume' }, origin);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks a game to pause once more when it is ready: what came before that it has missed', () => {
    ownWindow.postMessage.mockClear();
    const { update } = show();
    update({ ...props, paused: true });
    ownWindow.postMessage.mockClear();
    post('game.ready');
    expect(ownWindow.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'host.pause' }, origin);
    expect(screen.getByRole('status').textContent).toBe(englishTexts['component.GameStage.paused']);
    update({ ...props, paused: false });
    expect(ownWindow.postMessage).toHaveBeenLastCalledWith({ type: 'host.resume' }, origin);
  });

  it('tells nothing to a game that is ready and not paused', () => {
    ownWindow.postMessage.mockClear();
    show();
    post('game.ready');
    expect(ownWindow.postMessage).not.toHaveBeenCalled();
  });

  it('tells when the person comes back to the tab', () => {
    const { emit } = show();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(emit).toHaveBeenCalledExactlyOnceWith('return');
  });
});
