import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import type {
  OwnerProofConfirmRequest,
  OwnerProofConfirmValue,
  OwnerProofReadValue,
  OwnerProofSendRequest,
  OwnerProofSendValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseCode, refuseField } from '../../calls/refusals.ts';
import { hashToken, isSameDigest } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { maskEmail, maskMobile } from '../../calls/system/countries.ts';
import { takeTurn } from '../verification/sms-codes.ts';
import { recentMs } from './login-password.ts';
import { drawCode } from '../verification/draw-code.ts';

const minutes = 10;
const tries = 5;
/** Codes for a member in an hour: with the tries of each, what a guesser gets. */
const perMember = { limit: 6, windowSeconds: 3_600 } as const;

const hashCode = (memberId: string, code: string): string => hashToken(`owner:${memberId}:${code}`);

const readOwner = ({ db }: MemberParts, id: string) =>
  db
    .selectFrom('member')
    .select(['mobile', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What an account without a password needs before its owner changes what protects it. */
export async function readOwnerProof(parts: MemberParts, caller: Caller): Promise<OwnerProofReadValue> {
  const { id, loggedInAt } = requireMember(caller);
  const { mobile, email, password_hash } = await readOwner(parts, id);
  const [hasSms, hasEmail] = await Promise.all([
    parts.outbox.hasSender('sms'),
    parts.outbox.hasSender('email'),
  ]);
  const left = loggedInAt.getTime() + recentMs - parts.clock.now().getTime();
  return {
    hasPassword: password_hash !== null,
    freshSeconds: Math.max(0, Math.floor(left / 1_000)),
    sms: hasSms ? maskMobile(mobile) : '',
    email: hasEmail ? maskEmail(email) : '',
  };
}

/** Sends a code to the owner; an earlier one no longer counts. */
export async function sendOwnerCode(
  parts: MemberParts,
  { via }: OwnerProofSendRequest,
  caller: Caller,
): Promise<OwnerProofSendValue> {
  const { db, clock, random, limits, outbox } = parts;
  const { id, looksOnly } = requireMember(caller);
  const { mobile, email, password_hash } = await readOwner(parts, id);
  const address = via === 'sms' ? mobile : email;
  if (address === null || password_hash !== null || looksOnly === true)
    throw refuseCall('stepup.method', 'The account has no such way.');
  await outbox.requireSender(via);
  await requireToken(limits, { key: `owner:${id}`, ...perMember });
  const resendSeconds = await takeTurn(parts, 'stepUp', address, caller.network);
  const code = drawCode(random);
  const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
  const row = { code_hash: hashCode(id, code), attempts_left: tries, expires_at: expiresAt };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('owner_proof')
      .values({ member_id: id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await outbox.send(transaction, {
      kind: 'ownerCode',
      channel: via,
      to: address,
      language: caller.language,
      words: { code, minutes },
      expiresAt,
    });
  });
  return { expiredMinutes: minutes, resendSeconds };
}

/**
 * Takes the code: from now on this session, and no other one, is as good as one of a login of this moment.
 * @throws AppError 400 `sms.code-wrong` or `sms.code-expired` at the field `code`
 */
export async function confirmOwner(
  parts: MemberParts,
  { code }: OwnerProofConfirmRequest,
  caller: Caller,
): Promise<OwnerProofConfirmValue> {
  const { id } = requireMember(caller);
  // The try is taken before it is judged: two answers at the same moment never share one.
  const row = await parts.db
    .updateTable('owner_proof')
    .set((set) => ({ attempts_left: set('attempts_left', '-', 1) }))
    .where('member_id', '=', id)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', parts.clock.now())
    .returning(['code_hash', 'attempts_left'])
    .executeTakeFirst();
  if (row === undefined) throw refuseField('code', 'sms.code-expired', 'No code is open for this account.');
  if (!isSameDigest(row.code_hash, hashCode(id, toLatinDigits(code).trim())))
    throw refuseCode('code', row.attempts_left);
  await parts.db.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('owner_proof')
      .where('member_id', '=', id)
      .where('code_hash', '=', row.code_hash)
      .returning('member_id')
      .executeTakeFirst();
    if (used === undefined) throw refuseField('code', 'sms.code-expired', 'The code was used a moment ago.');
    await db
      .updateTable('member_session')
      .set({ proven_at: parts.clock.now() })
      .where('token_hash', '=', hashToken(caller.token ?? ''))
      .execute();
  });
  return { freshSeconds: recentMs / 1_000 };
}
