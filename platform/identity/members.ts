import { refuseLoginOnBreak } from '../protection/breaks.ts';
import { carryExclusion } from '../protection/excluded-person.ts';
import type { Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { isModuleOn, readSettings } from '../calls/system/settings.ts';
import type { CustomerType } from '../tables.ts';
import { recordLogin } from './sessions/login-history.ts';
import { openSession } from './sessions/sessions.ts';
import type { LoginWay } from './tables.ts';
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
  readonly password_default: boolean;
  readonly frozen: boolean;
  readonly closed_at: Date | null;
  readonly break_until: Date | null;
}
type Deps = Pick<MemberParts, 'db' | 'merchant'>;

const selectMember = ({ db, merchant }: Deps) =>
  db
    .selectFrom('member')
    .select([
      'id',
      'account',
      'customer_type',
      'password_hash',
      'first_login',
      'password_set_at',
      'password_default',
      'frozen',
      'closed_at',
      'break_until',
    ])
    .where('merchant', '=', merchant);

/** Finds by account name (letter case does not count) or by mobile number in E.164. */
export async function findMember(
  deps: Deps,
  by: { readonly account: string } | { readonly mobile: string },
): Promise<LoginMember | null> {
  const query = selectMember(deps);
  const selection =
    'mobile' in by
      ? query.where('mobile', '=', by.mobile)
      : query.where((where) => where(where.fn<string>('lower', ['account']), '=', by.account.toLowerCase()));
  return (await selection.executeTakeFirst()) ?? null;
}
export async function findMemberById(deps: Deps, id: string): Promise<LoginMember | null> {
  return (await selectMember(deps).where('id', '=', id).executeTakeFirst()) ?? null;
}

export interface LoginOptions {
  /** What the member's list of devices calls it. */
  readonly device: string;
  readonly byPassword: boolean;
  /** What the login history calls it. */
  readonly way: LoginWay;
  /** The session ends then, whatever happens. */
  readonly until?: Date;
}

/**
 * Opens a session and gives the wire's login value. Who is excluded by another account is excluded here too. A password is only asked to be changed where it
 * was the way in: not after a login by SMS or by a provider (specification, section 4).
 * @throws AppError 403 `account.on-break` with `value` { until, ticket } during a break
 */
export async function completeLogin(
  parts: MemberParts,
  member: LoginMember,
  caller: Caller,
  { device, byPassword, way, until: lentUntil }: LoginOptions,
): Promise<SignedIn> {
  const isTrial = member.customer_type === 4;
  const until = (isTrial ? null : await carryExclusion(parts, member.id)) ?? member.break_until;
  if (until !== null && until > parts.clock.now())
    throw await refuseLoginOnBreak(parts, { memberId: member.id, until, device, way });
  const settings = await readSettings(parts);
  const place = { memberId: member.id, network: caller.network, device };
  const token = await openSession(parts, {
    ...place,
    ...(lentUntil === undefined ? {} : { until: lentUntil }),
  });
  const now = parts.clock.now();
  await recordLogin(parts, member.id, { network: caller.network, device }, way);
  if (member.first_login)
    await parts.db.updateTable('member').set({ first_login: false }).where('id', '=', member.id).execute();
  const age = now.getTime() - member.password_set_at.getTime();
  const hasPassword = byPassword && member.password_hash !== null;
  return {
    id: member.id,
    userName: member.account,
    token,
    customerType: member.customer_type,
    firstTimeLogin: member.first_login,
    passwordExpired: hasPassword && isModuleOn(settings, 'PWDEXPFORCECHANGE3') && age > passwordLifeMs,
    passwordDefault: hasPassword && member.password_default,
  };
}
