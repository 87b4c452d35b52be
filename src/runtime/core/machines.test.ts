import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract, SnapshotLike } from '../../protocol/machine/machine-contract.ts';
import { activeStates, createMachines, type MachineEntry } from './machines.ts';
import { createStore } from './store.ts';

function createFakeFlow() {
  const received: JsonObject[] = [];
  const inputs: JsonObject[] = [];
  let observer: { next: (snapshot: SnapshotLike) => void } | null = null;
  let stopped = 0;
  const snapshotOf = (value: unknown, label: string): SnapshotLike => ({
    value,
    context: { label, secret: 'password' },
    status: 'active',
    matches: () => false,
    can: (event: { type: string }) => event.type === 'go',
  });
  let snapshot = snapshotOf('idle', 'start');
  const contract = {
    states: {},
    id: 'flow',
    events: { go: {} },
    internalEvents: { 'system.tell': {} },
    project: ({ context }: SnapshotLike) => ({ label: (context as JsonObject)['label'] ?? null }),
  } as unknown as MachineContract;
  const entry: MachineEntry = {
    contract,
    start: (input) => {
      inputs.push(input);
      return {
        getSnapshot: () => snapshot,
        subscribe: (given) => {
          observer = given;
          return { unsubscribe: () => (observer = null) };
        },
        send: (event) => void received.push(event),
        stop: () => (stopped += 1),
      };
    },
  };
  return {
    entry,
    received,
    inputs,
    stops: () => stopped,
    move: (value: unknown, label: string) => {
      snapshot = snapshotOf(value, label);
      observer?.next(snapshot);
    },
  };
}

describe('machines of a screen', () => {
  it('show their projection, never their context', () => {
    const store = createStore();
    const flow = createFakeFlow();
    const machines = createMachines(store, { flow: () => flow.entry }, () => undefined);
    const release = machines.hold('reg', 'flow', () => ({ limit: 3 }));
    expect(flow.inputs).toEqual([{ limit: 3 }]);
    expect(store.get('machine.reg')).toEqual({ label: 'start' });
    flow.move({ sms: 'waiting' }, 'sent');
    expect(store.get('machine.reg')).toEqual({ label: 'sent' });
    expect(JSON.stringify(store.get('machine'))).not.toContain('password');
    expect([
      machines.isIn('reg', 'sms'),
      machines.isIn('reg', 'sms.waiting'),
      machines.isIn('reg', 'idle'),
    ]).toEqual([true, true, false]);
    expect(machines.isIn('other', 'idle')).toBeUndefined();
    release();
    expect(flow.stops()).toBe(1);
    expect(store.get('machine.reg')).toBeUndefined();
    expect(machines.isIn('reg', 'sms')).toBeUndefined();
  });
  it('take only events that the contract declares', () => {
    const flow = createFakeFlow();
    const machines = createMachines(createStore(), { flow: () => flow.entry }, () => undefined);
    machines.hold('reg', 'flow', () => ({}));
    machines.send('reg', 'go', { type: 'forged', a: 1 });
    expect(() => machines.send('reg', 'xstate.done.actor.login', {})).toThrow('declares');
    expect(() => machines.send('reg', 'system.tell', {})).toThrow('declares');
    expect(() => machines.send('none', 'go', {})).toThrow('running machine');
    machines.tell('reg', 'system.tell', {});
    expect(flow.received).toEqual([{ type: 'go', a: 1 }, { type: 'system.tell' }]);
    expect(machines.canSend('reg', 'go')).toBe(true);
    expect(machines.canSend('reg', 'stop')).toBe(false);
  });
  it('are shared under one key until the last screen lets go', () => {
    const flow = createFakeFlow();
    const machines = createMachines(createStore(), { flow: () => flow.entry }, () => undefined);
    const first = machines.hold('session', 'flow', () => ({}));
    const second = machines.hold('session', 'flow', () => ({}));
    expect(flow.inputs.length).toBe(1);
    first();
    expect(flow.stops()).toBe(0);
    second();
    expect(flow.stops()).toBe(1);
  });
  it('get what was sent while they were loading', async () => {
    const flow = createFakeFlow();
    const machines = createMachines(
      createStore(),
      { flow: () => Promise.resolve(flow.entry) },
      () => undefined,
    );
    machines.hold('reg', 'flow', () => ({}));
    machines.send('reg', 'go', { n: 1 });
    expect(flow.received).toEqual([]);
    await Promise.resolve();
    expect(flow.received).toEqual([{ type: 'go', n: 1 }]);
  });
  it('do not start when the screen went away while they were loading', async () => {
    const flow = createFakeFlow();
    const machines = createMachines(
      createStore(),
      { flow: () => Promise.resolve(flow.entry) },
      () => undefined,
    );
    machines.hold('reg', 'flow', () => ({}))();
    await Promise.resolve();
    expect(flow.inputs).toEqual([]);
  });
  it('report a machine that is not in the catalogue, or cannot be loaded', async () => {
    const failures: string[] = [];
    const machines = createMachines(
      createStore(),
      { broken: () => Promise.reject(new Error('no network')) },
      (id, error) => failures.push(`${id}: ${String(error)}`),
    );
    machines.hold('a', 'ghost', () => ({}));
    machines.hold('b', 'broken', () => ({}));
    await new Promise((resolve) => setTimeout(resolve));
    expect(failures).toEqual([
      'ghost: Error: expects a machine of the catalogue, got ghost',
      'broken: Error: no network',
    ]);
  });
  it.each([
    [{ token: 'abc' }, true],
    [{ values: { password: 'abc' } }, true],
    [{ token: null, values: { password: '' }, name: 'abc' }, false],
    [{ child: new Map([['token', 'abc']]) }, false],
  ])('know whether they hold a secret: %j', (context, expected) => {
    const flow = createFakeFlow();
    const entry: MachineEntry = {
      contract: { ...flow.entry.contract, secrets: ['token', 'password'] },
      start: (input) => {
        const actor = flow.entry.start(input);
        return { ...actor, getSnapshot: () => ({ ...actor.getSnapshot(), context }) };
      },
    };
    const machines = createMachines(createStore(), { flow: () => entry }, () => undefined);
    expect(machines.holdsSecrets()).toBe(false);
    const release = machines.hold('reg', 'flow', () => ({}));
    expect(machines.holdsSecrets()).toBe(expected);
    release();
    expect(machines.holdsSecrets()).toBe(false);
  });
  it('name every active state', () => {
    expect(activeStates({ a: { b: 'c' }, d: 'e' })).toEqual(['a', 'a.b', 'a.b.c', 'd', 'd.e']);
  });
});
