import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { RecordRange } from '../../records/range.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { listPath } from '../tree.ts';

export type ReportParts = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
/** Whose team a report is about, and who asks. */
export interface TeamOf {
  readonly ownId: string;
  readonly parentId: string;
}
export const isOwnTeam = ({ ownId, parentId }: TeamOf): boolean => ownId === parentId;

/** What each report begins with: its days, the currency, and the way from the agent down to the parent. */
export async function readHead(
  { db, merchant }: Pick<ReportParts, 'db' | 'merchant'>,
  { ownId, parentId }: TeamOf,
  { from, to, timeZone: zone }: RecordRange,
) {
  const { symbol } = await readCurrency(db, merchant);
  const path = (await listPath(db, parentId, ownId)).map(({ account, nickname }) => ({ account, nickname }));
  return { from, to, zone, symbol, path };
}
