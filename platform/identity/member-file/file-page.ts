import { filePageSize } from '../../../src/protocol/calls/member-file.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { selectMembers } from '../accounts/read-member.ts';

export type FileDeps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
/** A page of a list: the member, and the row after which it begins. */
export interface FilePage {
  readonly id: string;
  /** Empty for the first page. */
  readonly before: string;
}
/** One more than a page has, which says whether there is another. */
export const pageLimit = filePageSize + 1;
/** Greater than every number of a row. */
const afterAll = '9223372036854775807';
export const beforeOf = ({ before }: FilePage): string => (before === '' ? afterAll : before);

/** Cuts a page off the rows that were read; `next` names its last row. */
export function cutPage<Row extends { readonly id: string }, Line>(
  rows: readonly Row[],
  write: (row: Row) => Line,
): { readonly rows: readonly Line[]; readonly next: string | null } {
  const page = rows.slice(0, filePageSize);
  return {
    rows: page.map(write),
    next: rows.length > filePageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The currency of a member of this merchant. @throws AppError 404 `member.unknown` */
export async function openFile(deps: FileDeps, id: string): Promise<string> {
  const [row, { code }] = await Promise.all([
    selectMembers(deps).where('id', '=', id).executeTakeFirst(),
    readCurrency(deps.db, deps.merchant),
  ]);
  if (row === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
  return code;
}
