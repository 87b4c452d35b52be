import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { downlineOddsMachine } from './downline-odds.machine.ts';

interface Asked {
  readonly account: string;
  readonly series: string;
}

it('downlineOdds sends what was typed for the downline, and says when it is saved', async () => {
  const inputs: Asked[] = [];
  const saveOdds = fromPromise<{ readonly account: string }, Asked>(({ input }) => {
    inputs.push(input);
    return Promise.resolve({ account: input.account });
  });
  const machine = downlineOddsMachine.provide({ actors: { saveOdds } });
  const actor = createActor(machine, { input: { account: 'bayani' } }).start();
  actor.send({ type: 'form.submit', values: { series: ' 1950 ' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(inputs).toEqual([{ account: 'bayani', series: '1950' }]);
  expect(context.saved).toBe(true);
});
