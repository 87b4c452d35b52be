import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { assembleMachine } from '../assemble-machine.ts';
import { createStepClock } from '../clock.ts';
import { machineCatalog } from '../generated/catalog.ts';
import { depositContract, noBonus, type DepositOrder } from './deposit.contract.ts';

const outcomes = depositContract.services['loadDepositMethods']?.outcomes ?? [];
const unpaid = outcomes.find(({ name }) => name === 'unpaid order')?.value as JsonObject & {
  readonly order: DepositOrder;
};
const offer = outcomes.find(({ name }) => name === 'methods')?.value as JsonObject;
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function start(order: string | null) {
  const calls: string[] = [];
  const services = {
    loadDepositMethods: async (input: JsonObject) => {
      calls.push(`load ${input['order'] as string}`);
      return unpaid;
    },
    cancelDeposit: async () => {
      calls.push('cancel');
      return {};
    },
  };
  const world = { services, effects: {}, clock: createStepClock(), report: () => undefined };
  const actor = createActor(assembleMachine('deposit', world, machineCatalog), { input: { order } }).start();
  await turn();
  return { actor, calls };
}

test('an order of the address that is not there is said so, and leads to what there is', async () => {
  const { actor, calls } = await start('9999');
  expect(actor.getSnapshot().value).toBe('missing');
  actor.send({ type: 'deposit.again' });
  await turn();
  expect(actor.getSnapshot().value).toEqual({ paying: 'waiting' });
  expect(calls).toEqual(['load 9999', 'load null']);
});

test('an order of the address that is there is shown', async () => {
  const { actor } = await start(unpaid.order.id);
  expect(actor.getSnapshot().value).toEqual({ paying: 'waiting' });
});

test('a bonus is sent with the order, and a refusal leaves the choice to be made again', async () => {
  const asked: unknown[] = [];
  const services = {
    loadDepositMethods: async () => offer,
    createDeposit: async (input: JsonObject) => {
      asked.push(input);
      throw Object.assign(new Error('refused'), {
        code: 'promotion.closed',
        fields: { promotion: 'promotion.closed' },
      });
    },
  };
  const world = { services, effects: {}, clock: createStepClock(), report: () => undefined };
  const actor = createActor(assembleMachine('deposit', world, machineCatalog), { input: {} }).start();
  await turn();
  actor.send({ type: 'method.select', method: 'bank' });
  for (const bonus of ['2', noBonus, 'unknown']) {
    actor.send({ type: 'bonus.choose', bonus });
    actor.send({ type: 'amount.submit', amount: '200' });
    await turn();
    expect(actor.getSnapshot().value).toBe('entering');
    expect(actor.getSnapshot().context).toMatchObject({ errors: { promotion: 'error.promotion.closed' } });
  }
  const order = { method: 'bank', amount: '200.00' };
  expect(asked).toEqual(['2', noBonus, noBonus].map((bonus) => ({ ...order, bonus })));
});

test('a deposit is cancelled after a question, and not without its answer', async () => {
  const { actor, calls } = await start(null);
  actor.send({ type: 'order.cancel' });
  await turn();
  expect(actor.getSnapshot().value).toEqual({ paying: 'confirming' });
  actor.send({ type: 'cancel.keep' });
  expect(actor.getSnapshot().value).toEqual({ paying: 'waiting' });
  expect(calls).toEqual(['load null']);
  actor.send({ type: 'order.cancel' });
  actor.send({ type: 'cancel.confirm' });
  await turn();
  expect(calls).toContain('cancel');
});

test('no press of a person who is to pay is lost while the flow looks whether money came', async () => {
  const opened: unknown[] = [];
  const payUrl = 'https://pay.example/1';
  const services = {
    loadDepositMethods: async () => ({ ...unpaid, order: { ...unpaid.order, payUrl } }),
    loadDeposit: () => new Promise<JsonObject>(() => undefined),
  };
  const effects = { openPayment: (params: JsonObject) => opened.push(params) };
  const world = { services, effects, clock: createStepClock(), report: () => undefined };
  const logic = assembleMachine('deposit', world, machineCatalog);
  const actor = createActor(logic, { input: { order: unpaid.order.id } }).start();
  await turn();
  const pressable = Object.keys(depositContract.events).filter((type) => actor.getSnapshot().can({ type }));
  expect(pressable).toContain('payment.open');
  actor.send({ type: 'payment.check' });
  expect(actor.getSnapshot().value).toEqual({ paying: 'checking' });
  const left = pressable.filter((type) => !actor.getSnapshot().can({ type }));
  expect(left).toEqual(['payment.check']);
  actor.send({ type: 'payment.open' });
  expect(opened).toEqual([{ url: payUrl }]);
});
