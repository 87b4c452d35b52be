import type { MemberParts } from '../../parts.ts';
import { maskEmail, maskMobile } from '../../calls/system/countries.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { hasAuthenticator } from './authenticator.ts';
import { hasPasskey } from './passkey-proof.ts';

export type StepUpMethod = 'sms' | 'email' | 'payeeName' | 'authenticator' | 'passkey';
/** One way an account has to prove itself, with as much of the address as may be shown. */
export interface StepUpOption {
  readonly method: StepUpMethod;
  readonly masked: string;
}
/** What a step-up needs to know of a member. */
export interface ProvableMember {
  readonly id: string;
  readonly mobile: string | null;
  readonly email: string | null;
  /** Name on the bank account, as registered; empty where none is known. */
  readonly payeeName: string;
}

export async function readProvable({ db }: MemberParts, memberId: string): Promise<ProvableMember> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'mobile', 'email', 'profile'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const payeeName = row.profile['payeeName'];
  return { ...row, payeeName: typeof payeeName === 'string' ? payeeName.trim() : '' };
}

/** What the member holds: an authenticator, passkeys where the site lets them in. */
export async function listOwnFactors(parts: MemberParts, memberId: string): Promise<StepUpOption[]> {
  const factors: StepUpOption[] = [];
  if (await hasAuthenticator(parts, memberId)) factors.push({ method: 'authenticator', masked: '' });
  if (isModuleOn(await readSettings(parts), 'LOGINPASSKEY3') && (await hasPasskey(parts, memberId)))
    factors.push({ method: 'passkey', masked: '' });
  return factors;
}

/**
 * The ways this account has. Returned only after the right password. A way that no sender reaches is left
 * out, except where no other one is left: a login from an unknown place never passes because a sender is
 * missing.
 */
export async function listOptions(
  parts: MemberParts,
  member: ProvableMember,
): Promise<readonly StepUpOption[]> {
  const sent: StepUpOption[] = [];
  if (member.mobile !== null) sent.push({ method: 'sms', masked: maskMobile(member.mobile) });
  if (member.email !== null) sent.push({ method: 'email', masked: maskEmail(member.email) });
  const factors: StepUpOption[] = await listOwnFactors(parts, member.id);
  if (member.payeeName !== '') factors.push({ method: 'payeeName', masked: '' });
  const isReached = await Promise.all(
    sent.map(({ method }) => parts.outbox.hasSender(method === 'sms' ? 'sms' : 'email')),
  );
  const usable = [...sent.filter((_, index) => isReached[index]), ...factors];
  return usable.length === 0 ? sent : usable;
}

/** Names are compared as people write them: letter case, width and the number of spaces do not count. */
export function isSameName(first: string, second: string): boolean {
  const plain = (name: string): string =>
    name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  return plain(first) !== '' && plain(first) === plain(second);
}
