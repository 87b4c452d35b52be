import type { Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { isModuleOn, readSettings } from '../system/settings.ts';
import type { CustomerType } from '../tables.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './wire.ts';

const day = 86_400_000;
/** With module PWDEXPFORCECHANGE3 on, an older password must be changed at login. */
const passwordLifeMs = 90 * day;

/** What a login needs to know of a member. */
export interface LoginMember {
  readonly id: string;
  readonly account: string;
  readonly customer_type: CustomerType;
  readonly password_hash: string | null;
  readonly first_login: boolean;
  readonly password_set_at: Date;
  readonly frozen: boolean;
}

/** Finds by account name (letter case does not count) or by mobile number in E.164. */
export async function findMember(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  by: { readonly account: string } | { readonly mobile: string },
): Promise<LoginMember | null> {
  const query = db
    .selectFrom('member')
    .select(['id', 'account', 'customer_type', 'password_hash', 'first_login', 'password_set_at', 'frozen'])
    .where('merchant', '=', merchant);
  const found =
    'mobile' in by
      ? query.where('mobile', '=', by.mobile)
      : query.where((where) => where(where.fn<string>('lower', ['account']), '=', by.account.toLowerCase()));
  return (await found.executeTakeFirst()) ?? null;
}

/** Opens a session and gives the wire's login value. */
export async function signIn(
  parts: MemberParts,
  member: LoginMember,
  caller: Caller,
  { device, isSms }: { readonly device: string; readonly isSms: boolean },
): Promise<SignedIn> {
  const settings = await readSettings(parts);
  const token = await openSession(parts, { memberId: member.id, network: caller.network, device });
  const age = parts.clock.now().getTime() - member.password_set_at.getTime();
  const mayExpire = !isSms && member.password_hash !== null && isModuleOn(settings, 'PWDEXPFORCECHANGE3');
  return {
    id: member.id,
    userName: member.account,
    token,
    customerType: member.customer_type,
    firstTimeLogin: member.first_login,
    passwordExpired: mayExpire && age > passwordLifeMs,
  };
}
