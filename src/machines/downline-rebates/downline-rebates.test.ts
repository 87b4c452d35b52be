import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { downlineRebatesMachine } from './downline-rebates.machine.ts';

interface Asked {
  readonly account: string;
  readonly rebates: Readonly<Record<string, string>>;
}

it('downlineRebates sends what was typed for the downline, and says when it is saved', async () => {
  const inputs: Asked[] = [];
  const saveRebates = fromPromise<{ readonly account: string }, Asked>(({ input }) => {
    inputs.push(input);
    return Promise.resolve({ account: input.account });
  });
  const machine = downlineRebatesMachine.provide({ actors: { saveRebates } });
  const actor = createActor(machine, { input: { account: 'bayani' } }).start();
  actor.send({ type: 'form.submit', values: { rebateRNG: ' 0.2 ', rebateLIVE: '' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(inputs).toEqual([{ account: 'bayani', rebates: { RNG: '0.2' } }]);
  expect(context.saved).toBe(true);
});
