import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const root = fileURLToPath(new URL('../../layouts/', import.meta.url));

/** What is on the screen at the same time: a page with its fragments, the shell around it, a dialog over it. */
type Layer = 'shell' | 'page' | 'dialog';
interface Source {
  readonly path: string;
  readonly layer: Layer;
  readonly name: string;
  /** The call with what it is asked. */
  readonly question: string;
}
const layerOf = (path: string): Layer =>
  path === 'shell.json' ? 'shell' : path.startsWith('modals/') ? 'dialog' : 'page';

const listSources = (path: string, document: JsonObject): readonly Source[] =>
  Object.entries((document['data'] ?? {}) as Record<string, Record<string, Json>>).map(([name, source]) => ({
    path,
    layer: layerOf(path),
    name,
    question: JSON.stringify([source['call'], source['with'] ?? {}]),
  }));

/**
 * Both ask what was set in the simulator beside them, and one is read at a time: over the page of a contract the dialog
 * is about that contract.
 */
const justified = ['data.simulation of modals/contract-request.json and of pages/agent-contract.json'];

/** Sources of layers that are on the screen together, with one name for two questions: the last answer is in both. */
const listClashes = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((one, place) =>
    sources
      .slice(place + 1)
      .filter(({ name, layer }) => name === one.name && layer !== one.layer)
      .filter(({ question }) => question !== one.question)
      .map(({ path }) => `data.${one.name} of ${one.path} and of ${path}`),
  );

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .toSorted()
  .flatMap((path) => listSources(path, JSON.parse(readTreeText(join(root, path))) as JsonObject));

it('no two parts of a screen keep answers to different questions under one name', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(new Set(sources.map(({ layer }) => layer)).size).toBe(3);
  expect(listClashes(sources)).toEqual(justified);
});

it('a dialog that has the games of a page under the same name is found', () => {
  const planted = listSources('modals/planted.json', {
    data: { games: { call: 'games.list', with: { gameType: 'FISH' } } },
  });
  expect(listClashes([...sources, ...planted]).length).toBeGreaterThan(justified.length);
});
