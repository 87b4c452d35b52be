import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { createStore } from '../../runtime/core/store.ts';
import { clearSession, storeMember } from './stored-member.ts';
import { createStoredSession } from './stored-session.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { borrowSession, type SessionChannel, shareSession } from './share-session.ts';

type Listener = Parameters<SessionChannel['addEventListener']>[1];

/** A browser whose tabs share local storage and a channel; each tab has its own session storage. */
const openBrowser = () => {
  const browser = createFakeTexts();
  const listeners = new Map<SessionChannel, Listener[]>();
  const openChannel = (): SessionChannel => {
    const ownListeners: Listener[] = [];
    const channel: SessionChannel = {
      postMessage: (data) => {
        for (const [other, heard] of listeners)
          if (other !== channel) for (const listener of heard) listener({ data: structuredClone(data) });
      },
      addEventListener: (_type, listener) => void ownListeners.push(listener),
      close: () => void listeners.delete(channel),
    };
    listeners.set(channel, ownListeners);
    return channel;
  };
  const openTab = () => {
    const session = createStoredSession(createFakeTexts(), browser);
    const store = createStore({ session: { state: 'visitor', reason: null } });
    const events: [string, JsonObject][] = [];
    shareSession({
      runtime: {
        store,
        machines: {
          tell: (_flow: string, event: string, params: JsonObject) => void events.push([event, params]),
        },
      } as never,
      session,
      channel: openChannel(),
      reload: () => void events.push(['reload', {}]),
    });
    return {
      session,
      events,
      signIn: (token: string, account = 'player') => {
        session.keepToken(token);
        storeMember(session, { account, type: 0 });
        store.set('session', { state: 'member', reason: null, account });
      },
      /** What the flow does after the event `session.found`. */
      restore: () => store.set('session', { state: 'member', reason: null, account: session.account() }),
      ask: () => store.set('session', { state: 'member', reason: null, step: 'member.confirmingLogout' }),
      leave: (reason: string) => {
        session.tab.write('token', null);
        clearSession(session);
        store.set('session', { state: 'visitor', reason });
      },
    };
  };
  return { browser, openTab, openChannel };
};

describe('a sign-in in one tab', () => {
  it('is one in all tabs', () => {
    const { openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    there.signIn('t1');
    expect(here.events).toEqual([['session.found', {}]]);
    expect([here.session.token(), here.session.account()]).toEqual(['t1', 'player']);
  });

  it('is found by a tab that opens later, but not after the last tab was closed', async () => {
    const { browser, openTab, openChannel } = openBrowser();
    openTab().signIn('t1');
    const later = createStoredSession(createFakeTexts(), browser);
    await borrowSession(later, { channel: openChannel() });
    expect([later.token(), later.account()]).toEqual(['t1', 'player']);

    vi.useFakeTimers();
    const alone = openBrowser();
    alone.browser.write('foyer.signedIn', '1');
    const nobody = createStoredSession(createFakeTexts(), alone.browser);
    const asked = borrowSession(nobody, { channel: alone.openChannel() });
    await vi.runAllTimersAsync();
    await asked;
    vi.useRealTimers();
    expect([nobody.token(), nobody.isLikely()]).toEqual([null, false]);
  });

  it('of another member reloads the page of a tab with a logged-in member', () => {
    const { openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    there.signIn('t1');
    here.restore();
    there.signIn('t2', 'maria');
    expect(here.events).toEqual([
      ['session.found', {}],
      ['reload', {}],
    ]);
    expect(here.session.account()).toBe('maria');
  });
});

describe('a new token of the same member', () => {
  it('goes to all tabs, and nothing on their pages changes', () => {
    const { openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    there.signIn('t1');
    here.restore();
    there.session.keepToken('t2');
    there.ask();
    expect(here.session.token()).toBe('t2');
    expect(here.events).toEqual([['session.found', {}]]);
  });
});

describe('a sign-out in one tab', () => {
  it('is one in all tabs that have the session', () => {
    const { openTab } = openBrowser();
    const [here, there, visitor] = [openTab(), openTab(), openTab()];
    there.signIn('t1');
    here.restore();
    there.ask();
    there.leave('signedOut');
    expect(here.events).toEqual([
      ['session.found', {}],
      ['session.lost', { reason: 'otherTab' }],
    ]);
    expect(visitor.events).toEqual([['session.found', {}]]);
  });

  it.each(['onBreak', 'closed'])('and what ended it stays said: %s', (reason) => {
    const { openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    there.signIn('t1');
    here.restore();
    there.leave(reason);
    expect(here.events.at(-1)).toEqual(['session.lost', { reason }]);
  });

  it('is not what an expired session is: each tab hears that from the server', () => {
    const { openTab } = openBrowser();
    const [here, there] = [openTab(), openTab()];
    there.signIn('t1');
    here.restore();
    there.leave('expired');
    expect(here.events).toEqual([['session.found', {}]]);
  });
});
