import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { isModuleOn, readSettings } from '../../calls/system/settings.ts';
import { trialType } from './currency.ts';
import { isInWindow } from '../../play/games/vendor-windows.ts';
import { mainWallet } from './ledger.ts';

/** Ledger accounts of providers' wallets are `accountTypeId` of the provider and this: apart from all others. */
const vendorAccounts = 10_000;
const transferModule = 'FUNDTRANS3';

/** A wallet of a member, or that a member may have. */
export interface WalletKind {
  /** On the wire; 1 is the main wallet. */
  readonly accountTypeId: number;
  readonly name: string;
  /** Its provider is closed: money goes out of it only. */
  readonly locked: boolean;
}

export const toAccountType = (accountTypeId: number): number =>
  accountTypeId === mainWallet ? mainWallet : vendorAccounts + accountTypeId;
export const toWireType = (accountType: number): number =>
  accountType >= vendorAccounts ? accountType - vendorAccounts : accountType;

/** Whether every game plays with the main wallet: members move no money between wallets then. */
export const isSingleWallet = async (deps: Pick<MemberDeps, 'liveSite'>): Promise<boolean> =>
  !isModuleOn(await readSettings(deps), transferModule);

/** The main wallet and one for each provider. */
export async function listWalletKinds(db: Database, now: Date): Promise<readonly WalletKind[]> {
  const rows = await db
    .selectFrom('game_vendor as v')
    .select([
      'v.account_type_id',
      sql<string>`min(v.name)`.as('name'),
      sql<boolean>`bool_and(v.maintenance or ${isInWindow('v.code', now)}) or bool_or(exists (select from site_kill k
        where k.kind = 'vendor' and k.name = v.code))`.as('locked'),
    ])
    .groupBy('v.account_type_id')
    .orderBy('v.account_type_id')
    .execute();
  return [
    { accountTypeId: mainWallet, name: '', locked: false },
    ...rows.map(({ account_type_id, name, locked }) => ({ accountTypeId: account_type_id, name, locked })),
  ];
}

/** The wallet, by `account_type`, that a member plays a game with. Free trials have play money in the main one. */
export async function choosePlayWallet(
  deps: Pick<MemberDeps, 'db' | 'liveSite'>,
  customerType: number,
  nodeId: number,
): Promise<number> {
  if (customerType === trialType || (await isSingleWallet(deps))) return mainWallet;
  const { account_type_id } = await deps.db
    .selectFrom('game as g')
    .innerJoin('game_vendor as v', (join) =>
      join.onRef('v.code', '=', 'g.vendor_code').onRef('v.game_type', '=', 'g.game_type'),
    )
    .select('v.account_type_id')
    .where('g.node_id', '=', nodeId)
    .executeTakeFirstOrThrow();
  return toAccountType(account_type_id);
}
