import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReturnStateOfPerson } from './return-to-play.contract.ts';
import { returnToPlayMachine } from './return-to-play.machine.ts';

const day = '2026-12-01T08:00:00.000Z';
const opensAt = '2026-12-02T08:00:00.000Z';
const askable: ReturnStateOfPerson = {
  isOnRequest: true,
  endsAt: day,
  from: day,
  canAsk: true,
  opensAt: null,
  waitHours: 24,
};
const pending: ReturnStateOfPerson = { ...askable, canAsk: false, opensAt };
const tooEarly: ReturnStateOfPerson = { ...askable, canAsk: false };
type Answer = ReturnStateOfPerson | { readonly code: string };

/** Each service answers with the next of its list, and with the last one from then on. */
function start(answers: Readonly<Record<'loadReturn' | 'askReturn' | 'keepExclusion', readonly Answer[]>>) {
  const calls: string[] = [];
  const serve = (name: keyof typeof answers) =>
    fromPromise<ReturnStateOfPerson, Record<string, never>>(async () => {
      const list = answers[name];
      const answer = list[Math.min(calls.filter((one) => one === name).length, list.length - 1)];
      calls.push(name);
      if (answer === undefined || 'code' in answer) throw Object.assign(new Error(`No ${name}.`), answer);
      return answer;
    });
  const actors = {
    loadReturn: serve('loadReturn'),
    askReturn: serve('askReturn'),
    keepExclusion: serve('keepExclusion'),
  };
  const actor = createActor(returnToPlayMachine.provide({ actors }));
  actor.start();
  return {
    calls,
    send: (type: Parameters<typeof actor.send>[0]['type']) => actor.send({ type }),
    reach: async (state: string) => (await waitFor(actor, (one) => one.matches(state as never))).context,
    state: () => actor.getSnapshot().value,
  };
}
const none = { loadReturn: [askable], askReturn: [], keepExclusion: [] } as const;

it('asks for the return after a question, says when play opens, and can stay excluded after all', async () => {
  const flow = start({ ...none, askReturn: [pending], keepExclusion: [askable] });
  expect(await flow.reach('showing')).toMatchObject({ canAsk: true, waitHours: 24 });
  flow.send('return.ask');
  flow.send('return.back');
  expect(flow.state()).toBe('showing');
  flow.send('return.confirm');
  expect([flow.state(), flow.calls]).toEqual(['showing', ['loadReturn']]);
  flow.send('return.ask');
  flow.send('return.confirm');
  expect(await flow.reach('showing')).toMatchObject({ opensAt, canAsk: false });
  flow.send('return.ask');
  expect(flow.state()).toBe('showing');
  flow.send('return.keep');
  expect(await flow.reach('showing')).toMatchObject({ opensAt: null, canAsk: true });
  expect(flow.calls).toEqual(['loadReturn', 'askReturn', 'keepExclusion']);
});

it('asks nothing before its time, and keeps nothing that was not asked for', async () => {
  const flow = start({ ...none, loadReturn: [tooEarly] });
  await flow.reach('showing');
  for (const type of ['return.ask', 'return.confirm', 'return.keep'] as const) flow.send(type);
  expect([flow.state(), flow.calls]).toEqual(['showing', ['loadReturn']]);
});

it.each(['return.too-early', 'return.none', 'unknown'])('shows a refusal: %s', async (code) => {
  const flow = start({ ...none, askReturn: [{ code }] });
  await flow.reach('showing');
  flow.send('return.ask');
  flow.send('return.confirm');
  expect((await flow.reach('showing')).error).toBe(`error.${code}`);
  flow.send('return.ask');
  expect((await flow.reach('confirming')).error).toBeNull();
});

it('loads again what a call that broke off may have done', async () => {
  const broken = { code: 'request.interrupted' };
  const asked = start({ loadReturn: [askable, pending], askReturn: [broken], keepExclusion: [broken] });
  await asked.reach('showing');
  asked.send('return.ask');
  asked.send('return.confirm');
  await asked.reach('loading');
  expect(await asked.reach('showing')).toMatchObject({ opensAt });
  asked.send('return.keep');
  await asked.reach('loading');
  await asked.reach('showing');
  expect(asked.calls).toEqual(['loadReturn', 'askReturn', 'loadReturn', 'keepExclusion', 'loadReturn']);
});

it('can be loaded again after a failure', async () => {
  const flow = start({ ...none, loadReturn: [{ code: 'return.none' }, askable] });
  expect((await flow.reach('failed')).error).toBe('error.return.none');
  flow.send('return.retry');
  expect((await flow.reach('showing')).error).toBeNull();
});
