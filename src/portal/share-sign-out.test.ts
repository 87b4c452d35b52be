import { describe, expect, it } from 'vitest';
import type { Json } from '../protocol/json.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { createStore } from '../runtime/core/store.ts';
import { shareSignOut, type SignOutChannel } from './share-sign-out.ts';

function openTabs(...tokens: readonly (string | null)[]) {
  const listeners: Parameters<SignOutChannel['addEventListener']>[1][] = [];
  const posted: string[] = [];
  return {
    posted,
    tabs: tokens.map((first) => {
      const tab = { token: first, lost: [] as Json[] };
      const store = createStore({ session: { state: first === null ? 'visitor' : 'member', reason: null } });
      let own: (typeof listeners)[number] | null = null;
      shareSignOut({
        runtime: {
          store,
          machines: { tell: (_flow: string, _event: string, params: Json) => void tab.lost.push(params) },
          report: (_where: string, error: unknown) => {
            throw error;
          },
        } as unknown as Runtime,
        getToken: () => tab.token,
        channel: {
          postMessage: (mark) => {
            posted.push(mark);
            for (const listener of listeners) if (listener !== own) listener({ data: mark });
          },
          addEventListener: (_type, listener) => {
            own = listener;
            listeners.push(listener);
          },
        },
        subtle: crypto.subtle,
      });
      const change = (session: Json): void => store.set('session', session);
      return {
        tab,
        leave: (reason: string) => {
          tab.token = null;
          change({ state: 'visitor', reason });
        },
        /** The same member with another token: nothing of what the flow shows changes. */
        renew: (token: string) => {
          tab.token = token;
        },
        ask: () => change({ state: 'member', reason: null, step: 'member.confirmingLogout' }),
      };
    }),
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
const ended = [{ reason: 'otherTab' }];

describe('a sign-out in one tab', () => {
  it('ends the tabs that hold the same session, and no other', async () => {
    const { tabs, posted } = openTabs('t1', 't1', 't2', null);
    tabs[0]?.leave('signedOut');
    await expect.poll(() => tabs[1]?.tab.lost).toEqual(ended);
    await settle();
    expect([0, 2, 3].map((place) => tabs[place]?.tab.lost)).toEqual([[], [], []]);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is told of the session that was left, not of the one before it', async () => {
    const { tabs } = openTabs('t1', 't1', 't3');
    tabs[0]?.renew('t3');
    tabs[0]?.ask();
    await settle();
    tabs[0]?.leave('signedOut');
    await expect.poll(() => tabs[2]?.tab.lost).toEqual(ended);
    expect(tabs[1]?.tab.lost).toEqual([]);
  });

  it('is not what an expired session is: each tab hears that from the server', async () => {
    const { tabs, posted } = openTabs('t1', 't1');
    tabs[0]?.leave('expired');
    await settle();
    expect([posted, tabs[1]?.tab.lost]).toEqual([[], []]);
  });
});
