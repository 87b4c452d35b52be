import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addDeadlines } from '../infrastructure/http/deadlines.ts';
import { work } from '../../src/protocol/calls/reviews.ts';
import { registerCalls } from './register-calls.ts';
import { createWorkNews } from './work-news.ts';

it('waits for what members ask longer than other calls may take', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  addDeadlines(app, { answerMs: 50, bodyMs: 50 });
  const news = createWorkNews({ process: 'a', waitMs: 200 });
  registerCalls(app, work, { news: ({ mark = '' }) => news.wait(mark) });
  const answer = await app.inject('/work');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ mark: 'a:0', isNews: false });
});
