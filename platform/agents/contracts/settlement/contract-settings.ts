import type { Selectable } from 'kysely';
import { contractKinds } from '../../../../src/protocol/calls/settlements.ts';
import type { Database } from '../../../../server/db/database.ts';
import type { RulesChange } from '../../../rules-back-office.ts';
import type { SettlementRules } from './facts.ts';
import type { ActiveByKind, ContractRuleColumns, SettledKind } from './tables.ts';

/** What a downline brings in a period to be active; minor units. */
export type ActiveRule = Pick<SettlementRules, 'activeBets' | 'activeDeposits'>;
/** The rules that contracts of a brand are settled by. */
export interface ContractSettings {
  readonly active: Readonly<Record<SettledKind, ActiveRule>>;
  readonly carriesOver: boolean;
}

/** Without settings of the brand, each downline with a bet is active, and a dividend carries over. */
export const readColumns = (
  row: Pick<Selectable<ContractRuleColumns>, 'active' | 'carries_over'> | undefined,
): ContractSettings => {
  const of = (kind: SettledKind): ActiveRule => ({
    activeBets: BigInt(row?.active[kind]?.bets ?? 0),
    activeDeposits: BigInt(row?.active[kind]?.deposits ?? 0),
  });
  return {
    active: {
      dividend: of('dividend'),
      daily: of('daily'),
      hourly: of('hourly'),
      realTime: of('realTime'),
    },
    carriesOver: row?.carries_over ?? true,
  };
};
export const writeColumns = ({ active, carriesOver }: ContractSettings) => ({
  active: JSON.stringify(
    Object.fromEntries(
      contractKinds.map((kind) => [
        kind,
        { bets: active[kind].activeBets.toString(), deposits: active[kind].activeDeposits.toString() },
      ]),
    ) satisfies ActiveByKind,
  ),
  carries_over: carriesOver,
});

export async function readContractSettings(db: Database, merchant: string): Promise<ContractSettings> {
  return readColumns(
    await db.selectFrom('contract_setting').selectAll().where('merchant', '=', merchant).executeTakeFirst(),
  );
}

export async function writeContractSettings(
  db: Database,
  merchant: string,
  settings: ContractSettings,
  change: RulesChange | null,
): Promise<void> {
  const by = change === null ? {} : { changed_by: change.by, changed_at: change.at };
  const row = { ...writeColumns(settings), ...by };
  await db
    .insertInto('contract_setting')
    .values({ merchant, ...row })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(row))
    .execute();
}
