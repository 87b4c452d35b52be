import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { customerServiceMachine } from './customer-service.machine.ts';

const url = 'https://chat.example/room';
const start = (inPage: boolean, load: () => Promise<{ readonly url: string }>) => {
  const openWindow = vi.fn<() => void>();
  const ignore = (): void => undefined;
  const actor = createActor(
    customerServiceMachine.provide({
      actors: { loadChatLink: fromPromise(load) },
      actions: { openWindow: () => openWindow(), showInWindow: ignore, closeWindow: ignore },
    }),
    { input: { inPage } },
  ).start();
  return { actor, openWindow, read: () => actor.getSnapshot() };
};

it('the chat comes into the page without a press, and opens a window only when asked', async () => {
  const { actor, openWindow, read } = start(true, async () => ({ url }));
  await vi.waitFor(() => expect(read().value).toBe('shown'));
  expect(read().context.url).toBe(url);
  expect(openWindow).not.toHaveBeenCalled();
  actor.send({ type: 'chat.open' });
  expect(openWindow).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(read().value).toBe('open'));
});

it('a chat that could not come into the page is asked for again', async () => {
  const load = vi.fn<() => Promise<{ readonly url: string }>>().mockRejectedValueOnce(new Error('down'));
  const { actor, read } = start(true, load);
  await vi.waitFor(() => expect(read().value).toBe('idle'));
  load.mockResolvedValueOnce({ url });
  actor.send({ type: 'chat.show' });
  await vi.waitFor(() => expect(read().value).toBe('shown'));
});

it('a brand whose chat is a window is asked for no link before the press', () => {
  const load = vi.fn(async () => ({ url }));
  const { actor, openWindow, read } = start(false, load);
  actor.send({ type: 'chat.show' });
  expect([read().value, load.mock.calls.length]).toEqual(['idle', 0]);
  actor.send({ type: 'chat.open' });
  expect([openWindow.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
});
