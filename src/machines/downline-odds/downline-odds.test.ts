import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { downlineOddsMachine } from './downline-odds.machine.ts';

interface Asked {
  readonly account: string;
  readonly series: string;
}

interface Sought {
  readonly account: string;
}
const findDownline = fromPromise<Sought, Sought>(({ input }) => Promise.resolve(input));

it('downlineOdds sends what was typed for the downline, and says when it is saved', async () => {
  const inputs: Asked[] = [];
  const saveOdds = fromPromise<{ readonly account: string }, Asked>(({ input }) => {
    inputs.push(input);
    return Promise.resolve({ account: input.account });
  });
  const machine = downlineOddsMachine.provide({ actors: { saveOdds, findDownline } });
  const actor = createActor(machine, { input: { account: 'bayani' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  actor.send({ type: 'form.submit', values: { series: ' 1950 ' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(inputs).toEqual([{ account: 'bayani', series: '1950' }]);
  expect(context.saved).toBe(true);
});

it('ends where no member of that name is below the agent, and stays open after a failed look', async () => {
  const answer = (code: string) =>
    fromPromise<Sought, Sought>(() => Promise.reject(Object.assign(new Error(code), { code })));
  const open = (code: string) =>
    createActor(downlineOddsMachine.provide({ actors: { findDownline: answer(code) } }), {
      input: { account: 'bayani' },
    }).start();
  const missing = await waitFor(open('agent.not-below'), ({ status }) => status === 'done');
  expect(missing.matches('missing')).toBe(true);
  const passed = await waitFor(open('request.network'), (snapshot) => snapshot.matches('editing'));
  expect(passed.status).toBe('active');
});
