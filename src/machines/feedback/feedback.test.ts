import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { feedbackMachine } from './feedback.machine.ts';
import type { SentFeedback } from './feedback.contract.ts';

const values = { type: 'game', content: '  The reel stops late. ', contact: '' };

it('feedback sends the words without white space around them, and keeps them where it fails', async () => {
  const inputs: unknown[] = [];
  const sendFeedback = fromPromise<SentFeedback, typeof values>(({ input }) => {
    inputs.push(input);
    return Promise.reject(new Error('lost'));
  });
  const actor = createActor(feedbackMachine.provide({ actors: { sendFeedback } })).start();
  actor.send({ type: 'form.submit', values });
  await Promise.resolve();
  await Promise.resolve();
  expect(inputs).toEqual([{ type: 'game', content: 'The reel stops late.', contact: '' }]);
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.content).toBe('The reel stops late.');
  expect(actor.getSnapshot().context.error).not.toBeNull();
});
