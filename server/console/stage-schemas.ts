import { list, nullableText, object, publishFields, text } from './schemas.ts';

const count = { type: 'integer', minimum: 0 } as const;
const id = { type: 'string', pattern: '^[0-9]{1,18}$' } as const;
const share = { type: 'integer', minimum: 0, maximum: 100 } as const;
const stage = object({
  id: text,
  state: text,
  revision: count,
  baseRevision: count,
  share: count,
  audience: text,
  accounts: list(text),
  haltAfter: count,
  note: text,
  author: text,
  startedAt: text,
  faults: count,
  endedBy: nullableText,
  endedAt: nullableText,
  reason: nullableText,
  isDraftRestored: { type: 'boolean' },
});

export const widenedAnswer = stage;
export const stageAnswer = object({
  stage: { ...stage, type: ['object', 'null'] },
  browsers: count,
  faults: list(object({ page: text, nodeId: text, message: text, count })),
});
export const beginStageBody = (audiences: readonly string[]) =>
  object(
    {
      ...publishFields,
      plan: object({
        share,
        audience: { enum: audiences },
        accounts: { type: 'array', maxItems: 200, items: { type: 'string', minLength: 1, maxLength: 64 } },
        haltAfter: { type: 'integer', minimum: 1, maximum: 10_000 },
      }),
    },
    ['warningReason'],
  );
export const widenStageBody = object({ id, share });
export const endStageBody = object({ id, note: { type: 'string', maxLength: 500 } });
