import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import { sampleEventPayloads } from '../machines/payload-samples.ts';
import { listSecretNames } from '../machines/secret-names.ts';
import { readMobileNumber } from '../machines/sms-code/mobile-number.ts';

/** Replaces a typed secret in a run: its name, and which stand-in of that name. */
export interface SecretMark {
  readonly $secret: string;
  /** From 1 on; the first is not named. */
  readonly sample?: number;
  /** Said where no sample of that name tells that it is no text. */
  readonly of?: 'number';
}
type Secret = string | number;

/**
 * Keeps what people type out of runs. A secret is replaced by a mark as it comes in, and the flow gets a
 * sample of its contract in its place: so a run that is played again goes exactly as it went, and no
 * address, file, script or log can tell what was typed.
 */
export interface StandIns {
  /** A payload with a mark for each secret; the same secret has the same mark throughout a run. */
  readonly hide: <Payload extends JsonObject>(payload: Payload, schema?: JsonSchema) => Payload;
  /** A payload with a sample for each mark. */
  readonly fill: <Payload extends JsonObject>(payload: Payload) => Payload;
}

const mostSamples = 1_000;
function isMark(value: Json): value is JsonObject & SecretMark {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { $secret: name, sample = 1 } = value as JsonObject & Partial<SecretMark>;
  return typeof name === 'string' && Number.isSafeInteger(sample) && sample >= 1 && sample <= mostSamples;
}
/** What is blank tells nothing, and flows treat it otherwise. */
const isSecret = (value: Json): value is Secret =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

function mapLeaves(value: Json, name: string, change: (leaf: Json, name: string) => Json): Json {
  if (isMark(value) || typeof value !== 'object' || value === null) return change(value, name);
  if (Array.isArray(value)) return value.map((item: Json) => mapLeaves(item, name, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, key, change)]),
  );
}

type Pool = ReadonlyMap<string, readonly Secret[]>;
const pools = new WeakMap<MachineContract, Pool>();
/** Samples that the contracts of a family have under each name; the family's first contract first. */
function readPool(family: readonly MachineContract[]): Pool {
  const [ownContract] = family;
  if (ownContract === undefined) throw new Error('expects a contract, got none');
  const ownPool = pools.get(ownContract);
  if (ownPool !== undefined) return ownPool;
  const pool = new Map<string, Set<Secret>>();
  const keep = (leaf: Json, name: string): Json => {
    if (isSecret(leaf)) pool.set(name, (pool.get(name) ?? new Set()).add(leaf));
    return leaf;
  };
  for (const { events, internalEvents, input } of family) {
    for (const schema of [...Object.values({ ...events, ...internalEvents }), input])
      for (const payload of sampleEventPayloads(schema)) mapLeaves(payload, '', keep);
  }
  const sorted = new Map([...pool].map(([name, samples]) => [name, [...samples]]));
  pools.set(ownContract, sorted);
  return sorted;
}
/** `Foyer-2026` → `Foyer-2027`: the number at a text's end goes up, else one is put there. */
function vary(sample: Secret, by: number): Secret {
  if (by === 0) return sample;
  if (typeof sample === 'number') return sample + by;
  const [digits] = /\d+$/.exec(sample) ?? [];
  if (digits === undefined) return `${sample}-${by}`;
  const raised = String(BigInt(digits) + BigInt(by)).padStart(digits.length, '0');
  return sample.slice(0, -digits.length) + raised;
}
/** What a flow can tell of a secret without knowing it. */
const describeKind = (value: Secret): string =>
  `${typeof value} ${/^\d+$/.test(String(value))} ${readMobileNumber(value) !== null}`;

/** The value of a mark: a sample of its name, or a variant of one. */
function createStand(pool: () => Pool): (mark: SecretMark) => Secret {
  return ({ $secret: name, sample = 1, of }) => {
    const samples = pool().get(name) ?? [of === 'number' ? 1 : 'secret'];
    const first = samples[(sample - 1) % samples.length] ?? 'secret';
    return vary(first, Math.floor((sample - 1) / samples.length));
  };
}

export function createStandIns(family: readonly MachineContract[]): StandIns {
  const marks = new Map<Secret, SecretMark>();
  const usedSecrets = new Set<Secret>();
  const pool = (): Pool => readPool(family);
  const stand = createStand(pool);
  /** The sample that was typed itself, else the first stand-in of its kind that is free. */
  const choose = (typed: Secret, name: string): SecretMark => {
    const samples = pool().get(name) ?? [];
    const of = samples.length === 0 && typeof typed === 'number' ? ({ of: 'number' } as const) : {};
    const makeMark = (sample: number): SecretMark => ({
      $secret: name,
      ...(sample === 1 ? {} : { sample }),
      ...of,
    });
    const sampleIndex = samples.indexOf(typed);
    if (sampleIndex !== -1 && !usedSecrets.has(typed)) return makeMark(sampleIndex + 1);
    let spare: SecretMark | null = null;
    for (let sample = 1; sample <= mostSamples; sample += 1) {
      const mark = makeMark(sample);
      const value = stand(mark);
      if (usedSecrets.has(value)) continue;
      if (describeKind(value) === describeKind(typed)) return mark;
      spare ??= mark;
    }
    return spare ?? makeMark(1);
  };
  const hideLeaf = (typed: Json, name: string): Json => {
    if (!isSecret(typed)) return typed;
    const mark = marks.get(typed) ?? choose(typed, name);
    marks.set(typed, mark);
    usedSecrets.add(stand(mark));
    return { ...mark };
  };
  const hide = (value: Json, name: string, secrets: ReadonlySet<string>): Json => {
    if (isMark(value)) return value;
    if (secrets.has(name)) return mapLeaves(value, name, hideLeaf);
    if (Array.isArray(value)) return value.map((item: Json) => hide(item, '', secrets));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(inner, key, secrets)]));
  };
  const fillLeaf = (leaf: Json): Json => {
    if (!isMark(leaf)) return leaf;
    const value = stand(leaf);
    // A mark of a run that was kept: its sample is all that is known of what was typed.
    if (!usedSecrets.has(value)) marks.set(value, leaf);
    usedSecrets.add(value);
    return value;
  };
  return {
    hide: <Payload extends JsonObject>(payload: Payload, schema?: JsonSchema): Payload => {
      const secrets = listSecretNames(family, schema);
      return secrets.size === 0 ? payload : (hide(payload, '', secrets) as Payload);
    },
    fill: <Payload extends JsonObject>(payload: Payload): Payload =>
      mapLeaves(payload, '', fillLeaf) as Payload,
  };
}
