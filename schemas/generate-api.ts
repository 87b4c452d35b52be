import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { Json, JsonObject } from '../src/protocol/json.ts';
import type { OperationContract } from '../src/protocol/operation-contract.ts';
import { formatText } from './format-text.ts';
import { parseOwnJson } from '../src/protocol/own-json.ts';

export const apiFolder = join(import.meta.dirname, 'api');
export const generatedHeader =
  '// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.\n';

export function readJson(path: string): JsonObject {
  return parseOwnJson<JsonObject, 'build'>(readFileSync(join(apiFolder, path), 'utf8'));
}

/** Puts the content of `shared/` and `shapes/` in the place of each `$ref`, so that a contract is complete. */
export function inlineShared(value: Json): Json {
  if (Array.isArray(value)) return value.map(inlineShared);
  if (value === null || typeof value !== 'object') return value;
  const object = value as JsonObject;
  if (typeof object['$ref'] === 'string') {
    const inlined = inlineShared(readJson(object['$ref'])) as JsonObject;
    // What tells rows apart belongs to the list, not to the type.
    return object['x-identity'] === true ? { ...inlined, 'x-identity': true } : inlined;
  }
  return Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, inlineShared(inner)]));
}

/**
 * An operation that changes something names the readings that show it, or none: an empty list says
 * that no screen does. Throws where the list is missing or names no reading.
 */
function checkChanges(operations: readonly OperationContract[]): void {
  const readings = new Set(operations.filter(({ method }) => method === 'GET').map(({ name }) => name));
  for (const { name, method, changes } of operations) {
    if ((method === 'GET') !== (changes === undefined)) {
      throw new Error(`${name}: a call that is no GET, and no other, lists what it "changes".`);
    }
    const wrong = changes?.find((changed) => !readings.has(changed));
    if (wrong !== undefined) throw new Error(`${name} changes "${wrong}", which is no reading.`);
  }
}

/** Relays were renamed: clients call each by its older or by its newer name. */
function checkNames({ name, path, aliases }: OperationContract): void {
  const paths = [path, ...aliases];
  const missing = paths
    .map((one) => one.replace(/MCS(2|FE)_/, (prefix) => (prefix === 'MCS2_' ? 'MCSFE_' : 'MCS2_')))
    .find((twin) => !paths.includes(twin));
  if (missing !== undefined) throw new Error(`${name} is also called ${missing}: add it to its aliases.`);
}

