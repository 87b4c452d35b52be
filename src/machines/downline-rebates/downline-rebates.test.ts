import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { downlineRebatesMachine } from './downline-rebates.machine.ts';

interface Asked {
  readonly account: string;
  readonly rebates: Readonly<Record<string, string>>;
}

interface Sought {
  readonly account: string;
}
const findDownline = fromPromise<Sought, Sought>(({ input }) => Promise.resolve(input));

it('downlineRebates sends what was typed for the downline, and says when it is saved', async () => {
  const inputs: Asked[] = [];
  const saveRebates = fromPromise<{ readonly account: string }, Asked>(({ input }) => {
    inputs.push(input);
    return Promise.resolve({ account: input.account });
  });
  const machine = downlineRebatesMachine.provide({ actors: { saveRebates, findDownline } });
  const actor = createActor(machine, { input: { account: 'bayani' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  actor.send({ type: 'form.submit', values: { rebateRNG: ' 0.2 ', rebateLIVE: '' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(inputs).toEqual([{ account: 'bayani', rebates: { RNG: '0.2' } }]);
  expect(context.saved).toBe(true);
});

it('ends where no member of that name is below the agent, and stays open after a failed look', async () => {
  const answer = (code: string) =>
    fromPromise<Sought, Sought>(() => Promise.reject(Object.assign(new Error(code), { code })));
  const open = (code: string) =>
    createActor(downlineRebatesMachine.provide({ actors: { findDownline: answer(code) } }), {
      input: { account: 'bayani' },
    }).start();
  const missing = await waitFor(open('agent.not-below'), ({ status }) => status === 'done');
  expect(missing.matches('missing')).toBe(true);
  const passed = await waitFor(open('request.network'), (snapshot) => snapshot.matches('editing'));
  expect(passed.status).toBe('active');
});
