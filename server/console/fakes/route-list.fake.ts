import { areas } from '../../../src/protocol/calls/areas.fake.ts';
import { people } from '../../../src/protocol/calls/people.ts';
import { draft, site } from '../../../src/protocol/calls/site.ts';
import type { ConsolePermission } from '../../../src/protocol/console/console-api.ts';
import { addressOf, bodyOf, listNeeds, type Call } from '../../../src/protocol/console/define-call.ts';
import { exampleOf } from '../../../src/protocol/example-of.fake.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';

export interface ListedRoute {
  readonly method: Call['method'];
  readonly url: string;
  /** With the names of its parameters. */
  readonly path: string;
  readonly needs: ConsolePermission;
  /** What it needs before its body says what it is about. */
  readonly first: ConsolePermission;
  readonly body?: object;
}
/** Input that does more than the least: the fakes have something there. */
const inputs: ReadonlyMap<Call, JsonObject> = new Map<Call, JsonObject>([
  [
    draft.edit,
    {
      after: 1,
      edits: [
        {
          id: 'one-edit',
          sentence: '',
          steps: [
            {
              document: 'locales/EN',
              do: 'set',
              part: '',
              path: ['home.title'],
              value: 'Start',
              was: 'Home',
            },
          ],
        },
      ],
    },
  ],
  [people.invite, { username: 'nina', name: 'Nina', role: 'editor' }],
  [site.document, { path: 'site' }],
]);
const isOpen = ({ needs }: Call): boolean => needs === 'nothing';
const calls = Object.values(areas).flatMap((area) => Object.values(area));

/** Every route that needs a session: what it asks for, and the least that it takes. */
export const routes: readonly ListedRoute[] = calls.flatMap((call) => {
  const input = { ...exampleOf(call.input), ...inputs.get(call) };
  const body = bodyOf(call, input);
  const { method, needs: first } = call;
  const needs = listNeeds(call, input).at(-1) ?? first;
  if (first === 'nothing' || needs === 'nothing') return [];
  const url = addressOf(call, input);
  return [{ method, url, path: `/api${call.path}`, needs, first, ...(body === undefined ? {} : { body }) }];
});

/** The routes that are called without a session. */
export const openRoutes: readonly string[] = calls
  .filter(isOpen)
  .map(({ method, path }) => `${method} /api${path} nothing`);
