import type { ContractsHistoryRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';
import { requireAgent } from '../require-agent.ts';
import { listDownlines } from '../tree.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { notAvailable, refuseCall } from '../../calls/refusals.ts';
import type { SessionMember } from '../../identity/sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { readConsolidated } from './consolidated.ts';
import { listRows, readLog, readSteps, readVersions } from './contract-lists.ts';
import { findContract, listContracts, type StoredContract } from './contract-store.ts';
import { readDirectLine } from './direct-line.ts';
import { offerMany } from './offer-many.ts';
import { moduleOf } from './products.ts';
import { endContract, findParties, offerContract, readGiven } from './upline-calls.ts';
import { createSettlementHandlers } from './settlement/settlement-handlers.ts';
import { writeCopy } from './signed-copy.ts';
import { answerByWire, type AnswerRequest } from './wire-answers.ts';

type Names =
  | `contracts.answer${'Dividend' | 'Daily' | 'Hourly' | 'RealTime'}`
  | `contracts.${'consolidated' | 'own' | 'given' | 'directLine' | 'read' | 'offer' | 'offerMany' | 'end' | 'history' | 'copy' | 'log' | 'partners'}`
  | keyof ReturnType<typeof createSettlementHandlers>;

/** A member with a real account (specification, section 4: consolidated data is not for type 4). */
function requireReal(caller: Caller): SessionMember {
  const member = requireMember(caller);
  if (member.customerType === 4) throw refuseCall('account.trial', 'A trial account has no contracts.', 403);
  return member;
}

async function readModules(parts: MemberParts): Promise<(kind: ContractKind) => boolean> {
  const settings = await readSettings(parts);
  return (kind) => isModuleOn(settings, moduleOf[kind]);
}
async function requireKind(parts: MemberParts, kind: ContractKind): Promise<void> {
  if (!(await readModules(parts))(kind)) throw notAvailable(`Module ${moduleOf[kind]} is switched off.`);
}

type Answered = Pick<
  AnswerRequest,
  'by' | 'status' | 'version' | 'downlineHigherRate' | 'endsBelow' | 'reason'
>;
async function answer(parts: MemberParts, caller: Caller, kind: ContractKind, answered: Answered) {
  const { id } = requireReal(caller);
  await requireKind(parts, kind);
  const signature = { memberId: id, at: parts.clock.now(), from: caller.network };
  const { timeZone: zone } = await readSettings(parts);
  const request = { merchant: parts.merchant, zone, memberId: id, kind, signature, ...answered };
  const { status, version } = await parts.db.transaction().execute((db) => answerByWire(db, request));
  return { status, version };
}

/** A contract that the caller has with a downline, or, where no account is named, with the upline. */
async function findOfCaller(
  parts: MemberParts,
  caller: Caller,
  { kind, product, account = '' }: Pick<ContractsHistoryRequest, 'kind' | 'product' | 'account'>,
): Promise<StoredContract | null> {
  const { db } = parts;
  if (account === '') {
    const ownContracts = await listContracts(db, 'downline', requireReal(caller).id, kind);
    return ownContracts.findLast((one) => one.product === product) ?? null;
  }
  return findContract(db, await findParties(parts, requireAgent(caller).id, { account, kind, product }));
}

async function readPartners(parts: MemberParts, caller: Caller) {
  const { rows } = await listDownlines(parts.db, requireAgent(caller).id, {
    page: 1,
    size: 300,
    agentsOnly: true,
  });
  return {
    options: rows.map(({ account, nickname }) => ({ value: account, label: `${account} · ${nickname}` })),
  };
}

/** Calls of the downline's side: what is asked of the member, and the answers. */
function createAnswerHandlers(
  parts: MemberParts,
): Pick<Handlers, Extract<Names, `contracts.answer${string}`>> {
  return {
    'contracts.answerDividend': ({ type, ...rest }, caller) =>
      answer(parts, caller, 'dividend', { ...rest, by: { product: type } }),
    'contracts.answerDaily': ({ id, ...rest }, caller) =>
      answer(parts, caller, 'daily', { ...rest, by: { id } }),
    'contracts.answerHourly': ({ contractId, ...rest }, caller) =>
      answer(parts, caller, 'hourly', { ...rest, by: { id: contractId } }),
    'contracts.answerRealTime': ({ id, ...rest }, caller) =>
      answer(parts, caller, 'realTime', { ...rest, by: { id } }),
  };
}

/** Rate contracts of the logged-in member, on both sides. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  const { db } = parts;
  const sign = (caller: Caller) => {
    const { id } = requireAgent(caller);
    return { memberId: id, at: parts.clock.now(), from: caller.network };
  };
  return {
    ...createAnswerHandlers(parts),
    ...createSettlementHandlers(parts),
    'contracts.consolidated': async (_, caller) => {
      const { id } = requireReal(caller);
      const [isOn, { name: brand }] = await Promise.all([readModules(parts), parts.liveSite.site()]);
      return readConsolidated(db, id, { isOn, brand });
    },
    'contracts.own': async (_, caller) => {
      const { id } = requireReal(caller);
      const { name: brand } = await parts.liveSite.site();
      return { list: await listRows(db, 'downline', { memberId: id, brand }) };
    },
    'contracts.given': async (_, caller) => ({
      list: await listRows(db, 'upline', { memberId: requireAgent(caller).id, brand: '' }),
    }),
    'contracts.read': async (request, caller) => readGiven(parts, requireAgent(caller).id, request),
    'contracts.offer': async (request, caller) => {
      const signature = sign(caller);
      await requireKind(parts, request.kind);
      return offerContract(parts, request, signature);
    },
    'contracts.directLine': (request, caller) => readDirectLine(parts, requireAgent(caller).id, request),
    'contracts.offerMany': async (request, caller) => {
      const signature = sign(caller);
      await requireKind(parts, request.kind);
      return offerMany(parts, { request, signature, key: caller.idempotencyKey ?? '' });
    },
    'contracts.end': async (request, caller) => {
      const signature = sign(caller);
      await requireKind(parts, request.kind);
      return endContract(parts, request, signature);
    },
    'contracts.history': async (request, caller) => {
      const { id } = requireReal(caller);
      const contract = await findOfCaller(parts, caller, request);
      if (contract === null) return { versions: [], steps: [] };
      const [versions, steps] = await Promise.all([
        readVersions(db, contract.id, id),
        readSteps(db, contract.id, id),
      ]);
      return { versions, steps };
    },
    'contracts.copy': async (request, caller) => {
      const { id: memberId } = requireReal(caller);
      const contract = await findOfCaller(parts, caller, request);
      return writeCopy(parts, contract, request, { memberId, language: caller.language });
    },
    'contracts.log': ({ page = 1, size = 20 }, caller) => readLog(db, requireReal(caller).id, { page, size }),
    'contracts.partners': (_, caller) => readPartners(parts, caller),
  };
}
