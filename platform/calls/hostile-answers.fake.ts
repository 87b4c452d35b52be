import type { LightMyRequestResponse } from 'fastify';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { checkValue } from '../member-rig.fake.ts';

/** The code of a refusal; empty for an answer. */
export const codeOf = (response: LightMyRequestResponse): string =>
  response.json<{ readonly errorCode?: string }>().errorCode ?? '';

/** Fields that say how much: no absurd value of them is ever taken. Null is none, where a schema lets it be. */
const howMuch = /^(amount|points|quantity|betCartAmountSum): (?!null$)/;

const isRefusal = ({ success, errorCode, message }: JsonObject): boolean =>
  success === false && typeof errorCode === 'string' && typeof message === 'string';

/**
 * What is wrong with the answer to a hostile request; nothing where it is refused with a code and a sentence, or
 * answered within its schema.
 */
export function findFaults(
  contract: OperationContract,
  what: string,
  response: LightMyRequestResponse,
): readonly string[] {
  if (response.statusCode >= 500) return [`${what} → ${response.statusCode}`];
  const body = response.json<JsonObject>();
  if (response.statusCode !== 200) return isRefusal(body) ? [] : [`${what} → ${response.body.slice(0, 80)}`];
  if (howMuch.test(what)) return [`${what} was taken`];
  checkValue(contract.name, contract.envelope ? (body['value'] ?? null) : body);
  return [];
}
