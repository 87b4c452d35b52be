import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseField, refuseFields } from '../../calls/refusals.ts';
import { findProvider, maskNumber } from './providers.ts';
import type { PayoutKind } from './tables.ts';

/** Accounts of one member (domain: security centre). */
export const mostAccounts = 5;

/** An account as its owner sees it: the number is not shown again. */
export interface PayoutAccountView {
  readonly id: string;
  readonly kind: PayoutKind;
  readonly name: string;
  readonly holder: string;
  readonly masked: string;
}
export interface NewAccount {
  readonly provider: string;
  readonly holder: string;
  readonly number: string;
}

/**
 * Lets what touches a member's money out come one after the other. Taken before everything else, so
 * that two calls of one member never wait for each other.
 */
export async function lockMember(db: Database, memberId: string): Promise<void> {
  await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function listAccounts(db: Database, memberId: string): Promise<readonly PayoutAccountView[]> {
  const rows = await db
    .selectFrom('payout_account')
    .select(['id', 'kind', 'provider', 'holder', 'number'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, provider, holder, number }) => ({
    id,
    kind,
    holder,
    name: findProvider(provider)?.name ?? provider,
    masked: maskNumber(number),
  }));
}

const normaliseName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase();

/** The new account as it is kept, or field → error code. */
function readAccount({ provider, holder, number }: NewAccount): NewAccount & { readonly kind: PayoutKind } {
  const payee = findProvider(provider);
  const digits = toLatinDigits(number.normalize('NFKC')).replace(/[\s-]/gu, '');
  const name = holder.trim().replace(/\s+/gu, ' ');
  const faults = {
    ...(payee === undefined ? { provider: 'payout.provider-missing' } : {}),
    ...(name.length < 2 || name.length > 80 || !/^[\p{L}\p{M}'. -]+$/u.test(name)
      ? { holder: 'payout.holder-invalid' }
      : {}),
    ...(payee !== undefined && !payee.number.test(digits) ? { number: 'payout.number-invalid' } : {}),
  };
  if (payee === undefined || Object.keys(faults).length > 0) throw refuseFields(faults);
  return { provider, holder: name, number: digits, kind: payee.kind };
}

/**
 * Keeps an account. Call it inside a transaction, after the fund password. All accounts of a member
 * have one holder: money goes out to the person it belongs to.
 * @throws AppError 400 with the field: too many, another holder, there already, or not a number
 */
export async function addAccount(
  db: Database,
  memberId: string,
  typed: NewAccount,
  now: Date,
): Promise<readonly PayoutAccountView[]> {
  const account = readAccount(typed);
  await lockMember(db, memberId);
  const accounts = await db
    .selectFrom('payout_account')
    .select(['provider', 'holder', 'number', 'removed_at'])
    .where('member_id', '=', memberId)
    .execute();
  const open = accounts.filter(({ removed_at }) => removed_at === null);
  if (open.length >= mostAccounts)
    throw refuseField('provider', 'payout.too-many', `At most ${mostAccounts} accounts.`, 409);
  if (accounts.some(({ holder }) => normaliseName(holder) !== normaliseName(account.holder)))
    throw refuseField('holder', 'payout.holder-differs', 'All accounts must have the same holder.');
  if (open.some(({ provider, number }) => provider === account.provider && number === account.number))
    throw refuseField('number', 'payout.known', 'The account is there already.', 409);
  await db
    .insertInto('payout_account')
    .values({ ...account, member_id: memberId, created_at: now })
    .execute();
  return listAccounts(db, memberId);
}

/** Takes an account out of the list. Payments under way to it continue. */
export async function removeAccount(
  db: Database,
  memberId: string,
  id: string,
  now: Date,
): Promise<readonly PayoutAccountView[]> {
  // Numbers of the wire are texts, and a text need not be a number.
  if (!/^[0-9]{1,18}$/.test(id)) return listAccounts(db, memberId);
  await db
    .updateTable('payout_account')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .execute();
  return listAccounts(db, memberId);
}
