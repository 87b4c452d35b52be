import type { InjectOptions } from 'fastify';
import type { Json, JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';

/** JSON text that `JSON.stringify` cannot write: numbers outside of what a program holds. */
class Raw {
  constructor(readonly text: string) {}
}
/** One field of a request turned into something that no client of good will sends. */
export interface HostileRequest {
  readonly what: string;
  /** Where the fields go in the body: its text. */
  readonly body: string;
  /** Where they go in the address. */
  readonly query: Readonly<Record<string, string>>;
}

const absurd: Readonly<Record<string, Json | Raw>> = {
  nothing: 0,
  negative: -1,
  'a part': 0.005,
  '1e400': new Raw('1e400'),
  'minus 1e400': new Raw('-1e400'),
  '2^53+1': new Raw('9007199254740993'),
  'a number in text': '1,00',
  'an exponent in text': '1e2',
  'a sign in text': '+1.00',
  'digits of another script': '١٠٠',
  'a long number in text': '999999999999999999',
  'no such day': '2026-02-31',
  empty: '',
  spaces: '   ',
  NUL: 'a\u0000b',
  'half a character': 'a\ud800b',
  'a quote': `'; drop table member; --`,
  'a pattern of SQL': '%_\\',
  'a prototype': '__proto__',
  'a tag': '<script>',
  'a path': '../../etc/passwd',
  'characters of two units': '😀'.repeat(40),
  'the largest number': 1e308,
  null: null,
  yes: true,
  list: [],
  'list of NUL': ['a\u0000b'],
  'list of lists': [[1]],
  object: {},
  'object with an operator': { $ne: '' },
  'object with a prototype': new Raw('{"__proto__":{"amount":"1.00"}}'),
  long: 'x'.repeat(20_000),
};

const write = (value: Json | Raw): string => (value instanceof Raw ? value.text : JSON.stringify(value));
const writeQuery = (value: Json | Raw): string => (typeof value === 'string' ? value : write(value));

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

const sampleText = (schema: JsonSchema): string => {
  const pattern = schema['pattern'];
  if (typeof pattern !== 'string') return 'a'.repeat(Math.max(6, Number(schema['minLength'] ?? 1)));
  const least = Number(schema['minLength'] ?? 0);
  const fits = (text: string): boolean => text.length >= least && new RegExp(pattern, 'u').test(text);
  // Patterns that ask for so many characters name the number.
  const exact = 'a'.repeat(Number(/\{(\d+)\}/.exec(pattern)?.[1] ?? 1));
  const found = ['1', '1.00', '2026-06-01', '2026-06', 'abcdefgh', 'r1', 'P1D', exact].find(fits);
  if (found === undefined) throw new Error(`Expected a sample for ${pattern}`);
  return found;
};
/** The plainest value that a schema takes. */
const sample = (schema: JsonSchema): Json => {
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as Json;
  if (schema['const'] !== undefined) return schema['const'];
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return schema['items'] === undefined ? [] : [sample(schema['items'] as JsonSchema)];
    case 'object':
      return Object.fromEntries(
        Object.entries(propertiesOf(schema)).map(([name, one]) => [name, sample(one)]),
      );
    default:
      return sampleText(schema);
  }
};
/** All fields of a request, each as its schema takes it. */
export const writeSample = (contract: OperationContract): JsonObject =>
  sample(contract.request) as JsonObject;

/** The fields of a request with one of them replaced, as a body and as a query. */
const replaceField = (fields: JsonObject, name: string, value: Json | Raw): Omit<HostileRequest, 'what'> => {
  const all: Readonly<Record<string, Json | Raw>> = { ...fields, [name]: value };
  const entries = Object.entries(all);
  return {
    body: `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`).join(',')}}`,
    query: Object.fromEntries(entries.map(([key, one]) => [key, writeQuery(one)])),
  };
};

/** The long forms of registration have fields that are all alike: each gets a third of the values. */
const longForm = 12;
const chooseValues = (place: number, fields: number): readonly (readonly [string, Json | Raw])[] =>
  Object.entries(absurd).filter((_, index) => fields <= longForm || (index + place) % 3 === 0);

/** Every field of an operation as absurd values, and fields of lists of objects one level down. */
export const writeHostile = (contract: OperationContract, fields: JsonObject): readonly HostileRequest[] => {
  const properties = Object.entries(propertiesOf(contract.request));
  return properties.flatMap(([name, schema], place) => {
    const items = (schema['items'] ?? {}) as JsonSchema;
    const item = sample(items) as JsonObject;
    const inner = Object.keys(propertiesOf(items)).flatMap((key) =>
      Object.entries(absurd).map(([what, value]) => ({
        what: `${name}[].${key}: ${what}`,
        ...replaceField(fields, name, new Raw(`[${replaceField(item, key, value).body}]`)),
      })),
    );
    const whole = chooseValues(place, properties.length).map(([what, value]) => ({
      what: `${name}: ${what}`,
      ...replaceField(fields, name, value),
    }));
    return [...whole, ...inner];
  });
};

/** Fields that a request does not have and a careless server would believe. */
export const extraFields: JsonObject = {
  memberId: '1',
  member_id: '1',
  customerType: 1,
  status: 'completed',
  credited: '999999.00',
  balance: '999999.00',
  isAdmin: true,
};
export const brokenBodies: Readonly<Record<string, string>> = {
  'no JSON': '{"a":',
  'a list': '[]',
  'a text': '"x"',
  'a number': '1e400',
  null: 'null',
  'a deep list': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a prototype': '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
};

export const isInQuery = ({ method }: OperationContract): boolean => method === 'GET' || method === 'DELETE';

/** How a call is sent; a key that is null is left out. */
export interface Sent {
  readonly token?: string | null;
  readonly key?: string | null;
  readonly body?: string;
  readonly query?: Readonly<Record<string, string>>;
}
export function writeRequest(contract: OperationContract, { token, key, body, query }: Sent): InjectOptions {
  const sendsBody = !isInQuery(contract) && body !== undefined;
  return {
    method: contract.method,
    url: contract.path,
    headers: {
      merchant: 'demo',
      language: 'EN',
      ...(sendsBody ? { 'content-type': 'application/json' } : {}),
      ...(typeof token === 'string' ? { authorization: token } : {}),
      ...(contract.money && typeof key === 'string' ? { 'idempotency-key': key } : {}),
    },
    ...(sendsBody ? { payload: body } : {}),
    ...(isInQuery(contract) && query !== undefined ? { query: { ...query } } : {}),
  };
}
