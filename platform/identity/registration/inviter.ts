import type { MemberInvitationValue } from '../../../src/protocol/generated/wire-types.ts';
import { maskAccount } from '../../play/games/winners.ts';
import { findAffiliate } from './affiliates.ts';
import type { MemberParts } from '../../parts.ts';
import { findReferrer } from '../../rewards/referrals/codes.ts';

/** Answers `member.invitation`: who invites with a code, for the page that a link of an invitation opens. */
export async function readInviter(parts: MemberParts, code: string): Promise<MemberInvitationValue> {
  const affiliate = await findAffiliate(parts, { code });
  const referrer = affiliate === null ? await findReferrer(parts, code.trim()) : null;
  if (affiliate !== null && affiliate.memberId === null) return { from: 'house', name: '' };
  const inviter = affiliate?.memberId ?? referrer?.memberId ?? null;
  if (inviter === null) return { from: 'none', name: '' };
  const { account, nickname } = await parts.db
    .selectFrom('member')
    .select(['account', 'nickname'])
    .where('id', '=', inviter)
    .executeTakeFirstOrThrow();
  return affiliate === null
    ? { from: 'friend', name: maskAccount(account) }
    : { from: 'agent', name: nickname };
}
