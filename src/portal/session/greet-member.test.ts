// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createStore } from '../../runtime/core/store.ts';
import { greetMember } from './greet-member.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';

/** Greets who logged in so many milliseconds ago, and gives the dialogs that opened. */
async function greetAfter(ms: number): Promise<readonly string[]> {
  const opened: string[] = [];
  const store = createStore({ ui: { modal: null }, route: { id: 'home' }, session: { type: 0 } });
  // Without the dialog of contracts no contract is asked for.
  const modals = { announcements: 'hash' };
  const runtime = {
    store,
    loadModal: () => Promise.resolve(null),
    screens: { get: () => null },
    active: () => ({ pointer: { manifest: { modals } } }),
    effects: {
      call: () => Promise.resolve({ popup: [{ id: '1' }] }),
      open: (id: string) => opened.push(id),
    },
  } as unknown as Runtime;
  const api = { callOperation: () => Promise.resolve({}) } as unknown as Api;
  const [tabTexts, browserTexts] = [createFakeTexts(), createFakeTexts()];
  await greetMember({
    runtime,
    api,
    tabTexts,
    browserTexts,
    since: performance.now() - ms,
    say: () => undefined,
  });
  return opened;
}

// A slow line brings this file, and the answer about contracts, long after the login.
it('shows the announcements to who logged in a moment ago, and not to who has read since', async () => {
  expect(await greetAfter(100)).toEqual(['announcements']);
  expect(await greetAfter(8_000)).toEqual([]);
});
