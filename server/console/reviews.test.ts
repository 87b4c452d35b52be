import { expect, it } from 'vitest';
import type { ReviewState } from '../../src/protocol/calls/reviews.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';

const decision = { kind: 'redemption', id: '7', status: 'rejected', remark: ' We do not send there. ' };

it('shows what waits to anyone who may see members, and to nobody else', async () => {
  const { call, signIn } = await createConsoleApp();
  expect((await call('GET', '/api/reviews')).statusCode).toBe(401);
  const answer = await call('GET', '/api/reviews', { cookie: await signIn('support') });
  expect((await call('GET', '/api/reviews', { cookie: await signIn('viewer') })).statusCode).toBe(403);
  expect(answer.json<ReviewState>().open.map(({ title }) => title)).toEqual(['Coffee set']);
});

it('lets only a publisher decide, with a word to the member where it rejects, and once', async () => {
  const { call, signIn } = await createConsoleApp();
  const decide = async (role: 'editor' | 'publisher', body: object) =>
    call('POST', '/api/reviews/decide', { cookie: await signIn(role), body });
  expect((await decide('editor', decision)).statusCode).toBe(403);
  expect((await decide('publisher', { ...decision, remark: '  ' })).statusCode).toBe(422);
  expect((await decide('publisher', { ...decision, status: 'open' })).statusCode).toBe(400);
  const answer = await decide('publisher', decision);
  expect(answer.json<ReviewState>()).toMatchObject({
    open: [],
    decided: [{ status: 'rejected', remark: 'We do not send there.', decidedBy: 'publisher' }],
  });
  expect(await decide('publisher', decision)).toMatchObject({ statusCode: 409 });
});

it('has no picture for an id that is none of a request', async () => {
  const { call, signIn } = await createConsoleApp();
  const answer = await call('GET', '/api/reviews/pictures/abcdefgh', { cookie: await signIn('support') });
  expect(answer.statusCode).toBe(404);
});
