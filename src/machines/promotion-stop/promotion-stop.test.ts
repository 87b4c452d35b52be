import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { StopLink } from './promotion-stop.contract.ts';
import { promotionStopMachine } from './promotion-stop.machine.ts';

it('looks at the link first, and stops nothing before the press', async () => {
  const calls: string[] = [];
  const answer = (name: string, isStopped: boolean) =>
    fromPromise<StopLink, { readonly token: string }>(async ({ input }) => {
      calls.push(`${name} ${input.token}`);
      return { channel: 'email', isStopped };
    });
  const actor = createActor(
    promotionStopMachine.provide({
      actors: { readStopLink: answer('read', false), stopByLink: answer('stop', true) },
    }),
    { input: { token: 't1' } },
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('asking');
  expect(calls).toEqual(['read t1']);
  actor.send({ type: 'promotions.stop' });
  // A second press of the same moment asks for nothing more.
  actor.send({ type: 'promotions.stop' });
  await expect.poll(() => actor.getSnapshot().value).toBe('stopped');
  expect(calls).toEqual(['read t1', 'stop t1']);
});
