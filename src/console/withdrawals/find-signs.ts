import type { WithdrawalFile } from '../../protocol/calls/withdrawals.ts';

export type Sign = 'newAccount' | 'first' | 'holder' | 'frozen' | 'noDeposit';
const dayMs = 86_400_000;
const fold = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toUpperCase();

/** What about a withdrawal deserves a second look before money leaves. */
export function findSigns({ createdAt, target, member }: WithdrawalFile): readonly Sign[] {
  const isNew = Date.parse(createdAt) - Date.parse(target.addedAt) < dayMs;
  const isOther = member.payeeName !== '' && fold(member.payeeName) !== fold(target.holder);
  const signs: readonly (readonly [Sign, boolean])[] = [
    ['frozen', member.isFrozen],
    ['holder', isOther],
    ['newAccount', isNew],
    ['noDeposit', member.depositCount === 0],
    ['first', member.recent.length === 0],
  ];
  return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []));
}
