import { sql } from 'kysely';
import type {
  ContractsOfferManyRequest,
  ContractsOfferManyValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { mostAccounts } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../../server/db/database.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { answerOnce, fingerprintOf } from '../../calls/run-idempotent.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { findContract, type Parties, type Signature } from './contract-store.ts';
import { checkTiers, readOwnOffer } from './process-step.ts';
import { takeStep } from './take-step.ts';
import { findParties } from './upline-calls.ts';

type Result = ContractsOfferManyValue['results'][number];
interface Order {
  readonly request: ContractsOfferManyRequest;
  readonly signature: Signature & { readonly memberId: string };
  /** The client's, by which a repeat of the order is known. */
  readonly key: string;
  readonly zone: string;
}

/** Runs a work so that a refusal undoes what it changed, and leaves the transaction open. */
async function orRefusal<Value>(db: Database, work: () => Promise<Value>): Promise<Value | AppError> {
  await sql`savepoint contract_offer`.execute(db);
  try {
    const value = await work();
    await sql`release savepoint contract_offer`.execute(db);
    return value;
  } catch (cause) {
    // A server that cannot work refuses no account: the whole call fails, and a repeat continues it.
    if (!(cause instanceof AppError) || cause.status >= 500) throw cause;
    await sql`rollback to savepoint contract_offer`.execute(db);
    return cause;
  }
}

/** The state of a refused account: nothing is said of one that is not directly below. */
async function describeRefusal(
  db: Database,
  parties: Parties | AppError,
  { code, message }: AppError,
): Promise<Result> {
  const contract = parties instanceof AppError ? null : await findContract(db, parties);
  const { id, status, version } = contract ?? { id: '', status: 'none' as const, version: 0 };
  return { outcome: 'refused', id, status, version, code, message };
}

async function offerToOne(
  db: Database,
  { merchant }: Pick<MemberParts, 'merchant'>,
  { request, signature, zone }: Order,
  { account, version }: ContractsOfferManyRequest['accounts'][number],
): Promise<Result> {
  const { kind, product, period, tiers } = request;
  const named = { account, kind, product };
  const parties = await orRefusal(db, () => findParties({ db, merchant }, signature.memberId, named));
  if (parties instanceof AppError) return describeRefusal(db, parties, parties);
  const step = { merchant, zone, side: 'upline', step: 'offer', version, signature } as const;
  const contract = await orRefusal(db, () => takeStep(db, { ...parties, ...step }, { period, tiers }));
  if (contract instanceof AppError) return describeRefusal(db, parties, contract);
  const { id, status } = contract;
  return { outcome: 'offered', id, status, version: contract.version, code: '', message: '' };
}

/** What would be refused for every account is refused first, and nothing is offered. */
async function checkOrder(
  db: Database,
  { merchant }: Pick<MemberParts, 'merchant'>,
  { request: { accounts, kind, product, tiers }, signature }: Order,
): Promise<void> {
  if (accounts.length === 0) throw refuseField('accounts', 'contract.no-accounts', 'No member is named.');
  if (accounts.length > mostAccounts)
    throw refuseField('accounts', 'contract.too-many-accounts', `Expected at most ${mostAccounts} accounts.`);
  const { code: currency } = await readCurrency(db, merchant);
  checkTiers(tiers, { ...(await readOwnOffer(db, signature.memberId, kind, product)), kind, currency });
}

/**
 * Offers the same terms to several direct downlines, each in its transaction: a refused one stops
 * no other. The answer to each is kept with the key of the order, so that a repeat, also of an order that
 * ended half-way, makes no offer twice. An account that is named twice is asked once.
 * @throws AppError 400 where the order itself is none, 422 `request.key-reused`
 */
export async function offerMany(
  parts: MemberParts,
  { request, signature, key }: Omit<Order, 'zone'>,
): Promise<ContractsOfferManyValue> {
  if (key === '') throw refuseCall('request.key-missing', 'Expected a header Idempotency-Key.');
  const { memberId, at: now } = signature;
  const { timeZone: zone } = await readSettings(parts);
  const order = { request, signature, key, zone };
  const { accounts, ...terms } = request;
  const record = { memberId, operation: 'contracts.offerMany', now };
  await parts.db.transaction().execute((db) =>
    answerOnce(db, { ...record, key, fingerprint: fingerprintOf({ accounts, ...terms }) }, async () => {
      await checkOrder(db, parts, order);
      return { accounts: accounts.length };
    }),
  );
  const results: Result[] = [];
  for (const one of accounts) {
    // No key of a client has a space.
    const ofAccount = { key: `${key} ${one.account.toLowerCase()}`, fingerprint: fingerprintOf(terms) };
    results.push(
      await parts.db
        .transaction()
        .execute((db) =>
          answerOnce(db, { ...record, ...ofAccount }, () => offerToOne(db, parts, order, one)),
        ),
    );
  }
  return { results };
}
