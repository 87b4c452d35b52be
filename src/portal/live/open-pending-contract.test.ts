import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { followContracts, openPendingContract } from './open-pending-contract.ts';

const asking: JsonObject = {
  divtypereq: { CONS: [{ version: 1 }] },
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
};
const quiet = { ...asking, divtypereq: {} };

function setUp({
  type = 1,
  modal = null,
  modals = ['contract-request'],
  answer = asking,
  route = 'home',
  state = 'member',
  mayInterrupt = true,
} = {}) {
  const store = createStore({
    session: { state, type },
    ui: { modal },
    route: { id: route },
    member: { unread: 1 },
  });
  const opened: [string, JsonObject][] = [];
  const calls: string[] = [];
  const running = new Set<string>();
  const runtime = {
    store,
    machines: { machineAt: (key: string) => (running.has(key) ? key : undefined) },
    active: () => ({ pointer: { manifest: { modals: Object.fromEntries(modals.map((id) => [id, 'h'])) } } }),
    effects: { open: (id: string, params: JsonObject) => void opened.push([id, params]) },
  } as unknown as Runtime;
  const call = (name: string): Promise<Json> => {
    calls.push(name);
    return Promise.resolve(answer);
  };
  const said: string[] = [];
  const tabTexts = createFakeTexts();
  const say = (key: string): void => void said.push(key);
  const options = { runtime, call, tabTexts, say, mayInterrupt: () => mayInterrupt };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const follow = async () => {
    followContracts(options);
    await settle();
  };
  return {
    store,
    running,
    opened,
    calls,
    said,
    tabTexts,
    follow,
    settle,
    run: () => openPendingContract(options),
  };
}

describe('a contract that waits for an answer', () => {
  it('opens automatically after a login', async () => {
    const { run, opened } = setUp();
    await run();
    expect(opened).toEqual([['contract-request', { kind: 'dividend', product: 'CONS' }]]);
  });
  it('waits until the dialog that is up was closed, and does not come to someone who has left', async () => {
    const up = setUp({ modal: 'notice' as never });
    await up.run();
    expect(up.opened).toEqual([]);
    up.store.set('ui.modal', null);
    expect(up.opened).toHaveLength(1);
    const gone = setUp({ modal: 'notice' as never });
    await gone.run();
    gone.store.set('session.state', 'visitor');
    gone.store.set('ui.modal', null);
    expect(gone.opened).toEqual([]);
  });
  it('does not come over a page that is about a contract: it waits until the person leaves it', async () => {
    const { run, running, store, opened } = setUp();
    running.add('contract');
    store.set('machine.contract', { state: 'drafting' });
    await run();
    store.set('machine.contract', { state: 'confirming' });
    expect(opened).toEqual([]);
    running.delete('contract');
    store.set('machine.contract', undefined);
    expect(opened).toHaveLength(1);
  });
  it('is not asked for with a trial account, nor on a site without the dialog', async () => {
    for (const one of [setUp({ type: 4 }), setUp({ modals: [] })]) {
      await one.run();
      expect([one.calls, one.opened]).toEqual([[], []]);
    }
  });
  it('is a line, not a dialog, for a person who plays or has begun to use the page', async () => {
    for (const one of [setUp({ mayInterrupt: false }), setUp({ route: 'game' })]) {
      await one.run();
      expect([one.said, one.opened]).toEqual([['runtime.contractAsked'], []]);
    }
  });
  it('is none where nothing is asked', async () => {
    const { run, opened } = setUp({ answer: quiet });
    await run();
    expect(opened).toEqual([]);
  });
});

describe('a contract that is offered to a member who is signed in already', () => {
  it('opens with the page that loads, once in a tab, and again after another sign-in', async () => {
    const { follow, run, opened, store, tabTexts, settle } = setUp({ state: 'booting' });
    await follow();
    expect(opened).toEqual([]);
    store.set('session.state', 'member');
    await settle();
    expect(opened).toHaveLength(1);
    expect(tabTexts.read('popupShown')).toBe('1');
    expect(await run()).toBe(false);
    store.set('session.state', 'visitor');
    store.set('session.state', 'member');
    await settle();
    // A login brings it itself.
    expect(opened).toHaveLength(1);
    expect(await run()).toBe(true);
  });
  it('is not asked for during a break', async () => {
    const { follow, calls, store, settle } = setUp({ state: 'visitor' });
    await follow();
    store.set('member.breakUntil', '2026-12-01T20:30:00.000Z');
    store.set('session.state', 'member');
    await settle();
    expect(calls).toEqual([]);
  });
  it('is said as soon as a message about it comes in, and not with other news', async () => {
    const { follow, store, opened, said, settle } = setUp({ state: 'visitor' });
    await follow();
    store.set('session.state', 'member');
    store.set('member.unread', 0);
    await settle();
    expect(said).toEqual([]);
    store.set('member.unread', 1);
    await settle();
    expect([said, opened]).toEqual([['runtime.contractAsked'], []]);
    const quietOne = setUp({ answer: quiet, state: 'visitor' });
    await quietOne.follow();
    quietOne.store.set('session.state', 'member');
    quietOne.store.set('member.unread', 2);
    await quietOne.settle();
    expect([quietOne.calls, quietOne.said]).toEqual([['contracts.consolidated'], []]);
  });
  it('stops no game that runs', async () => {
    const { follow, opened, said } = setUp({ route: 'game' });
    await follow();
    expect([opened, said]).toEqual([[], ['runtime.contractAsked']]);
  });
});
