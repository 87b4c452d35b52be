import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type { Database } from '../../../server/db/database.ts';
import { takeInTurn, tooManyRequests } from '../../../server/infrastructure/http/limits.ts';
import { refuseCode, refuseField } from '../../calls/refusals.ts';
import { hashToken, isSameDigest } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { drawCode } from './draw-code.ts';

export type SmsPurpose = 'login' | 'register' | 'reset';
/** What a number or an address waits for its turn for; the codes of a step-up are kept with its ticket. */
type TurnPurpose = SmsPurpose | 'stepUp';
export const codeMinutes = 5;
const attempts = 5;
/** Sendings per window of the lock-out time. A network may be a household or an office. */
const perNumber = 3;
const perNetwork = 20;
const stepUpSeconds = 60;

const hashCode = (purpose: SmsPurpose, mobile: string, code: string): string =>
  hashToken(`${purpose}:${mobile}:${code}`);

/**
 * Seconds from one code to the next for the same number (specification, section 9): on login what the
 * settings say, at a new place a minute, elsewhere as long as the code is good.
 */
async function readResendSeconds(parts: MemberParts, purpose: TurnPurpose): Promise<number> {
  if (purpose === 'stepUp') return stepUpSeconds;
  return purpose === 'login' ? (await readSettings(parts)).smsResendSeconds : codeMinutes * 60;
}

/**
 * Takes the turn of a number, or of an email address, to get a code, and counts the sending. All nodes ask the same table, so
 * of presses at the same moment one gets through. Throws TOO_MANY_REQUESTS with the seconds that are
 * left, and `sent`, as a code is on its way; a press that comes too soon does not count towards the lock-out. Gives the seconds to the next.
 */
export async function takeTurn(
  parts: MemberParts,
  purpose: TurnPurpose,
  address: string,
  network: string,
): Promise<number> {
  const seconds = await readResendSeconds(parts, purpose);
  const turn = `sms-turn:${purpose}:${address}`;
  const token = await parts.limits.takeToken(turn, 1, seconds);
  if (!token.ok) throw tooManyRequests(token.retryAfterSeconds, { sent: true });
  try {
    await countSending(parts, address, network);
  } catch (error) {
    // Nothing was sent: the lock-out alone says how long to wait.
    await parts.limits.reset(turn);
    throw error;
  }
  return seconds;
}

/** Counts one sending; throws TOO_MANY_REQUESTS for about as long as the settings say. */
async function countSending(parts: MemberParts, mobile: string, network: string): Promise<void> {
  const { smsLockoutSeconds } = await readSettings(parts);
  const delay = await takeInTurn(parts.limits, [
    { key: `sms:${network}`, limit: perNetwork, windowSeconds: smsLockoutSeconds },
    { key: `sms:${mobile}`, limit: perNumber, windowSeconds: smsLockoutSeconds },
  ]);
  if (delay > 0) throw tooManyRequests(delay);
}

/**
 * Sends a fresh code of six digits; an earlier one for the same purpose no longer counts. With
 * `delivers` false nothing leaves, but answers and later refusals are those of a number that got one.
 */
export async function sendCode(
  parts: MemberParts,
  purpose: SmsPurpose,
  mobile: string,
  { delivers, language }: { readonly delivers: boolean; readonly language: string },
): Promise<void> {
  const { clock, random, outbox, merchant } = parts;
  const code = drawCode(random);
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000);
  const row = {
    code_hash: hashCode(purpose, mobile, code),
    attempts_left: attempts,
    expires_at: expiresAt,
  };
  const words = { code, minutes: codeMinutes };
  await parts.db.transaction().execute(async (db) => {
    await db
      .insertInto('sms_code')
      .values({ merchant, purpose, mobile, ...row })
      .onConflict((conflict) => conflict.columns(['merchant', 'purpose', 'mobile']).doUpdateSet(row))
      .execute();
    if (!delivers) return;
    await outbox.send(db, { kind: 'code', channel: 'sms', to: mobile, language, words, expiresAt });
  });
}

/** Judges a typed code and counts the try; the code stays until `useCode`. Gives how many more may be tried. */
export async function checkCode(
  { db, clock, merchant }: MemberParts,
  purpose: SmsPurpose,
  mobile: string,
  code: string | undefined,
): Promise<number> {
  const typed = toLatinDigits(code ?? '').trim();
  if (typed === '')
    throw refuseField('verificationCode', 'sms.code-required', 'The code from the SMS is required.');
  const row = await db
    .updateTable('sms_code')
    .set((set) => ({ attempts_left: set('attempts_left', '-', 1) }))
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', clock.now())
    .returning(['code_hash', 'attempts_left'])
    .executeTakeFirst();
  if (row === undefined)
    throw refuseField('verificationCode', 'sms.code-expired', 'No code is open for this number.');
  if (!isSameDigest(row.code_hash, hashCode(purpose, mobile, typed)))
    throw refuseCode('verificationCode', row.attempts_left);
  return row.attempts_left;
}

/** Takes a judged code away, inside the transaction of what it was for: it opens one door only. */
export async function useCode(
  db: Database,
  merchant: string,
  purpose: SmsPurpose,
  mobile: string,
): Promise<void> {
  const row = await db
    .deleteFrom('sms_code')
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .where('mobile', '=', mobile)
    .returning('mobile')
    .executeTakeFirst();
  if (row === undefined)
    throw refuseField('verificationCode', 'sms.code-expired', 'The code was used a moment ago.');
}
