import { attemptMinutes } from '../../../src/protocol/registration-attempt.ts';
import type { Database } from '../../../server/db/database.ts';
import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';

/** Forms that one attempt may send: enough for every mistake, too few to ask for a list of names. */
const checks = 20;

/** What was proven so far in a registration under way. */
export interface RegistrationAttempt {
  readonly hash: string;
  readonly hasCaptcha: boolean;
  readonly isHuman: boolean;
  /** E.164, or null where no code was typed in yet. */
  readonly provenMobile: string | null;
}

const attemptOver = (): AppError =>
  refuseCall('registration.expired', 'The attempt is unknown, over or used.');

/** Opens an attempt: its token goes to the browser, and only its hash is kept. */
export async function openAttempt(
  { db, clock, random, merchant }: Pick<MemberParts, 'db' | 'clock' | 'random' | 'merchant'>,
  hasCaptcha: boolean,
): Promise<string> {
  const token = random.token();
  await db
    .insertInto('registration_attempt')
    .values({
      token_hash: hashToken(token),
      merchant,
      captcha_passed: hasCaptcha,
      human_passed: false,
      proven_mobile: null,
      checks_left: checks,
      expires_at: new Date(clock.now().getTime() + attemptMinutes * 60_000),
    })
    .execute();
  return token;
}
export const attemptSeconds = attemptMinutes * 60;

/** @throws AppError 400 `registration.expired` where the attempt is unknown, over or used */
export async function findAttempt(
  { db, clock, merchant }: MemberParts,
  token: string,
): Promise<RegistrationAttempt> {
  const row = await db
    .selectFrom('registration_attempt')
    .select(['token_hash', 'captcha_passed', 'human_passed', 'proven_mobile'])
    .where('token_hash', '=', hashToken(token))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (row === undefined) throw attemptOver();
  const { token_hash: hash, captcha_passed, human_passed, proven_mobile } = row;
  return { hash, hasCaptcha: captcha_passed, isHuman: human_passed, provenMobile: proven_mobile };
}

/** Counts one form of an attempt. @throws AppError 400 `registration.expired` after too many */
export async function countCheck({ db }: MemberParts, { hash }: RegistrationAttempt): Promise<void> {
  const row = await db
    .updateTable('registration_attempt')
    .set((set) => ({ checks_left: set('checks_left', '-', 1) }))
    .where('token_hash', '=', hash)
    .where('checks_left', '>', 0)
    .returning('checks_left')
    .executeTakeFirst();
  if (row === undefined) throw attemptOver();
}

/** The puzzle was solved: it is not asked for again in this attempt. */
export async function keepHuman({ db }: MemberParts, { hash }: RegistrationAttempt): Promise<void> {
  await db
    .updateTable('registration_attempt')
    .set({ human_passed: true })
    .where('token_hash', '=', hash)
    .execute();
}

/** The code was typed in: this number, and no other one, is proven in this attempt. */
export async function keepNumber(db: Database, { hash }: RegistrationAttempt, mobile: string): Promise<void> {
  const row = await db
    .updateTable('registration_attempt')
    .set({ proven_mobile: mobile })
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst();
  if (row === undefined) throw attemptOver();
}

/** Ends an attempt inside the transaction that makes the account: it is good for one. */
export async function useAttempt(db: Database, { hash }: RegistrationAttempt): Promise<void> {
  const row = await db
    .deleteFrom('registration_attempt')
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst();
  if (row === undefined) throw attemptOver();
}
