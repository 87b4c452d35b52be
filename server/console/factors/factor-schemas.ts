import { longestFactorName, proofWays } from '../../../src/protocol/console-factors.ts';
import {
  count,
  decimalId,
  flag,
  list,
  nullable,
  nullableText,
  object,
  sessionAnswer,
  text,
} from '../schemas.ts';

/** What a device signs, as JSON. */
const signed = { type: 'string', minLength: 1, maxLength: 20_000 } as const;
export const proofBody = object({ way: { enum: proofWays }, answer: signed });
export const deviceAnswer = object({ options: text });
export const factorsAnswer = object({
  authenticator: nullable(object({ since: text, lastUsedAt: nullableText })),
  passkeys: list(object({ id: text, name: text, createdAt: text, lastUsedAt: nullableText })),
  recoveryCodesLeft: count,
  required: flag,
});
export const secretAnswer = object({ secret: text, uri: text, expiresInSeconds: count });
export const codeBody = object({ code: { type: 'string', minLength: 1, maxLength: 20 } });
export const passkeyBody = object({
  name: { type: 'string', minLength: 1, maxLength: longestFactorName },
  answer: signed,
});
export const passkeyIdBody = object({ id: decimalId });
export const changedAnswer = object({
  factors: factorsAnswer,
  session: sessionAnswer,
  recoveryCodes: { type: ['array', 'null'], items: text },
});
