import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { besideTheCall } from '../../server/db/call-fate.ts';
import type { JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { refuseUnavailable } from '../../server/infrastructure/http/unavailable.ts';
import { refuseUnadmitted } from './admission/refuse-unadmitted.ts';
import { onBreak, openOnBreak } from '../protection/on-break.ts';
import { refuseToken } from '../identity/sessions/ended-sessions.ts';
import { readSession } from '../identity/sessions/sessions.ts';
import { checkAvailability } from '../play/availability/check-availability.ts';
import type { MemberParts } from '../parts.ts';
import { placePictures } from '../play/media/library/place-pictures.ts';
import { spreadPictures } from './system/mirrors.ts';
import { readSettings, type LiveSettings } from './system/settings.ts';
import type { Caller, Handler, Handlers, OperationName } from './call.ts';
import { checkMerchant } from './check-merchant.ts';
import { checkModuleId } from './check-module-id.ts';
import { describeDevice } from './describe-device.ts';
import { readNetwork } from '../../server/infrastructure/http/network.ts';
import { keyPattern } from './run-idempotent.ts';
import { looksOnly, notAvailable, notSignedIn, refuseCall } from './refusals.ts';
import { isPublicFeed, sendPublicAnswer } from './send-public-answer.ts';
import { beginSubmission, endSubmission, isSubmission } from '../messages/support/submissions.ts';
import { createRequestValidators, isReadByQuery, type RequestValidator } from './request-validator.ts';

const envelopeOf = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { type: 'boolean' }, value },
});

function readFields(request: FastifyRequest, contract: OperationContract): Record<string, unknown> {
  // Clients of this family write some fields into the path of a reading; what the query says comes first.
  const query = isReadByQuery(contract)
    ? { ...(request.params as Record<string, unknown>), ...(request.query as Record<string, unknown>) }
    : {};
  const { body } = request;
  if (body === undefined || body === null) {
    const required = contract.request['required'];
    if (!isReadByQuery(contract) && Array.isArray(required) && required.length > 0) {
      throw refuseCall('request_body_required', 'Expected a JSON body.');
    }
    return { ...query };
  }
  if (typeof body !== 'object' || Array.isArray(body))
    throw refuseCall('request_param_err', 'Expected a JSON object.');
  return { ...query, ...body };
}

/**
 * A call that moves money may be repeated at any time, and is recognised by its client's key. Clients of
 * the wire contract send none: theirs is recognised by what it asks for, see `runIdempotent`.
 */
function readKey(contract: OperationContract, request: FastifyRequest): string | null {
  if (!contract.money) return null;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return '';
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw refuseCall('request.key-missing', 'Expected a header Idempotency-Key of 8 to 128 characters.');
}

async function readCaller(
  parts: MemberParts,
  contract: OperationContract,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const header = contract.token === 'none' ? undefined : request.headers.authorization;
  const token = header === undefined || header === '' ? null : header;
  const member = token === null ? null : await besideTheCall(() => readSession(parts, token));
  // A token that is sent and no longer valid is refused also on public feeds, so that the page logs out.
  if (member === null && token !== null) throw await refuseToken(parts, token);
  if (member === null && contract.token === 'required') throw notSignedIn();
  const isClosed = contract.token === 'required' && !openOnBreak.has(contract.name as OperationName);
  if (member?.isOnBreak === true && isClosed) throw onBreak(member.breakUntil ?? null);
  if (member?.looksOnly === true && contract.method !== 'GET' && contract.name !== 'session.logout')
    throw looksOnly();
  const language = request.headers['language'];
  return {
    member,
    token,
    network: readNetwork(request.ip),
    device: describeDevice(request.headers['user-agent']),
    language: typeof language === 'string' && /^[A-Z]{2,3}$/.test(language) ? language : 'EN',
    host: request.hostname,
    idempotencyKey: readKey(contract, request),
    cookies: request.cookies,
    reply,
  };
}

async function checkModule(parts: MemberParts, contract: OperationContract): Promise<LiveSettings> {
  const settings = await readSettings(parts);
  const { moduleId, alsoModuleIds = [] } = contract;
  // Modules that the tree does not name are always on.
  if ([moduleId, ...alsoModuleIds].every((id) => settings.modules[id] === false))
    throw notAvailable(`Module ${moduleId} is switched off.`);
  return settings;
}

/** An answer is a success, unless it answers a question with no. */
const readVerdict = ({ verdict }: OperationContract, answer: unknown): boolean =>
  verdict === undefined || (answer as Readonly<Record<string, unknown>>)[verdict] === true;

function createRouteHandler(
  parts: MemberParts,
  contract: OperationContract,
  check: RequestValidator,
  handle: Handler<OperationName>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    checkMerchant(request, parts.merchant);
    checkModuleId(request, contract);
    await checkAvailability(parts, contract.name, request);
    const { mirrors } = await checkModule(parts, contract);
    // First who calls: a stranger does not learn what a call takes.
    const caller = await readCaller(parts, contract, request, reply);
    await refuseUnadmitted(parts, contract.name as OperationName, caller.member);
    const fields: JsonObject = check(readFields(request, contract));
    void reply.header('cache-control', 'no-store');
    const submission = isSubmission(contract)
      ? await besideTheCall(() => beginSubmission(parts, contract, { request, fields, caller }))
      : null;
    /** What was done counts, whether or not its outcome could be recorded. */
    const end = async (outcome: Parameters<typeof endSubmission>[2]): Promise<void> => {
      if (submission !== null)
        await besideTheCall(() => endSubmission(parts, submission, outcome)).catch((cause: unknown) => {
          if (refuseUnavailable(cause) === null) request.log.error(cause);
        });
    };
    const value = await handle(fields as never, caller).catch(async (cause: unknown) => {
      await end({ cause });
      throw cause;
    });
    await end({ value });
    const placed = await placePictures(parts, value);
    const answer = contract.name.startsWith('games.') ? spreadPictures(placed, mirrors.imageCDNs) : placed;
    return contract.envelope ? { success: readVerdict(contract, answer), value: answer } : answer;
  };
}

/**
 * Serves every operation at its path and aliases by all its methods. What a handler returns goes out through
 * the response schema, so that an undeclared field never leaves the server.
 */
export function registerOperations(
  app: FastifyInstance,
  parts: MemberParts,
  contracts: readonly OperationContract[],
  handlers: Handlers,
): void {
  const validators = createRequestValidators(contracts);
  for (const contract of contracts) {
    const check = validators.get(contract.name);
    const handle = handlers[contract.name as OperationName] as Handler<OperationName> | undefined;
    if (check === undefined || handle === undefined)
      throw new Error(`No handler for operation "${contract.name}".`);
    for (const url of [contract.path, ...contract.aliases]) {
      app.route({
        method: [contract.method, ...contract.alsoMethods] as HTTPMethods[],
        url,
        // The body is checked in the handler, after the merchant and the module.
        exposeHeadRoute: false,
        schema: { response: { 200: contract.envelope ? envelopeOf(contract.response) : contract.response } },
        ...(isPublicFeed(contract) ? { onSend: sendPublicAnswer } : {}),
        handler: createRouteHandler(parts, contract, check, handle),
      });
    }
  }
}
