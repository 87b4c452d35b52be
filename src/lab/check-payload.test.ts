import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { sampleEventPayloads } from '../machines/payload-samples.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { checkPayload } from './check-payload.ts';

const events = Object.values(machineCatalog).flatMap(({ contract }) =>
  Object.entries({ ...contract.events, ...contract.internalEvents }).map(
    ([type, schema]) => [contract.id, type, schema] as const,
  ),
);

/** A payload with one thing wrong: a value of another type, a name misspelt, one left out. */
const spoil = (payload: JsonObject): readonly JsonObject[] =>
  Object.keys(payload).flatMap((name) => {
    const { [name]: value = null, ...rest } = payload;
    const inner =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? spoil(value as JsonObject).map((each): JsonObject => ({ ...payload, [name]: each }))
        : [];
    return [rest, { ...rest, [`${name}x`]: value }, { ...payload, [name]: [[]] as Json }, ...inner];
  });

test('judges the payloads of every event of every flow as Ajv does', () => {
  const ajv = new Ajv({ strict: false });
  let [right, wrong] = [0, 0];
  for (const [machine, type, schema] of events) {
    const isValid = ajv.compile(schema);
    for (const sample of sampleEventPayloads(schema)) {
      for (const payload of [sample, { ...sample, extra: 1 }, ...spoil(sample)]) {
        const faults = checkPayload(schema, payload);
        expect([machine, type, payload, faults.length === 0]).toEqual([
          machine,
          type,
          payload,
          isValid(payload),
        ]);
        if (faults.length === 0) right += 1;
        else wrong += 1;
      }
    }
  }
  expect(right).toBeGreaterThan(100);
  expect(wrong).toBeGreaterThan(100);
});

test('names what is missing and what is unknown', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['mobileNum'],
    properties: { mobileNum: { type: 'string' } },
  };
  expect(checkPayload(schema, { phone: '0917' })).toEqual(['/mobileNum is missing', '/phone is unknown']);
});
