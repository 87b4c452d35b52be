import { sql } from 'kysely';
import type {
  NewVendorKey,
  VendorBooking,
  VendorOverview,
  VendorFile,
  VendorRefusal,
  vendors,
  VendorStatus,
} from '../../../src/protocol/calls/vendors.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import { answerAfter } from '../../../server/infrastructure/http/answer-after.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { defaultCeiling, readMoneyRules } from '../../money/approvals/money-rules.ts';
import {
  GatewayKeyError,
  listGatewayKeys,
  retireGatewayKey,
  rotateGatewayKey,
} from '../../money/cashier/gateway/rotate-key.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { playCurrency, readCurrency, trialType } from '../../money/wallet/currency.ts';
import { applyImport, readCatalogue, retryPictures, showImport } from './catalogue-import.ts';

const latest = 10;

/** Every vendor that is connected or ever started a game. */
async function listCodes({ db, merchant, gameVendor }: MemberDeps): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('play_launch')
    .select('vendor')
    .distinct()
    .where('merchant', '=', merchant)
    .execute();
  const connected = gameVendor === null ? [] : [gameVendor.code];
  return [...new Set([...connected, ...rows.map(({ vendor }) => vendor).toSorted()])];
}

async function listBookings(
  { db, merchant }: MemberDeps,
  vendor: string,
  currency: string,
): Promise<readonly VendorBooking[]> {
  const rows = await db
    .selectFrom('vendor_transaction as t')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .select(['t.transaction', 't.kind', 't.round', 't.amount', 't.state', 't.created_at', 'm.customer_type'])
    .where('t.merchant', '=', merchant)
    .where('t.vendor', '=', vendor)
    .orderBy('t.created_at', 'desc')
    .limit(latest)
    .execute();
  return rows.map(({ transaction, kind, round, amount, state, created_at, customer_type }) => {
    const code = customer_type === trialType ? playCurrency.code : currency;
    const money = { amount: writeMoney(BigInt(amount), code), currency: code };
    return { transaction, kind, round, ...money, state, at: created_at.toISOString() };
  });
}

async function listRefusals({ db, merchant }: MemberDeps, vendor: string): Promise<readonly VendorRefusal[]> {
  const rows = await db
    .selectFrom('vendor_refusal')
    .select(['call', 'error', 'round', 'message', 'times', 'last_at'])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .orderBy('last_at', 'desc')
    .limit(latest)
    .execute();
  return rows.map(({ last_at, error: code, ...refusal }) => ({
    ...refusal,
    code,
    lastAt: last_at.toISOString(),
  }));
}

