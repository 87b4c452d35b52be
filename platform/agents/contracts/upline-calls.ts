import type {
  ContractsOfferRequest,
  ContractsEndRequest,
  ContractsReadRequest,
  ContractsReadValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { ContractStep } from '../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../server/db/database.ts';
import { findMemberByAccount, isAgentType } from '../tree.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import {
  findContract,
  lockKind,
  readEndReason,
  readTerms,
  type Parties,
  type Signature,
  type StoredContract,
} from './contract-store.ts';
import { countEndsBelow } from './fallen-rates.ts';
import { readPartyNames } from './party-names.ts';
import { readOwnOffer } from './process-step.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { takeStep } from './take-step.ts';
import { standingAfter } from './wire-answers.ts';
import { readMemberCurrency } from '../../money/wallet/currency.ts';

const notBelow = () => refuseField('account', 'agent.not-below', 'No direct downline of that name.', 404);

/**
 * The parties of a contract that an agent gives: only a direct downline, and only an agent, for a
 * contract is about a team. Anyone who is elsewhere in the tree does not exist for the caller.
 */
export async function findParties(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  uplineId: string,
  { account, kind, product }: ContractsReadRequest,
): Promise<Parties> {
  const downline = await findMemberByAccount(db, merchant, account);
  if (downline === null || downline.uplineId !== uplineId) throw notBelow();
  if (!isAgentType(downline.type)) {
    throw refuseField('account', 'contract.not-agent', 'Contracts are made with agents.');
  }
  return { uplineId, downlineId: downline.id, kind, product };
}

/** A contract as the offering side sees it; what is on offer goes before what holds. */
async function showContract(
  db: Database,
  parties: Parties,
  contract: StoredContract | null,
): Promise<ContractsReadValue> {
  const { ownRate } = await readOwnOffer(db, parties.uplineId, parties.kind, parties.product);
  const { code: currency } = await readMemberCurrency(db, parties.downlineId);
  const nameOf = await readPartyNames(db, [parties], { readerId: parties.uplineId ?? '', brand: '' });
  const partner = nameOf(parties.downlineId);
  if (contract === null) {
    return {
      id: '',
      status: 'none',
      version: 0,
      period: 'M',
      tiers: [],
      ownRate,
      currency,
      endsDownline: false,
      endsBelow: 0,
      askedBy: null,
      endReason: '',
      partner,
    };
  }
  const { id, status, version, activeVersion, askedBy } = contract;
  const isOpen = status === 'P' || status === 'E';
  const { period, tiers } = await readTerms(db, id, isOpen ? version : (activeVersion ?? version));
  const rows = tiers.map((tier) => ({ ...tier }));
  const endsBelow = await countEndsBelow(db, contract);
  return {
    id,
    status,
    version,
    period,
    tiers: rows,
    ownRate,
    currency,
    endsDownline: false,
    endsBelow,
    askedBy,
    endReason: await readEndReason(db, contract),
    partner,
  };
}

export async function readGiven(parts: MemberParts, memberId: string, request: ContractsReadRequest) {
  const parties = await findParties(parts, memberId, request);
  return showContract(parts.db, parties, await findContract(parts.db, parties));
}

export async function offerContract(
  parts: MemberParts,
  request: ContractsOfferRequest,
  signature: Signature & { readonly memberId: string },
) {
  const parties = await findParties(parts, signature.memberId, request);
  const { version, period, tiers } = request;
  const { timeZone: zone } = await readSettings(parts);
  const record = {
    merchant: parts.merchant,
    zone,
    version,
    signature,
    side: 'upline' as const,
    step: 'offer' as const,
  };
  return parts.db.transaction().execute(async (db) => {
    const contract = await takeStep(db, { ...parties, ...record }, { period, tiers });
    return showContract(db, parties, contract);
  });
}

const stepOf: Readonly<Record<ContractsEndRequest['status'], ContractStep>> = {
  V: 'requestEnd',
  C: 'agreeEnd',
  A: 'declineEnd',
  W: 'takeBackEnd',
};

/** Asks for the end of a contract, or answers the downline's wish for it; said twice it is done once. */
export async function endContract(
  parts: MemberParts,
  request: ContractsEndRequest,
  signature: Signature & { readonly memberId: string },
) {
  const parties = await findParties(parts, signature.memberId, request);
  const { version, status, endsBelow, reason } = request;
  const { timeZone: zone } = await readSettings(parts);
  return parts.db.transaction().execute(async (db) => {
    await lockKind(db, parts.merchant, parties.kind);
    const stored = await findContract(db, parties);
    if (stored === null) throw refuseCall('contract.changed', 'There is no such contract.', 409);
    const isDone = stored.status === standingAfter(status) && (status !== 'V' || stored.askedBy === 'upline');
    if (isDone && (version === undefined || version === stored.version)) {
      return showContract(db, parties, stored);
    }
    const record = {
      merchant: parts.merchant,
      zone,
      side: 'upline',
      step: stepOf[status],
      version,
      knewOfEnds: endsBelow,
      reason,
      signature,
    } as const;
    return showContract(db, parties, await takeStep(db, { ...parties, ...record }));
  });
}
