import { expect, it } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';
import { boundedBy, defineFlow, type FlowContext } from '../../src/machines/define-flow.ts';
import { closedObject } from '../../src/machines/payload-schema.ts';
import { call, done } from '../../src/machines/service-contract.ts';
import { calling, setupFlow } from '../../src/machines/setup-flow.ts';
import { integer, text } from '../../src/machines/value-kinds.ts';
import { implement } from '../../src/portal/machines/implement.ts';

// These lines are judged by the compiler: one that it accepts again is an error of `npm run types`.

const fields = { stars: integer };
const contract = defineFlow({
  id: 'rated',
  version: 1,
  summary: 'Made for this test.',
  events: { 'rating.send': closedObject(fields) },
  effects: { thank: closedObject({ name: text }) },
  shows: fields,
  states: { form: ['editing'], server: ['sending'] },
  services: { sendRating: call(fields, { name: text }, [done('sent', { name: 'Amihan' })]) },
  delays: ['pause'],
  bounded: boundedBy<FlowContext<typeof fields>>({ keep: ['stars'] }),
});

it('a field, a service or a wait that the contract does not have is refused in the machine', () => {
  const flow = setupFlow(contract);
  const start = { context: { stars: 0, error: null, errors: {} } };
  const machines = [
    flow.createMachine({
      ...start,
      // @ts-expect-error a service is given what its contract says
      invoke: { id: 'sendRating', src: 'sendRating', input: { points: 1 } },
    }),
    // @ts-expect-error there is no such service
    flow.createMachine({ ...start, invoke: { id: 'rate', src: 'rate' } }),
    flow.createMachine({
      ...start,
      // @ts-expect-error there is no such wait
      invoke: { id: 'rest', src: 'wait', input: { name: 'rest', milliseconds: 1, ticks: false } },
    }),
    // @ts-expect-error there is no such event
    flow.createMachine({ ...start, on: { 'rating.take': {} } }),
    // @ts-expect-error an effect is given what its contract says
    flow.createMachine({ ...start, entry: { type: 'thank', params: { nickname: '' } } }),
    flow.createMachine({ ...start, invoke: { ...calling('sendRating'), input: { stars: 5 } } }),
  ];
  expect(machines).toHaveLength(6);
});

it('the portal gets and gives what the contract says', () => {
  const answer = implement<'withdrawalCancel'>;
  const areas = [
    // @ts-expect-error the call has no number
    answer({ services: () => ({ cancelWithdrawal: async ({ number }) => ({ id: number, status: 'x' }) }) }),
    // @ts-expect-error an id is a text
    answer({ services: () => ({ cancelWithdrawal: async () => ({ id: 1, status: 'returned' }) }) }),
    // @ts-expect-error there is no such service
    answer({ services: () => ({ cancel: async () => ({}) }) }),
    // @ts-expect-error there is no such effect
    answer({ effects: () => ({ thank: () => undefined }) }),
  ];
  expect(areas).toHaveLength(4);
});

it('the lab tells a flow what its contract says, and its answers have the fields of the call', () => {
  const lab = createSimulation({ machine: 'withdrawal' });
  // @ts-expect-error the form has an amount
  lab.send({ type: 'form.submit', account: 'c-1', sum: '500' });
  // @ts-expect-error the answer has a name
  call(fields, { name: text }, [done('sent', { nickname: 'Amihan' })]);
  expect(lab.read().state).toBe('loading');
});
