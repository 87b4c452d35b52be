import type {
  MemberResetByEmailRequest,
  MemberResetByLinkRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import { resetPasswordPath } from '../../../src/protocol/address/own-paths.ts';
import { takeInTurn, requireToken, tooManyRequests } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { requireAnswer } from '../security/security-answers.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { checkNewPassword, checkOwnPassword, storePassword } from './password-rule.ts';

const linkMinutes = 30;
const perNetwork = { limit: 20, windowSeconds: 600 } as const;
const perName = { limit: 3, windowSeconds: 600 } as const;
const linkTries = { limit: 30, windowSeconds: 600 } as const;

async function countAsking({ limits }: MemberParts, name: string, network: string): Promise<void> {
  const delay = await takeInTurn(limits, [
    { key: `reset@${network}`, ...perNetwork },
    { key: `reset:${name.toLowerCase()}`, ...perName },
  ]);
  if (delay > 0) throw tooManyRequests(delay);
}

/**
 * Sends a link for a new password where name and address belong together. The answer, and what it costs, is
 * the same where they do not, so that it does not show who has an account.
 */
export async function resetByEmail(
  parts: MemberParts,
  { username, email }: MemberResetByEmailRequest,
  caller: Caller,
): Promise<Record<string, never>> {
  const { db, clock, random, merchant, outbox, portalOrigin } = parts;
  await outbox.requireSender('email');
  const account = username.trim().toLowerCase();
  await countAsking(parts, account, caller.network);
  const member = await db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('merchant', '=', merchant)
    .where((where) => where(where.fn<string>('lower', ['account']), '=', account))
    .where('customer_type', '<>', 4)
    .executeTakeFirst();
  const address = member?.email ?? null;
  const isTheirs = address !== null && address.toLowerCase() === email.trim().toLowerCase();
  const token = random.token();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('password_link')
      .values({
        token_hash: hashToken(token),
        member_id: isTheirs && member !== undefined ? member.id : null,
        expires_at: expiresAt,
      })
      .execute();
    if (!isTheirs) return;
    await outbox.send(transaction, {
      kind: 'resetLink',
      channel: 'email',
      to: address,
      language: caller.language,
      // The token follows the `#`, because browsers send a fragment to no server and no log records it.
      words: { account, minutes: linkMinutes, link: `${portalOrigin}${resetPasswordPath}#${token}` },
      expiresAt,
    });
  });
  return {};
}

const linkUsed = () => refuseCall('reset.link-used', 'The link is unknown, over or used.');

/**
 * Takes a new password for the link of a message; each link is good once. A member with security questions
 * answers one of them besides.
 */
export async function resetByLink(
  parts: MemberParts,
  request: MemberResetByLinkRequest,
  caller: Caller,
): Promise<Record<string, never>> {
  await requireToken(parts.limits, { key: `link@${caller.network}`, ...linkTries });
  await checkNewPassword(parts, request.newPassword, request.confirmNewPassword);
  const now = parts.clock.now();
  // Read before it is used up: a wrong answer does not cost the link.
  const open = await parts.db
    .selectFrom('password_link')
    .select('member_id')
    .where('token_hash', '=', hashToken(request.token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (open === undefined || open.member_id === null) throw linkUsed();
  await requireAnswer(parts, open.member_id, request.answer);
  await checkOwnPassword(parts, open.member_id, request.newPassword);
  const passwordHash = await parts.passwords.hash(request.newPassword);
  await parts.db.transaction().execute(async (db) => {
    const link = await db
      .deleteFrom('password_link')
      .where('token_hash', '=', hashToken(request.token))
      .where('expires_at', '>', now)
      .returning('member_id')
      .executeTakeFirst();
    const memberId = link?.member_id ?? null;
    if (memberId === null) throw linkUsed();
    await storePassword(db, memberId, passwordHash, now);
    await holdWithdrawals(parts, db, memberId, 'password');
  });
  return {};
}
