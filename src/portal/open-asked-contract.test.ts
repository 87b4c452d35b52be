import { describe, expect, it } from 'vitest';
import type { Api } from '../api/create-api.ts';
import type { Json, JsonObject } from '../protocol/json.ts';
import type { Runtime } from '../runtime/core/runtime.ts';
import { createStore } from '../runtime/core/store.ts';
import { openAskedContract } from './open-asked-contract.ts';

const asking = {
  divtypereq: { CONS: [{}] },
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
};
const quiet = { ...asking, divtypereq: {} };

function setUp({ type = 1, modal = null, modals = ['contract-request'], answer = asking as Json } = {}) {
  const store = createStore({ session: { state: 'member', type }, ui: { modal } });
  const opened: [string, JsonObject][] = [];
  const calls: string[] = [];
  const running = new Set<string>();
  const runtime = {
    store,
    machines: { machineAt: (key: string) => (running.has(key) ? key : undefined) },
    active: () => ({ pointer: { manifest: { modals: Object.fromEntries(modals.map((id) => [id, 'h'])) } } }),
    effects: { open: (id: string, params: JsonObject) => void opened.push([id, params]) },
  } as unknown as Runtime;
  const api = {
    'contracts.consolidated': () => {
      calls.push('contracts.consolidated');
      return Promise.resolve(answer);
    },
  } as unknown as Api;
  return { store, running, opened, calls, run: () => openAskedContract(runtime, api) };
}

describe('a contract that waits for an answer', () => {
  it('opens by itself after a sign-in', async () => {
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
  it('is none where nothing is asked', async () => {
    const { run, opened } = setUp({ answer: quiet });
    await run();
    expect(opened).toEqual([]);
  });
});
