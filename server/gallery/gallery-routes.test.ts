import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addDeadlines } from '../infrastructure/http/deadlines.ts';
import { registerGallery } from './gallery-routes.ts';

it('waits for examples that are still being compiled, longer than for other answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  addDeadlines(app, { answerMs: 50, bodyMs: 50 });
  const compile = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await writeFile(join(folder, 'components.json'), '[]');
  };
  await registerGallery(app, { folder, prepare: compile });
  app.get('/other', () => new Promise((resolve) => setTimeout(resolve, 200, 'late')));
  const [examples, other] = await Promise.all([
    app.inject('/lab/gallery/site/components.json'),
    app.inject('/other'),
  ]);
  expect(examples.statusCode).toBe(200);
  expect(examples.body).toBe('[]');
  expect(other.statusCode).toBe(503);
});
