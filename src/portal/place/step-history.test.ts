import { createActor, fromPromise, fromTransition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { depositContract } from '../../machines/deposit/deposit.contract.ts';
import { depositMachine } from '../../machines/deposit/deposit.machine.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { createMachines } from '../../runtime/core/machines.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createFakeWindow } from './navigation.fake.ts';
import { createNavigation } from './navigation.ts';
import type { StepEntry } from './step-entries.ts';
import { syncStepsWithHistory } from './step-history.ts';

const outcomes = depositContract.services['loadDepositMethods']?.outcomes ?? [];
const answer = (name: string): never => outcomes.find((one) => one.name === name)?.value as never;

/** The portal at its deposit page, with a machine whose services answer immediately. */
function setUp() {
  const flow = { offer: 'methods', created: 0 };
  const machine = depositMachine.provide({
    actors: {
      loadDepositMethods: fromPromise(async () => answer(flow.offer)) as never,
      createDeposit: fromPromise(async () => {
        flow.created += 1;
        return (answer('unpaid order') as JsonObject)['order'];
      }) as never,
      // No time passes.
      wait: fromTransition((left) => left, { secondsLeft: 600 }) as never,
    },
  });
  const store = createStore({ machine: {}, session: { account: 'ana' } });
  const fail = (_id: string, error: unknown): never => {
    throw error;
  };
  const start = (input: JsonObject) => {
    const actor = createActor(machine, { input: input });
    actor.start();
    return actor as never;
  };
  const machines = createMachines(store, { deposit: () => ({ contract: depositContract, start }) }, fail);
  const browser = createFakeWindow('/');
  const navigation = createNavigation(browser.view, '');
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const page = { leave: () => undefined as void };
  const openDeposit = async () => {
    page.leave = machines.hold('deposit', 'deposit', () => ({}));
    await settle();
  };
  // As the portal does: the page at a path holds its machines.
  navigation.subscribe(({ path }) => {
    page.leave();
    page.leave = () => undefined;
    if (path === '/deposit') void openDeposit();
  });
  syncStepsWithHistory({ runtime: { store, machines }, navigation }, browser.view.history);
  const step = () => (browser.view.history.state as { readonly step?: StepEntry } | null)?.step ?? null;
  const send = async (event: string, payload: JsonObject = {}) => {
    machines.send('deposit', event, payload);
    await settle();
  };
  const go = async (way: () => void) => {
    way();
    await settle();
  };
  const state = () => (store.get('machine.deposit.state') ?? null) as string | null;
  const method = () => (store.get('machine.deposit.method.id') ?? null) as string | null;
  const arrive = (account: string | null) => store.set('session.account', account);
  return { flow, browser, step, navigation, send, go, state, method, settle, arrive, page, openDeposit };
}
type SetUp = ReturnType<typeof setUp>;

async function chooseBank({ navigation, go, send }: SetUp): Promise<void> {
  await go(() => navigation.goTo('/deposit', false));
  await send('method.select', { method: 'bank' });
}

describe('the steps of a flow in the history of the browser', () => {
  it('leads back to the step before, and forward again', async () => {
    const portal = setUp();
    const { browser, go, state, method } = portal;
    await chooseBank(portal);
    expect(browser.addresses()).toEqual(['/', '/deposit', '/deposit']);
    await go(browser.back);
    expect(state()).toBe('choosing');
    await go(browser.forward);
    expect([state(), method()]).toEqual(['entering', 'bank']);
    await go(browser.back);
    await go(browser.back);
    expect(portal.navigation.current().path).toBe('/');
  });
  it('finds the step again after the page was left', async () => {
    const portal = setUp();
    const { browser, navigation, go, state, method } = portal;
    await chooseBank(portal);
    await go(() => navigation.goTo('/member', false));
    expect(state()).toBe(null);
    await go(browser.back);
    expect([state(), method()]).toEqual(['entering', 'bank']);
    await go(() => navigation.goTo('/member', false));
    await go(() => navigation.goTo('/deposit', false));
    expect(state()).toBe('choosing');
  });
  it('takes the entry back when the page itself leads back', async () => {
    const portal = setUp();
    const { browser, step, navigation, go, send, state } = portal;
    await chooseBank(portal);
    await send('method.change');
    expect([state(), step()]).toEqual(['choosing', null]);
    await go(browser.back);
    expect(navigation.current().path).toBe('/');
  });
  it('leaves a step that is over for the page before, and makes no second order', async () => {
    const portal = setUp();
    const { browser, navigation, go, send, state, flow } = portal;
    await chooseBank(portal);
    await send('amount.submit', { amount: '100' });
    expect(state()).toBe('paying.waiting');
    await go(browser.back);
    expect(navigation.current().path).toBe('/');
    flow.offer = 'unpaid order';
    await go(browser.forward);
    await go(browser.forward);
    expect([state(), flow.created]).toEqual(['paying.waiting', 1]);
  });
  it('stays at the step while another part of the page changes its address', async () => {
    const portal = setUp();
    const { browser, step, navigation, go, state } = portal;
    await chooseBank(portal);
    const before = state();
    navigation.goTo('/deposit?page=2', false);
    expect(step()).toMatchObject({ state: 'entering' });
    expect(before).toBe('entering');
    await go(browser.back);
    expect(step()).toMatchObject({ state: 'entering' });
  });
  it('restores the step after a login as the same member, and not for another member', async () => {
    const portal = setUp();
    const { page, openDeposit, arrive, state, step } = portal;
    await chooseBank(portal);
    const signOut = () => {
      page.leave();
      arrive(null);
    };
    signOut();
    await openDeposit();
    expect(state()).toBe('choosing');
    arrive('ana');
    expect(state()).toBe('entering');
    signOut();
    arrive('ben');
    await openDeposit();
    expect([state(), step()]).toEqual(['choosing', null]);
  });
});
