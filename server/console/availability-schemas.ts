import { regionKinds } from '../../src/protocol/console-availability.ts';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const note = { type: 'string', maxLength: 300 } as const;
const object = <Properties extends Record<string, unknown>>(properties: Properties) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  }) as const;

/** JSON Schemas of closing and opening, in and out. */
export const availabilityAnswer = object({
  state: text,
  closure: {
    ...object({ from: text, until: nullableText, zone: text, reason: text, author: text }),
    type: ['object', 'null'],
  },
  places: {
    type: 'array',
    items: object({ kind: text, value: text, reason: text, author: text, at: text }),
  },
  knowsCountries: { type: 'boolean' },
});
const local = { type: 'string', maxLength: 30 } as const;
export const closureBody = object({
  from: local,
  until: local,
  zone: { type: 'string', minLength: 1, maxLength: 60 },
  note,
});
export const openBody = object({ note });
export const placeBody = object({
  kind: { enum: regionKinds },
  value: { type: 'string', minLength: 1, maxLength: 64 },
  note,
});
