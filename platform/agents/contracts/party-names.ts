import type { Database } from '../../../server/db/database.ts';
import { maskAccount } from '../../play/games/winners.ts';
import type { StoredContract } from './contract-store.ts';

interface Named {
  readonly account: string;
  readonly nickname: string;
}
type Sides = Pick<StoredContract, 'uplineId' | 'downlineId'>;

/** Nickname and account; the downline does not know the account of the agent above. */
function writeName({ account, nickname }: Named, isMasked: boolean): string {
  const name = isMasked ? maskAccount(account) : account;
  return nickname === '' ? name : `${nickname} (${name})`;
}

/**
 * How the sides of contracts are named to a reader: by the number of the member, and by the brand where the
 * house is the side above.
 */
export async function readPartyNames(
  db: Database,
  contracts: readonly Sides[],
  { readerId, brand }: { readonly readerId: string; readonly brand: string },
): Promise<(id: string | null) => string> {
  const uplines = new Set(contracts.map(({ uplineId }) => uplineId));
  const ids = contracts
    .flatMap(({ uplineId, downlineId }) => [uplineId, downlineId])
    .filter((id) => id !== null);
  if (ids.length === 0) return () => brand;
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account', 'nickname'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const names = new Map(
    rows.map((row) => [row.id, writeName(row, uplines.has(row.id) && row.id !== readerId)]),
  );
  return (id) => (id === null ? brand : (names.get(id) ?? brand));
}