/** Every operation of `schemas/api`, in name order, with its schemas made self-contained. */
function readOperations(): readonly OperationContract[] {
  return readdirSync(apiFolder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((file) => {
      const { operation, request, response } = readJson(file);
      // The shape of the file is checked by the generator's own tests, after it has run.
      const contract = operation as unknown as Omit<OperationContract, 'request' | 'response'>;
      if (file !== `${contract.name}.schema.json`) {
        throw new Error(`schemas/api/${file} must be named after its operation, "${contract.name}".`);
      }
      return {
        ...contract,
        request: inlineShared(request ?? {}) as JsonObject,
        response: inlineShared(response ?? {}) as JsonObject,
      };
    });
}

function toTypeName(operation: string, suffix: string): string {
  const words = operation.split('.').map((word) => word[0]?.toUpperCase() + word.slice(1));
  return `${words.join('')}${suffix}`;
}

async function writeTypes(operations: readonly OperationContract[]): Promise<string> {
  const parts: string[] = [generatedHeader];
  for (const operation of operations) {
    for (const side of ['request', 'response'] as const) {
      const name = toTypeName(operation.name, side === 'request' ? 'Request' : 'Value');
      const schema = { ...operation[side], title: name } as Parameters<typeof compile>[0];
      const text = await compile(schema, name, {
        bannerComment: '',
        format: false,
        additionalProperties: false,
      });
      parts.push(text);
    }
  }
  const rows = operations.map(
    ({ name }) =>
      `'${name}': { readonly request: ${toTypeName(name, 'Request')}; readonly value: ${toTypeName(name, 'Value')} };`,
  );
  parts.push(
    `/** Operation name → what it takes and gives. */\nexport interface ApiOperations {\n${rows.join('\n')}\n}`,
  );
  return parts.join('\n');
}

/** One text for each call, as `src/api/call-shape.ts` reads it: it is part of the first script. */
function writeRow({
  name,
  method,
  path,
  moduleId,
  token,
  envelope,
  money,
  form,
  layout,
  portal,
  changes,
}: OperationContract) {
  if (envelope !== path.startsWith('/wps/'))
    throw new Error(`${name}: answers below /wps/ come in an envelope, and no others.`);
  if (portal === false && layout)
    throw new Error(`${name}: a call that layouts may name is in the call table.`);
  if (money && form === true) throw new Error(`${name}: a call that moves money goes as JSON.`);
  const kind = money ? 'money' : form === true ? 'form' : 'plain';
  return [method, path, moduleId, token, kind, ...(changes ?? [])].join(' ');
}

/** Areas whose calls come with their first use: pages that few open, and no visitor. */
const laterAreas = [
  'agent',
  'authenticator',
  'closure',
  'contact',
  'contracts',
  'conversations',
  'dataExport',
  'devices',
  'feedback',
  'identity',
  'levels',
  'missions',
  'ownerProof',
  'passkeys',
  'payout',
  'points',
  'promotions',
  'providers',
  'questions',
  'rebates',
  'records',
  'referrals',
  'security',
  'transfers',
  'withdrawals',
];
/** Of other areas, or for visitors too: calls of one page, or of one button that few press. */
const laterCalls = [
  'captcha.sound',
  'feedback.send',
  'messages.readStopLink',
  'messages.stopByLink',
  'wallet.list',
  'wallet.merchant',
  'wallet.toMain',
  'wallet.transfer',
];
const isLater = ({ name, token }: OperationContract): boolean =>
  laterCalls.includes(name) || (token === 'required' && laterAreas.includes(name.split('.')[0] ?? ''));

function writeCallTable(operations: readonly OperationContract[], name: string): string {
  const rows = operations.map((operation) => [operation, writeRow(operation)] as const);
  return `${generatedHeader}
/** What the browser needs to make a call; the schemas stay on the server. Read by \`readShape\`. */
export const ${name} = {
${rows.map(([operation, row]) => `'${operation.name}': ${JSON.stringify(row)},`).join('\n')}
} as const satisfies Readonly<Record<string, string>>;`;
}
/** The calls of the first script, and those that come later. */
function writeCallTables(operations: readonly OperationContract[]) {
  const carried = operations.filter(({ portal }) => portal !== false);
  return {
    'src/api/generated/call-table.ts': writeCallTable(
      carried.filter((operation) => !isLater(operation)),
      'callTable',
    ),
    'src/api/generated/later-call-table.ts': writeCallTable(carried.filter(isLater), 'laterCallTable'),
  };
}

function writeOperations(operations: readonly OperationContract[]): string {
  return `${generatedHeader}import type { OperationContract } from '../operation-contract.ts';

/** Every call of the member API. */
export const operations: readonly OperationContract[] = ${JSON.stringify(operations, null, 2)};`;
}

/**
 * The files made from `schemas/api`: path from the repository's root → content, formatted.
 * The check that generated files are fresh compares these with what is on disk.
 */
export async function generateApi(): Promise<Readonly<Record<string, string>>> {
  const operations = readOperations();
  checkChanges(operations);
  for (const operation of operations) checkNames(operation);
  const files = {
    'src/protocol/generated/operations.ts': writeOperations(operations),
    'src/protocol/generated/wire-types.ts': await writeTypes(operations),
    ...writeCallTables(operations),
  };
  const formatted = Object.entries(files).map(async ([path, content]) => {
    const text = await formatText(path, content);
    return [path, text] as const;
  });
  return Object.fromEntries(await Promise.all(formatted));
}
