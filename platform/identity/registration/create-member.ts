import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Database } from '../../../server/db/database.ts';
import { avatarCount } from '../../../server/infrastructure/outside/pictures.ts';
import { openWallet } from '../../money/wallet/ledger.ts';
import type { CustomerType } from '../../tables.ts';

export interface NewMember {
  readonly merchant: string;
  readonly account: string;
  readonly nickname: string;
  /** argon2id string, or null for a member who logs in by SMS only. */
  readonly passwordHash: string | null;
  readonly customerType: CustomerType;
  readonly uplineId: string | null;
  /** E.164, or null. */
  readonly mobile: string | null;
  readonly email: string | null;
  readonly language: string;
  readonly profile: JsonObject;
  readonly firstLogin: boolean;
  readonly passwordSetAt: Date;
  /** Another person chose the password: it has to be changed at the first login. */
  readonly isPasswordDefault?: boolean;
  readonly createdAt: Date;
  readonly level?: { readonly name: string; readonly rank: number };
}

/** Every account gets an avatar by its name. */
function pickAvatar(account: string): string {
  const sum = [...account].reduce(
    (total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return `/media/avatars/${(sum % avatarCount) + 1}.svg`;
}

/** Makes a member with an open wallet. Call it inside a transaction. */
export async function createMember(
  db: Database,
  member: NewMember,
): Promise<{ readonly id: string; readonly walletId: string }> {
  const row = await db
    .insertInto('member')
    .values({
      merchant: member.merchant,
      account: member.account,
      nickname: member.nickname,
      password_hash: member.passwordHash,
      customer_type: member.customerType,
      upline_id: member.uplineId,
      mobile: member.mobile,
      email: member.email,
      language: member.language,
      avatar: pickAvatar(member.account),
      level_name: member.level?.name ?? 'Bronze',
      level_rank: member.level?.rank ?? 1,
      first_login: member.firstLogin,
      password_set_at: member.passwordSetAt,
      password_default: member.isPasswordDefault ?? false,
      profile: JSON.stringify(member.profile),
      created_at: member.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, walletId: await openWallet(db, { ...member, id: row.id }) };
}
