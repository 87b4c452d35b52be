import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createConsoleApp } from '../../server/console/console-app.fake.ts';
import { list, object, text } from '../../server/console/schemas.ts';
import type { JsonObject } from '../../src/protocol/json.ts';
import { root } from '../gate/run-command.ts';
import { listConsoleFiles, readRoutes, type RouteReader } from './answer-schemas.ts';
import { compareShapes } from './answer-shapes.ts';

/** What routes answer that a type and a schema say differently of, as `kind METHOD address place`. */
const listFaults = (
  { checker, routes }: RouteReader,
  registered: readonly {
    readonly method: string;
    readonly url: string;
    readonly answer: JsonObject | undefined;
  }[],
): { readonly compared: number; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  let compared = 0;
  for (const { method, url, answer } of registered) {
    const found = routes.filter((route) => route.method === method && route.address.test(url));
    const written = found.find(({ address }) => !address.source.includes('.+')) ?? found[0];
    if (written === undefined) faults.push(`unread ${method} ${url}`);
    // What is sent as it is, such as a file, has no schema.
    else if (written.answer === null)
      faults.push(...(answer === undefined ? [] : [`unread ${method} ${url}`]));
    else if (answer === undefined) faults.push(`unwritten ${method} ${url}`);
    else {
      compared += 1;
      const { known } = written;
      for (const { kind, place } of compareShapes(checker, known, written.answer, answer))
        faults.push(`${kind} ${method} ${url} ${place}`);
    }
  }
  return { compared, faults };
};

/** Routes with one fault each, and one through a helper that knows neither address nor type. */
const planted = `
import type { FastifyInstance } from 'fastify';
interface Line { readonly id: string; readonly reason: string; readonly more?: number }
interface Answer { readonly lines: readonly Line[]; readonly at: string | null }
function registerPlantedHelper<State>(api: FastifyInstance, path: string, read: () => Promise<State>): void {
  api.get(\`/\${path}/all\`, { schema: {} }, async (): Promise<State> => read());
}
export function registerPlanted(api: FastifyInstance): void {
  api.get('/plain', { schema: {} }, async (): Promise<Answer> => ({ lines: [], at: null }));
  registerPlantedHelper(api, 'helped', async (): Promise<Answer> => ({ lines: [], at: null }));
}
`;
const nullable = { type: ['string', 'null'] };
const line = { id: text, reason: text, more: { type: 'integer' } };
const whole = object({ lines: list(object(line, ['more'])), at: nullable });

describe('types and schemas of what the console answers', () => {
  const plantedFile = join(root, 'server/console/planted-routes.ts');
  const plantedRoutes = readRoutes([], 'registerPlanted', { [plantedFile]: planted });
  const judge = (answer: JsonObject | undefined, url = '/api/plain'): readonly string[] =>
    listFaults(plantedRoutes, [{ method: 'GET', url, answer }]).faults;

  test('agree, on every route', async () => {
    const { app, registered } = await createConsoleApp();
    await app.ready();
    // Where a route comes from a definition, its type is its schema.
    const byHand = registered.filter(({ call }) => call === undefined);
    const { compared, faults } = listFaults(
      readRoutes(listConsoleFiles(), 'registerConsoleRoutes'),
      byHand.map(({ method, url, answer }) => ({ method, url, answer })),
    );
    expect(faults).toEqual([]);
    expect(registered.length).toBeGreaterThan(180);
    expect(byHand.length - compared).toBeLessThan(10);
  });

  test.each(['/api/plain', '/api/helped/all'])('that agree are no fault, at %s', (url) => {
    expect(judge(whole, url)).toEqual([]);
  });
  test.each<readonly [string, JsonObject | undefined]>([
    [
      'dropped GET /api/plain lines[].reason',
      object({ lines: list(object({ id: text, more: {} }, ['more'])), at: nullable }),
    ],
    ['missing GET /api/plain lines[].more', object({ lines: list(object(line)), at: nullable })],
    [
      'unfilled GET /api/plain lines[].note',
      object({ lines: list(object({ ...line, note: text }, ['more', 'note'])), at: nullable }),
    ],
    ['other GET /api/plain at', object({ lines: list(object(line, ['more'])), at: text })],
    ['other GET /api/plain lines', object({ lines: text, at: nullable })],
    ['unwritten GET /api/plain', undefined],
  ])('%s is found', (fault, answer) => {
    expect(judge(answer)).toContain(fault);
  });
  test('a fault behind a helper that several routes share is found', () => {
    expect(judge(object({ lines: list(object({ id: text })), at: nullable }), '/api/helped/all')).toEqual([
      'dropped GET /api/helped/all lines[].reason',
      'dropped GET /api/helped/all lines[].more',
    ]);
  });
  test('a route that the reader does not see is a fault', () => {
    expect(judge(whole, '/api/hidden')).toEqual(['unread GET /api/hidden']);
  });
});
