import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import type { OperationContract, OperationsDocument } from '../src/protocol/operation-contract.ts';
import { createRefResolver } from '../src/protocol/json/resolve-refs.ts';
import { callSchemaPath } from './call-schema-path.ts';
import { readSource } from './read-source.ts';
import { generatedHeader, writeShape } from './write-shapes.ts';
import { createTypeWriter } from './write-types.ts';

const apiFolder = join(import.meta.dirname, 'api');

const readJson = (path: string): JsonObject => readSource<JsonObject>(`schemas/api/${path}`);

/** Folders of schemas that calls share; those of `shapes` are known to flows too. */
const sharedFolders = ['shapes', 'shared'] as const;
const listNames = (folder: string): readonly string[] =>
  readdirSync(join(apiFolder, folder))
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.replace('.schema.json', ''))
    .sort();

/** Names of all calls. Throws where one is not in the folder of its area. */
const listCalls = (): readonly string[] => {
  const areas = readdirSync(apiFolder).filter((folder) => !sharedFolders.some((shared) => shared === folder));
  return areas
    .flatMap((area) =>
      listNames(area).map((name) => {
        const path = `schemas/api/${area}/${name}.schema.json`;
        if (path !== callSchemaPath(name)) throw new Error(`expects ${callSchemaPath(name)}, got ${path}`);
        return name;
      }),
    )
    .sort();
};

/** A file's reference to another one as a reference within the document. Throws where there is no such file. */
function pointInside(value: Json, names: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((inner: Json) => pointInside(inner, names));
  if (value === null || typeof value !== 'object') return value;
  const { $ref: reference, ...others } = value as JsonObject;
  const rest = Object.fromEntries(
    Object.entries(others).map(([key, inner]) => [key, pointInside(inner, names)]),
  );
  if (typeof reference !== 'string') return reference === undefined ? rest : { $ref: reference, ...rest };
  const name = /^(?:shapes|shared)\/(.+)\.schema\.json$/.exec(reference)?.[1] ?? reference;
  if (!names.has(name)) throw new Error(`expects schemas/api/${reference}, which a schema there refers to`);
  return { $ref: `#/$defs/${name}`, ...rest };
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

/** An operation as its file states it. */
function readOperation(name: string, names: ReadonlySet<string>): OperationContract {
  const { operation, request, response } = readSource<JsonObject>(callSchemaPath(name));
  // The shape of the file is checked by the generator's own tests, after it has run.
  const contract = operation as unknown as Omit<OperationContract, 'request' | 'response'>;
  if (name !== contract.name)
    throw new Error(`${callSchemaPath(name)} must be named after its operation, "${contract.name}".`);
  return {
    ...contract,
    request: pointInside(request ?? {}, names) as JsonObject,
    response: pointInside(response ?? {}, names) as JsonObject,
  };
}

/** Every operation of `schemas/api`, in name order, and what their schemas share, once. */
function readDocument(): OperationsDocument {
  const shared = sharedFolders.flatMap((folder) =>
    listNames(folder).map((name) => [name, `${folder}/${name}.schema.json`] as const),
  );
  const names = new Set(shared.map(([name]) => name));
  const twin = shared.find(([name, file]) => shared.some((other) => other[0] === name && other[1] !== file));
  if (twin !== undefined) throw new Error(`expects one shared schema called ${twin[0]}, got two`);
  return {
    $defs: Object.fromEntries(
      shared.map(([name, file]) => [name, pointInside(readJson(file), names) as JsonObject]),
    ),
    operations: listCalls().map((name) => readOperation(name, names)),
  };
}

function toTypeName(operation: string, suffix = ''): string {
  const words = operation.split(/[.-]/).map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`);
  return `${words.join('')}${suffix}`;
}

function writeWireTypes({ $defs, operations }: OperationsDocument): string {
  const write = createTypeWriter((reference) => toTypeName(reference.replace('#/$defs/', '')));
  const rows = operations.map(
    ({ name }) =>
      `  '${name}': { readonly request: ${toTypeName(name, 'Request')}; readonly value: ${toTypeName(name, 'Value')} };\n`,
  );
  return [
    generatedHeader,
    ...Object.entries($defs).map(([name, schema]) => write(toTypeName(name), schema)),
    ...operations.flatMap(({ name, request, response }) => [
      write(toTypeName(name, 'Request'), request),
      write(toTypeName(name, 'Value'), response),
    ]),
    `/** Operation name → what it takes and gives. */\nexport interface ApiOperations {\n${rows.join('')}}\n`,
  ].join('\n');
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
${rows.map(([operation, row]) => `  '${operation.name}': ${JSON.stringify(row)},\n`).join('')}} as const satisfies Readonly<Record<string, string>>;`;
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

/** The document says its type: the type of each line would cost the compiler time. */
const documentType = `${generatedHeader}import type { OperationsDocument } from '../operation-contract.ts';

declare const document: OperationsDocument;
export default document;
`;

/** The files made from `schemas/api`: path from the repository's root → content. */
export function generateApi(): Readonly<Record<string, string>> {
  const document = readDocument();
  const { $defs, operations } = document;
  checkChanges(operations);
  for (const operation of operations) checkNames(operation);
  const resolve = createRefResolver($defs);
  const shapes = listNames('shapes').map((name) =>
    writeShape(name, toTypeName(name), resolve($defs[name] ?? {})),
  );
  return {
    'src/protocol/generated/operations.json': `${JSON.stringify(document, null, 1)}\n`,
    'src/protocol/generated/operations.d.json.ts': documentType,
    'src/protocol/generated/wire-types.ts': writeWireTypes(document),
    ...Object.fromEntries(shapes),
    ...writeCallTables(operations),
  };
}
