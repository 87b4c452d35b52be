import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { selfExclusionContract, type BreakOffer } from './self-exclusion.contract.ts';
import { selfExclusionMachine } from './self-exclusion.machine.ts';

const offer: BreakOffer = { timeOuts: ['PT24H'], exclusions: [] };
const until = '2026-12-01T08:00:00.000Z';

interface End {
  readonly until: string;
  readonly onRequest: boolean;
}
function ask(foreseeEnd: () => Promise<End>, onRequest = false) {
  const begun: string[] = [];
  const effects: unknown[] = [];
  const actor = createActor(
    selfExclusionMachine.provide({
      actors: {
        loadBreaks: fromPromise(async () => offer),
        foreseeEnd: fromPromise(foreseeEnd),
        takeBreak: fromPromise(async ({ input }) => {
          begun.push(input.length);
          return { until, onRequest };
        }),
      },
      actions: { breakBegun: (_, end) => void effects.push(end) },
    }),
    { input: { wanted: 'PT24H' } },
  ).start();
  const state = () => actor.getSnapshot().value;
  return { actor, begun, effects, state, ends: () => actor.getSnapshot().context.ends };
}

it('tells the end that the server foresees in the question', async () => {
  const { actor, begun, state, ends } = ask(async () => ({ until, onRequest: false }));
  await expect.poll(state).toBe('confirming');
  expect(ends()).toBe(until);
  actor.send({ type: 'break.confirm' });
  await expect.poll(state).toBe('begun');
  expect(begun).toEqual(['PT24H']);
});

it('is asked without an end where that could not be told, and begins all the same', async () => {
  const { actor, begun, state, ends } = ask(() => Promise.reject(new Error('network down')));
  await expect.poll(state).toBe('confirming');
  expect([ends(), actor.getSnapshot().context.error]).toEqual([null, null]);
  actor.send({ type: 'break.confirm' });
  await expect.poll(() => begun).toEqual(['PT24H']);
});

it('waits for no end: the question is answered at once, and its button is not busy', async () => {
  const { actor, begun, state } = ask(() => new Promise(() => undefined));
  await expect.poll(state).toBe('foreseeing');
  expect(selfExclusionContract.project(actor.getSnapshot())).toMatchObject({ busy: false, ends: null });
  actor.send({ type: 'break.confirm' });
  await expect.poll(() => begun).toEqual(['PT24H']);
});

it('forgets the end of a length that the member turned away from', async () => {
  let answer: (value: End) => void = () => undefined;
  const { actor, state, ends } = ask(() => new Promise((resolve) => void (answer = resolve)));
  await expect.poll(state).toBe('foreseeing');
  answer({ until, onRequest: true });
  await expect.poll(state).toBe('confirming');
  actor.send({ type: 'break.back' });
  actor.send({ type: 'break.choose', length: 'PT24H' });
  expect([state(), ends()]).toEqual(['foreseeing', null]);
  expect(actor.getSnapshot().context.onRequest).toBe(false);
});

it.each([true, false])(
  'says before and after it begins whether it ends on request: %s',
  async (onRequest) => {
    const { actor, effects, state } = ask(async () => ({ until, onRequest }), onRequest);
    await expect.poll(state).toBe('confirming');
    expect(selfExclusionContract.project(actor.getSnapshot())).toMatchObject({ onRequest, ends: until });
    actor.send({ type: 'break.confirm' });
    await expect.poll(state).toBe('begun');
    expect(effects).toEqual([{ until, onRequest }]);
  },
);
