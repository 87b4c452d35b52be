import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { messageOf } from './call-refused.ts';
import { planSchema, type SecretPlace, type SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import { pointTo, type PlanLine } from './plan-result.ts';

/** The command was called with something that is no plan at all; the message says what. */
export class PlanError extends Error {}

const codes: Readonly<Record<string, string>> = {
  additionalProperties: 'plan.unknown-field',
  required: 'plan.missing-field',
  type: 'plan.wrong-type',
};
const placeOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const { additionalProperty, missingProperty } = params as Readonly<Record<string, string | undefined>>;
  if (keyword === 'additionalProperties') return `${instancePath}${pointTo(additionalProperty ?? '')}`;
  return keyword === 'required' ? `${instancePath}${pointTo(missingProperty ?? '')}` : instancePath;
};
const sentenceOf = ({ keyword, message = '', params }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return 'The plan has no such field.';
  if (keyword === 'required') return 'This is missing.';
  const { allowedValues } = params as { readonly allowedValues?: readonly string[] };
  return `It ${message}${allowedValues === undefined ? '' : `: ${allowedValues.join(', ')}`}.`;
};

/** What of a plan its schema objects to. */
export function findPlanFaults(plan: unknown): readonly PlanLine[] {
  const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(planSchema);
  if (validate(plan)) return [];
  return (validate.errors ?? []).map((error) => ({
    state: 'fault',
    pointer: placeOf(error),
    code: codes[error.keyword] ?? 'plan.invalid',
    sentence: sentenceOf(error),
  }));
}

/** @throws PlanError where the file is missing or is no JSON */
export function readPlanFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new PlanError(`${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** Every secret by the pointer of its place, and what is wrong with those that are missing. */
export interface Secrets {
  readonly of: (pointer: string) => string | null;
  readonly faults: readonly PlanLine[];
}
type Place = readonly [pointer: string, place: SecretPlace];
const listPlaces = ({ people, senders }: SetupPlan): readonly Place[] => [
  ...people.flatMap(({ password }, index): readonly Place[] =>
    password === undefined ? [] : [[pointTo('people', index, 'password'), password]],
  ),
  ...(senders?.email?.password === undefined
    ? []
    : [['/senders/email/password', senders.email.password] as const]),
  ...Object.entries(senders?.sms?.secrets ?? {}).map(([name, place]): Place => [
    pointTo('senders', 'sms', 'secrets', name),
    place,
  ]),
];

/** Reads secrets where the plan says that they are. `folder` is the plan's: files are found from it. */
export function readSecretsOf(
  plan: SetupPlan,
  { env, folder }: { readonly env: Readonly<Record<string, string | undefined>>; readonly folder: string },
): Secrets {
  const values = new Map<string, string>();
  const faults: PlanLine[] = [];
  const miss = (pointer: string, sentence: string): void =>
    void faults.push({ state: 'fault', pointer, code: 'secret.missing', sentence });
  for (const [pointer, { env: name, file }] of listPlaces(plan)) {
    if (name !== undefined) {
      const value = env[name];
      if (value === undefined || value === '') miss(pointer, `The environment variable ${name} is not set.`);
      else values.set(pointer, value);
    } else
      try {
        values.set(pointer, readFileSync(resolve(folder, file ?? ''), 'utf8').replace(/\r?\n$/, ''));
      } catch (cause) {
        miss(pointer, `The file cannot be read: ${messageOf(cause)}`);
      }
  }
  return { of: (pointer) => values.get(pointer) ?? null, faults };
}
