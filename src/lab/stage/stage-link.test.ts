// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLabStore } from '../lab-store.ts';
import { createStageLink, stagePatience, type StageLink } from './stage-link.ts';
import type { StageReport } from './stage-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Stage {
  readonly link: StageLink;
  readonly reload: ReturnType<typeof vi.fn>;
  readonly say: (news: StageReport) => void;
  readonly close: () => void;
}
function openStage(): Stage {
  const reload = vi.fn();
  const inner = { postMessage: vi.fn(), location: { reload } } as unknown as Window;
  const link = createStageLink(createLabStore({ machine: 'login', input: {}, moves: [] }));
  const close = link.connect({ contentWindow: inner });
  const say = (data: StageReport): void => {
    const event = new MessageEvent('message', { data, origin: window.location.origin });
    Object.defineProperty(event, 'source', { value: inner });
    window.dispatchEvent(event);
  };
  return { link, reload, say, close };
}
const ready: StageReport = { kind: 'ready', revision: 3, screens: [], locales: [] };

test('tells how many parts of the live site are there, and gives up when none comes for its patience', () => {
  const { link, say, close } = openStage();
  vi.advanceTimersByTime(stagePatience - 1);
  say({ kind: 'progress', loaded: 3, total: 12 });
  expect(link.view()).toMatchObject({ status: 'loading', progress: { loaded: 3, total: 12 } });
  // Slow is not gone: each part begins the wait again.
  vi.advanceTimersByTime(stagePatience - 1);
  expect(link.view().status).toBe('loading');
  vi.advanceTimersByTime(1);
  expect(link.view()).toMatchObject({ status: 'failed', reason: 'no answer in 20 seconds' });
  close();
});
test('tries again by loading the frame again, and a late answer counts', () => {
  const { link, reload, say, close } = openStage();
  vi.advanceTimersByTime(stagePatience);
  link.retry();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(link.view()).toMatchObject({ status: 'loading', progress: null });
  vi.advanceTimersByTime(stagePatience);
  expect(link.view().status).toBe('failed');
  say(ready);
  expect(link.view()).toMatchObject({ status: 'ready', revision: 3 });
  vi.advanceTimersByTime(10 * stagePatience);
  expect(link.view().status).toBe('ready');
  close();
});
test('waits for nothing once the lab is closed', () => {
  const { link, close } = openStage();
  close();
  vi.advanceTimersByTime(stagePatience);
  expect(link.view().status).toBe('loading');
});
