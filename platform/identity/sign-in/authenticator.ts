import type { Selectable } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MessageKind } from '../../../src/protocol/message.ts';
import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';
import type { OutgoingMessage } from '../../../server/infrastructure/messages/outbox.ts';
import { refuseAttempt, refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import type { IdentityTables } from '../tables.ts';
import { findTotpStep } from '../../../server/infrastructure/second-factor/totp.ts';

/** Wrong codes before the authenticator is closed for the rest of the window, wherever they were typed. */
const authenticatorTries = { limit: 5, windowSeconds: 15 * 60 } as const;

type Row = Selectable<IdentityTables['member_authenticator']>;
/** A code that is wrong, or not judged for now. */
export type Refused = { readonly attemptsLeft: number } | { readonly lockedSeconds: number };
type Judgement = 'right' | 'recovered' | 'none' | Refused;

/** Whether a member has an authenticator that was confirmed with a code. */
export async function hasAuthenticator({ db }: MemberParts, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_authenticator')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.confirmed_at instanceof Date;
}

/** The member's row, locked: codes of one member are judged one after the other. */
export const lockAuthenticator = (db: Database, memberId: string): Promise<Row | undefined> =>
  db
    .selectFrom('member_authenticator')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

/** Seconds for which no code is judged; null where one may be. */
export function readLock(row: Row, now: Date): number | null {
  const endsAt = (row.wrong_since?.getTime() ?? 0) + authenticatorTries.windowSeconds * 1_000;
  if (row.wrong_count < authenticatorTries.limit || endsAt <= now.getTime()) return null;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));
}

/** Counts a wrong code and gives how many attempts are left. */
export async function countWrong(db: Database, row: Row, now: Date): Promise<number> {
  const windowStart = now.getTime() - authenticatorTries.windowSeconds * 1_000;
  const isNew = row.wrong_since === null || row.wrong_since.getTime() <= windowStart;
  const wrongCount = isNew ? 1 : row.wrong_count + 1;
  await db
    .updateTable('member_authenticator')
    .set({ wrong_count: wrongCount, ...(isNew ? { wrong_since: now } : {}) })
    .where('member_id', '=', row.member_id)
    .execute();
  return authenticatorTries.limit - wrongCount;
}

async function judge(parts: MemberParts, db: Database, memberId: string, typed: string): Promise<Judgement> {
  const now = parts.clock.now();
  const row = await lockAuthenticator(db, memberId);
  if (row === undefined || row.secret === null || row.confirmed_at === null) return 'none';
  const lockedSeconds = readLock(row, now);
  if (lockedSeconds !== null) return { lockedSeconds };
  const code = toLatinDigits(typed).replaceAll(/\s/g, '');
  const secret = parts.secretBox.open(row.secret, placeOf(secretColumns.authenticator, memberId));
  const step = findTotpStep(secret, code, now, Number(row.last_step));
  const isRecovery = step === null && (await useRecoveryCode(db, memberId, typed));
  if (step === null && !isRecovery) return { attemptsLeft: await countWrong(db, row, now) };
  await db
    .updateTable('member_authenticator')
    .set({ wrong_count: 0, ...(step === null ? {} : { last_step: String(step) }) })
    .where('member_id', '=', memberId)
    .execute();
  return isRecovery ? 'recovered' : 'right';
}

async function tellOfRecovery(parts: MemberParts, db: Database, memberId: string): Promise<void> {
  const count = await countRecoveryCodes(db, memberId);
  await tellMember(parts, db, memberId, { kind: 'recoveryCodeUsed', words: { left: count } });
}

/** Removes an authenticator, with its recovery codes. */
export async function dropAuthenticator(db: Database, memberId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await db.deleteFrom('member_authenticator').where('member_id', '=', memberId).execute();
}

/**
 * Tells a member by email, in the member's language, what was done to the account; nothing where there
 * is no address. In a transaction `db` the message leaves when what it tells of is so.
 */
export async function tellMember<Kind extends MessageKind>(
  { outbox }: Pick<MemberParts, 'outbox'>,
  db: Database,
  memberId: string,
  message: Pick<OutgoingMessage<Kind>, 'kind' | 'words'>,
): Promise<void> {
  const { email, language } = await db
    .selectFrom('member')
    .select(['email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (email === null) return;
  await outbox.send<Kind>(db, { ...message, channel: 'email', to: email, language, expiresAt: null });
}

export const refuseJudged = (refused: Refused, field: string): AppError =>
  'attemptsLeft' in refused
    ? refuseAttempt(field, 'authenticator.wrong', refused.attemptsLeft)
    : new AppError({
        status: 429,
        code: 'authenticator.locked',
        message: 'Too many wrong codes; pause before the next one.',
        value: { retryAfterSeconds: refused.lockedSeconds },
        retryAfterSeconds: refused.lockedSeconds,
      });

/**
 * Continues only with a code of the member's authenticator, or a recovery code, and uses it up. What is
 * done with it happens in the same transaction. `field` is the name that the request has for the code.
 * @throws AppError 409 `authenticator.none`; 400 `authenticator.wrong` at the field; 429 `authenticator.locked`
 * with `Retry-After` after five wrong ones in 15 minutes
 */
export async function withAuthenticator<Done>(
  parts: MemberParts,
  memberId: string,
  typed: string,
  work: (db: Database) => Promise<Done>,
  field = 'code',
): Promise<Done> {
  // A refusal is thrown after the transaction: the wrong try it counts has to stay.
  const outcome = await parts.db.transaction().execute(async (transaction) => {
    const judgement = await judge(parts, transaction, memberId, typed);
    if (judgement !== 'right' && judgement !== 'recovered') return { judgement };
    const done = await work(transaction);
    if (judgement === 'recovered') await tellOfRecovery(parts, transaction, memberId);
    return { judgement, done };
  });
  const { judgement } = outcome;
  if ('done' in outcome) return outcome.done;
  if (typeof judgement === 'object') throw refuseJudged(judgement, field);
  throw refuseCall('authenticator.none', 'There is no authenticator.', 409);
}

/** Judges a code for a login and uses it up; throws only where no code is judged for now. */
export async function useAuthenticatorCode(
  parts: MemberParts,
  memberId: string,
  typed: string,
): Promise<boolean> {
  try {
    return await withAuthenticator(parts, memberId, typed, async () => true);
  } catch (error) {
    const refusal = error instanceof AppError ? error.code : '';
    if (refusal === 'authenticator.wrong' || refusal === 'authenticator.none') return false;
    throw error;
  }
}
