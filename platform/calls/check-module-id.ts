import type { FastifyRequest } from 'fastify';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { notAvailable } from './refusals.ts';

/** What a client sends that knows no narrower id. */
const commonModule = 'COMM3';

/** Ids under which a call may be made. */
export const listModuleIds = ({ moduleId, alsoModuleIds = [] }: OperationContract): readonly string[] => [
  ...new Set([moduleId, ...alsoModuleIds, commonModule]),
];

/**
 * A header `ModuleId` names the module of its call (wire contract, transport). A client that sends none is
 * served; one that sends that of another call has mixed up its calls, and is refused before anything is read.
 */
export function checkModuleId(request: FastifyRequest, contract: OperationContract): void {
  const sent = request.headers['moduleid'];
  if (sent === undefined || sent === '') return;
  if (typeof sent !== 'string' || !listModuleIds(contract).includes(sent))
    throw notAvailable(`Expected ModuleId ${listModuleIds(contract).join(' or ')} for this call.`);
}
