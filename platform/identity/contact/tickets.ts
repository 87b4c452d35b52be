import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type { Selectable } from 'kysely';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { refuseCall, refuseCode } from '../../calls/refusals.ts';
import { hashToken, isSameDigest } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { takeTurn } from '../verification/sms-codes.ts';
import type { ContactKind, ContactTables } from './tables.ts';
import { drawCode } from '../verification/draw-code.ts';

export type ContactChange = Selectable<ContactTables['contact_change']>;
const ticketMinutes = 15;
const tries = 5;
/** Changes that a member may begin in an hour: with the tries of each, what a guesser of codes gets. */
const perMember = { limit: 6, windowSeconds: 3_600 } as const;

export const expired = (): AppError =>
  refuseCall('contact.expired', 'The change is unknown, over or out of tries.');
const hashCode = ({ ticket_hash }: ContactChange, address: string, code: string): string =>
  hashToken(`contact:${ticket_hash}:${address}:${code}`);

/** Begins a change, in place of one that the member began before. */
export async function openChange(
  { db, clock, random, limits }: MemberParts,
  memberId: string,
  kind: ContactKind,
  isProven: boolean,
): Promise<{ readonly ticket: string; readonly expiresInSeconds: number }> {
  await requireToken(limits, { key: `contact:${memberId}`, ...perMember });
  const ticket = random.token();
  const now = clock.now();
  await db.deleteFrom('contact_change').where('member_id', '=', memberId).execute();
  await db
    .insertInto('contact_change')
    .values({
      ticket_hash: hashToken(ticket),
      member_id: memberId,
      kind,
      proven: isProven,
      attempts_left: tries,
      expires_at: new Date(now.getTime() + ticketMinutes * 60_000),
    })
    .execute();
  return { ticket, expiresInSeconds: ticketMinutes * 60 };
}

/** @throws AppError 400 `contact.expired` */
export async function readChange(
  { db, clock }: MemberParts,
  memberId: string,
  ticket: string,
): Promise<ContactChange> {
  const row = await db
    .selectFrom('contact_change')
    .selectAll()
    .where('ticket_hash', '=', hashToken(ticket))
    .where('member_id', '=', memberId)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw expired();
  return row;
}

/** Sends a code to the old or the new side; an earlier one of this change no longer counts. */
export async function sendContactCode(
  parts: MemberParts,
  change: ContactChange,
  address: string,
  { network, language }: { readonly network: string; readonly language: string },
): Promise<{ readonly expiredMinutes: number; readonly resendSeconds: number }> {
  const channel = address.includes('@') ? 'email' : 'sms';
  await parts.outbox.requireSender(channel);
  const resendSeconds = await takeTurn(parts, 'stepUp', address, network);
  const code = drawCode(parts.random);
  await parts.db.transaction().execute(async (db) => {
    await db
      .updateTable('contact_change')
      .set({ address, code_hash: hashCode(change, address, code) })
      .where('ticket_hash', '=', change.ticket_hash)
      .execute();
    await parts.outbox.send(db, {
      kind: 'contactCode',
      channel,
      to: address,
      language,
      words: { code, minutes: ticketMinutes },
      expiresAt: change.expires_at,
    });
  });
  return { expiredMinutes: ticketMinutes, resendSeconds };
}

/**
 * Takes one try, before it is judged: two answers at the same moment never share one.
 * @throws AppError 400 `contact.expired`
 */
export async function takeTry({ db }: MemberParts, change: ContactChange): Promise<number> {
  const row = await db
    .updateTable('contact_change')
    .set((set) => ({ attempts_left: set('attempts_left', '-', 1) }))
    .where('ticket_hash', '=', change.ticket_hash)
    .where('attempts_left', '>', 0)
    .returning('attempts_left')
    .executeTakeFirst();
  if (row === undefined) throw expired();
  return row.attempts_left;
}

/** @throws AppError 400 `sms.code-wrong` at the field `code`; `contact.expired` where no try is left */
export async function judgeCode(
  parts: MemberParts,
  change: ContactChange,
  address: string,
  typed: string,
): Promise<void> {
  const attemptsLeft = await takeTry(parts, change);
  const code = toLatinDigits(typed.normalize('NFKC')).trim();
  if (change.code_hash === null || !isSameDigest(change.code_hash, hashCode(change, address, code)))
    throw refuseCode('code', attemptsLeft);
}
