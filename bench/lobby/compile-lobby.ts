import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { compileSite } from '../../src/compiler/compile-site.fake.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import type { CompiledForm, CompiledScreen } from '../../src/protocol/release/release.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { root } from '../../tests/gate/run-command.ts';
import { benchFields } from '../form/form-contender.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** What the bundles are built from: the layouts as the runtime gets them, and the classes they have. */
export interface CompiledPages {
  readonly pages: Readonly<Record<string, CompiledScreen>>;
  readonly messages: JsonObject;
  readonly css: string;
  /** The form of the bench; null where none was asked for. */
  readonly form: { readonly form: CompiledForm; readonly validator: string } | null;
}

const text = { type: 'string' } as const;
const describeRow = (names: readonly string[], further: JsonObject = {}): JsonObject => ({
  type: 'object',
  additionalProperties: false,
  required: [...names, ...Object.keys(further)],
  properties: { ...Object.fromEntries(names.map((name) => [name, text])), ...further },
});
const makeOperation = (name: string, response: JsonObject): OperationContract => ({
  name,
  method: 'GET',
  alsoMethods: [],
  path: `/bench/${name}`,
  aliases: [],
  moduleId: 'BENCH',
  token: 'none',
  envelope: false,
  money: false,
  layout: true,
  request: { type: 'object', additionalProperties: false, properties: {} },
  response,
});
const game = describeRow(['id', 'title', 'vendor', 'image', 'badge', 'jackpot'], {
  tone: { type: 'string', enum: ['success', 'danger', 'warning'] },
});
const lane = describeRow(['key'], { games: { type: 'array', items: game } });
const operations = [
  makeOperation('bench.lobby', describeRow([], { lanes: { type: 'array', items: lane } })),
  makeOperation('bench.rows', { type: 'array', items: game }),
];
const texts = {
  'bench.title': 'Lobby',
  'bench.jackpot': 'Jackpot',
  'bench.favourite': 'Add {{title}} to favourites',
  'bench.submit': 'Send',
  ...Object.fromEntries(benchFields.map(({ name, label }) => [`bench.form.${name}`, label])),
};
const formId = 'benchForm';

const readDocument = (path: string): JsonObject =>
  parseOwnJson<JsonObject, 'build'>(readFileSync(join(root, 'bench', path), 'utf8'));
const readPage = (path: string): { readonly id: string } =>
  readDocument(path) as JsonObject & { readonly id: string };

/**
 * The default site with the pages of the bench in it, compiled as a publisher would. `form`: path of
 * the schema and ui of the form that they show, without their endings.
 */
export const compilePages = async (paths: readonly string[], form?: string): Promise<CompiledPages> => {
  const { documents } = await readSourceFiles(root);
  const pages = paths.map(readPage);
  const site = documents['site'] as { readonly routes: readonly object[] };
  const added: Record<string, unknown> = {
    site: { ...site, routes: [...site.routes, ...pages.map(({ id }) => ({ id, path: `/${id}`, page: id }))] },
  };
  // A page that nothing leads to is an error.
  const menu = documents['menus/footer'] as { readonly items: readonly object[] };
  const entries = pages.map(({ id }) => ({
    id,
    label: { $t: 'bench.title' },
    do: [{ do: 'navigate', to: id }],
  }));
  added['menus/footer'] = { ...menu, items: [...menu.items, ...entries] };
  for (const page of pages) added[`pages/${page.id}`] = page;
  if (form !== undefined)
    for (const part of ['schema', 'ui'])
      added[`forms/${formId}.${part}`] = readDocument(`${form}.${part}.json`);
  for (const [name, document] of Object.entries(documents))
    if (name.startsWith('locales/')) added[name] = { ...(document as object), ...texts };
  const catalogue = loadCatalogue();
  const { release, issues } = await compileSite(
    { ...documents, ...added },
    { ...catalogue, operations: [...catalogue.operations, ...operations] },
  );
  if (release === null) throw new Error(issues.map(({ message }) => message).join('\n'));
  const bodyOf = (hash: string | undefined): string => release.parts[hash ?? '']?.body ?? '';
  const { manifest } = release;
  const made = manifest.forms[formId];
  return {
    form:
      made === undefined
        ? null
        : {
            form: parseOwnJson<CompiledForm, 'release'>(bodyOf(made.form)),
            validator: bodyOf(made.validator),
          },
    pages: Object.fromEntries(
      pages.map(({ id }) => [id, parseOwnJson<CompiledScreen, 'release'>(bodyOf(manifest.pages[id]))]),
    ),
    messages: parseOwnJson<JsonObject, 'release'>(bodyOf(manifest.messages['EN'])),
    css: bodyOf(manifest.styles),
  };
};
