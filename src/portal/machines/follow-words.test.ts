import { createActor, type AnyActor } from 'xstate';
import { expect, test } from 'vitest';
import { assembleMachine, type Service } from '../../machines/assemble-machine.ts';
import { createStepClock } from '../../machines/clock.ts';
import { depositContract, type DepositContext } from '../../machines/deposit/deposit.contract.ts';
import { machineCatalog } from '../../machines/generated/catalog.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createWordsFollower } from './follow-words.ts';

const method = {
  id: 'bank',
  name: '',
  hint: '',
  kind: 'account',
  minimum: '100.00',
  maximum: '500.00',
  fee: '0.00',
  quick: [],
  minutes: 10,
  isLast: false,
};
const names: Readonly<Record<string, string>> = {
  EN: 'Bank transfer',
  AR: 'تحويل بنكي',
  TY: 'Padala sa bangko',
};
const turn = () => new Promise((resolve) => setImmediate(resolve));
const settled = async () => {
  for (let turns = 0; turns < 4; turns += 1) await turn();
};

function startDeposit() {
  const store = createStore({ ui: { locale: 'EN' } });
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let mode: 'answers' | 'fails' | 'waits' = 'answers';
  const loadDepositMethods: Service = async () => {
    const language = store.get('ui.locale') as string;
    asked.push(language);
    if (mode === 'fails') throw Object.assign(new Error('down'), { code: 'network.offline' });
    if (mode === 'waits') await new Promise<void>((resolve) => held.push(resolve));
    // An answer of a server never comes at once.
    await turn();
    const methods = [{ ...method, name: names[language] ?? '' }];
    return { allowed: true, bonuses: [], joined: null, methods, currency: 'PHP', order: null };
  };
  const words = createWordsFollower(depositContract, { loadDepositMethods }, store);
  const world = { services: words.services, effects: {}, clock: createStepClock(), report: () => undefined };
  const actor = createActor(assembleMachine('deposit', world, machineCatalog), { input: {} });
  words.follow(actor);
  actor.start();
  return {
    actor,
    asked,
    answerAll: () => held.splice(0).forEach((answer) => answer()),
    behave: (next: typeof mode) => (mode = next),
    speak: (language: string) => store.set('ui.locale', language),
  };
}
function readScreen(actor: AnyActor) {
  const { value, context } = actor.getSnapshot() as {
    readonly value: string;
    readonly context: DepositContext;
  };
  const { methods, method: choice, errors } = context;
  return { step: value, name: methods[0]?.name, choice: choice?.name, errors };
}

test('a step with its choice and its complaint is in the new language, and continues', async () => {
  const { actor, speak, asked } = startDeposit();
  await settled();
  actor.send({ type: 'method.select', method: 'bank' });
  actor.send({ type: 'amount.submit', amount: '1' });
  const { errors } = readScreen(actor);
  expect(errors).not.toEqual({});
  speak('AR');
  await settled();
  expect(readScreen(actor)).toEqual({ step: 'entering', name: names['AR'], choice: names['AR'], errors });
  expect(asked).toEqual(['EN', 'AR']);
});

test('words that cannot be had remain as they are', async () => {
  const { actor, speak, behave } = startDeposit();
  await settled();
  behave('fails');
  speak('AR');
  await settled();
  expect(readScreen(actor)).toMatchObject({ step: 'choosing', name: names['EN'] });
});

test('an answer that was on its way in the former language does not come last', async () => {
  const { actor, speak, behave, answerAll } = startDeposit();
  await settled();
  behave('waits');
  actor.send({ type: 'deposit.retry' });
  behave('answers');
  speak('TY');
  answerAll();
  await settled();
  expect(readScreen(actor)).toMatchObject({ step: 'choosing', name: names['TY'] });
});

test('the last of two changes is in force, and a flow that has ended asks nothing', async () => {
  const { actor, speak, behave, answerAll, asked } = startDeposit();
  await settled();
  behave('waits');
  speak('AR');
  await settled();
  behave('answers');
  speak('TY');
  await settled();
  answerAll();
  await settled();
  expect(readScreen(actor).name).toBe(names['TY']);
  actor.stop();
  speak('EN');
  await settled();
  expect(asked).toEqual(['EN', 'AR', 'TY']);
});
