import type { Selectable } from 'kysely';
import { contractKinds } from '../../../../src/protocol/calls/settlements.ts';
import {
  betsOf,
  depositsOf,
  type ContractAmount,
  type ContractRules,
} from '../../../../src/protocol/calls/rules.ts';
import { readMoney, writeMoney } from '../../../../src/protocol/money/money.ts';
import { refuseFields } from '../../../calls/refusals.ts';
import type { RulesKind } from '../../../rules-back-office.ts';
import {
  readColumns,
  readContractSettings,
  writeColumns,
  writeContractSettings,
  type ActiveRule,
  type ContractSettings,
} from './contract-settings.ts';
import type { ContractRulesProposalTable, SettledKind } from './tables.ts';

/** Rules as they are kept. @throws AppError 400 with field → code */
function readRules(typed: ContractRules, currency: string): ContractSettings {
  const faults: Partial<Record<ContractAmount, 'amount.invalid'>> = {};
  const read = (name: ContractAmount): bigint => {
    const amount = readMoney(typed[name], currency);
    if (amount !== null && amount >= 0n) return amount;
    faults[name] = 'amount.invalid';
    return 0n;
  };
  const active = Object.fromEntries(
    contractKinds.map((kind) => [
      kind,
      { activeBets: read(betsOf[kind]), activeDeposits: read(depositsOf[kind]) },
    ]),
  ) as Record<SettledKind, ActiveRule>;
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return { active, carriesOver: typed.carriesOver };
}

function writeRules({ active, carriesOver }: ContractSettings, currency: string): ContractRules {
  const amounts = contractKinds.flatMap((kind): [ContractAmount, string][] => [
    [betsOf[kind], writeMoney(active[kind].activeBets, currency)],
    [depositsOf[kind], writeMoney(active[kind].activeDeposits, currency)],
  ]);
  return { ...(Object.fromEntries(amounts) as Record<ContractAmount, string>), carriesOver };
}

type ProposalRow = Selectable<ContractRulesProposalTable>;
/** What contracts are settled by: proposed by one operator, put in force by another. */
export const contractRules: RulesKind<ContractRules, ContractSettings, ProposalRow> = {
  table: 'contract_rules_proposal',
  area: 'contractRules',
  select: (db, merchant) =>
    db.selectFrom('contract_rules_proposal').where('merchant', '=', merchant).selectAll(),
  insert: (db, { settings, ...proposal }) =>
    db
      .insertInto('contract_rules_proposal')
      .values({ ...proposal, ...writeColumns(settings) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst(),
  readSettings: readContractSettings,
  readChange: async (db, merchant) => {
    const row = await db
      .selectFrom('contract_setting')
      .select(['changed_by', 'changed_at'])
      .where('merchant', '=', merchant)
      .executeTakeFirst();
    if (!row?.changed_by || !row.changed_at) return null;
    return { by: row.changed_by, at: row.changed_at };
  },
  writeSettings: writeContractSettings,
  readRow: readColumns,
  writeRules,
  readRules,
};