interface Counts {
  readonly open: number;
  readonly held: number;
  readonly paid: string;
}
async function countRounds({ db, merchant, clock }: MemberDeps, vendor: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from play_round r
      where r.merchant = ${merchant} and r.state = 'open' and r.vendor = ${vendor}) as open,
    (select count(*)::int from play_round r
      where r.merchant = ${merchant} and r.state = 'held' and r.vendor = ${vendor}) as held,
    coalesce((select d.paid from vendor_payout_day d where d.merchant = ${merchant}
      and d.vendor = ${vendor} and d.day = ${utcDay(clock.now())}), 0)::bigint as paid`.execute(db);
  return rows[0] ?? { open: 0, held: 0, paid: '0' };
}

/** Every vendor with its keys, what it is paid without a person, and what it called last. */
async function readOverview(deps: MemberDeps): Promise<VendorOverview> {
  const { db, merchant, gameVendor } = deps;
  const { code: currency } = await readCurrency(db, merchant);
  const { rules } = await readMoneyRules(db, merchant);
  const keys = await listGatewayKeys(db, deps);
  const files: VendorFile[] = [];
  for (const code of await listCodes(deps)) {
    const { vendor: _code, ...ceiling } = rules.ceilings.find(({ vendor }) => vendor === code) ?? {
      vendor: code,
      ...defaultCeiling(currency),
    };
    const { open, held, paid } = await countRounds(deps, code);
    files.push({
      code,
      origin: gameVendor?.code === code ? gameVendor.origin : null,
      keys: keys.flatMap(({ gateway, keyId, state, createdAt }) =>
        gateway === code ? [{ keyId, state, since: createdAt }] : [],
      ),
      ceiling,
      paidToday: writeMoney(BigInt(paid), currency),
      heldPayouts: held,
      openRounds: open,
      bookings: await listBookings(deps, code, currency),
      refusals: await listRefusals(deps, code),
    });
  }
  return { vendors: files, currency };
}

const unknownVendor = () => refuseCall('vendor.unknown', 'There is no such vendor.', 404);

/** Asks the vendor's own server how it is. @throws AppError 404 `vendor.unknown` for one that is not connected */
async function readStatus({ gameVendor, clock }: MemberDeps, code: string): Promise<VendorStatus> {
  if (gameVendor?.code !== code) throw unknownVendor();
  const start = clock.now().getTime();
  const answer = await gameVendor.ask('status', {}).catch((cause: unknown) => {
    if (cause instanceof AppError) return null;
    throw cause;
  });
  const milliseconds = clock.now().getTime() - start;
  if (answer === null) return { isUp: false, milliseconds, maintenance: false, from: null, until: null };
  const { maintenance, from = null, until = null } = answer;
  return { isUp: true, milliseconds, maintenance, from, until };
}

const keyRefusals = {
  unknown: () => refuseCall('vendor.key-none', 'This vendor has no key yet.', 409),
  'two-keys': () =>
    refuseCall('vendor.key-waiting', 'Two keys are good already: retire the former one.', 409),
  'no-former': () => refuseCall('vendor.key-none', 'This vendor has no former key.', 409),
} as const;

/** Changes keys of a vendor, and writes it into the audit: both or neither. */
async function changeKeys<Value>(
  deps: MemberDeps,
  vendor: string,
  work: () => Promise<Value>,
): Promise<Value> {
  // Keys of payment gateways have the same table, and are no vendor's.
  if (!(await listCodes(deps)).includes(vendor)) throw unknownVendor();
  return work().catch((cause: unknown) => {
    throw cause instanceof GatewayKeyError ? keyRefusals[cause.reason]() : cause;
  });
}

/**
 * Makes the next key of a vendor and gives its secret, once. Both keys are good until the former one is retired.
 * @throws AppError 404 `vendor.unknown`, 409 `vendor.key-waiting`, `vendor.key-none`
 */
const rotateKey = (
  deps: MemberDeps,
  { vendor, note, by }: InputOf<typeof vendors.rotateKey>,
): Promise<NewVendorKey> =>
  changeKeys(deps, vendor, () =>
    rotateGatewayKey(deps.db, deps, vendor, (db, keyId) =>
      appendOperation(db, deps.merchant, {
        action: 'key.rotate',
        author: by,
        subject: `key:${vendor}:${keyId}`,
        note,
        at: deps.clock.now(),
      }),
    ),
  );

/** Ends the former key of a vendor. @throws AppError 404 `vendor.unknown`, 409 `vendor.key-none` */
const retireKey = (
  deps: MemberDeps,
  { vendor, note, by }: InputOf<typeof vendors.rotateKey>,
): Promise<void> =>
  changeKeys(deps, vendor, () =>
    retireGatewayKey(deps.db, deps, vendor, (db, keyId) =>
      appendOperation(db, deps.merchant, {
        action: 'key.retire',
        author: by,
        subject: `key:${vendor}:${keyId}`,
        note,
        at: deps.clock.now(),
      }),
    ),
  );

/** Vendors of games, for the console. */
export const createVendorBackOffice = (deps: MemberDeps): Answers<typeof vendors> => {
  const read = () => readOverview(deps);
  const done = async () => ({ done: true });
  return {
    read,
    status: ({ vendor }) => readStatus(deps, vendor),
    rotateKey: (request) => rotateKey(deps, request),
    retireKey: answerAfter((request) => retireKey(deps, request), read),
    readCatalogue: answerAfter((request) => readCatalogue(deps, request), done),
    showImport: async (query) => ({ import: await showImport(deps, query) }),
    applyImport: answerAfter((request) => applyImport(deps, request), done),
    retryPictures: answerAfter((request) => retryPictures(deps, request), done),
  };
};
