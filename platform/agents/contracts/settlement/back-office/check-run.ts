import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { LineDifference, RunCheck, RunName } from '../../../../../src/protocol/calls/settlements.ts';
import { writeMoney } from '../../../../../src/protocol/money/money.ts';
import { readSettings } from '../../../../calls/system/settings.ts';
import { readCurrency } from '../../../../money/wallet/currency.ts';
import type { SettledLine, SettlementFacts } from '../facts.ts';
import { writeLineFacts, type LineFacts } from '../line-facts.ts';
import { loadFacts } from '../load-facts.ts';
import { loadTickFacts } from '../load-tick-facts.ts';
import { settleTickLines } from '../run-ticks.ts';
import { settleContracts } from '../settle.ts';
import { addTicks, isTickKind } from '../ticks.ts';
import { linesOfRun, type RunDeps } from './runs.ts';

const mostShown = 100;
interface StoredLine {
  readonly contract_id: string;
  readonly account: string;
  readonly product: string;
  readonly amount: string;
  readonly facts: LineFacts;
}
interface Computed {
  readonly lines: readonly SettledLine[];
  readonly rules: SettlementFacts['rules'];
}

async function computeLines(deps: RunDeps, { kind, slot }: RunName): Promise<Computed> {
  const { db, merchant } = deps;
  const { timeZone: zone } = await readSettings(deps);
  const { code: currency } = await readCurrency(db, merchant);
  if (isTickKind(kind)) {
    const tick = addTicks(new Date(Number(slot)), -1);
    const facts = await loadTickFacts(db, { merchant, kind, tick, zone, currency });
    return { lines: settleTickLines(facts), rules: facts.rules };
  }
  const facts = await loadFacts(db, { merchant, kind, day: slot, zone, currency });
  return { lines: settleContracts(facts), rules: facts.rules };
}

/** In one order: branches come as the tree was read. */
const sortBranches = (facts: LineFacts): LineFacts => ({
  ...facts,
  branches: facts.branches.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)),
});
function listFacts(stored: LineFacts, computed: LineFacts): readonly string[] {
  const [was, is] = [new Map(Object.entries(sortBranches(stored))), Object.entries(sortBranches(computed))];
  return is.filter(([name, value]) => !isDeepStrictEqual(was.get(name), value)).map(([name]) => name);
}

/** Where stored lines are not what their facts give. Minor units. */
function compareLines(
  stored: ReadonlyMap<string, StoredLine>,
  { lines, rules }: Computed,
): readonly LineDifference[] {
  const computed = new Map(lines.map((line) => [line.contract.id, line]));
  const extra = [...stored.values()].filter(({ contract_id: id }) => !computed.has(id));
  return [
    ...extra.map(({ account, product, amount }) => {
      return { account, product, stored: amount, computed: null, facts: [] };
    }),
    ...lines.flatMap((line): LineDifference[] => {
      const { contract, amount } = line;
      const before = stored.get(contract.id);
      const facts = before === undefined ? [] : listFacts(before.facts, writeLineFacts(line, rules));
      if (before !== undefined && before.amount === amount.toString() && facts.length === 0) return [];
      const account = before?.account ?? contract.memberId;
      return [
        {
          account,
          product: contract.product,
          stored: before?.amount ?? null,
          computed: amount.toString(),
          facts,
        },
      ];
    }),
  ];
}

/**
 * Settles the slot again from the facts that are kept, writes nothing, and compares with the lines that were stored.
 * @throws AppError 404 `settlement.run-unknown`
 */
export async function checkRun(deps: RunDeps, run: RunName): Promise<RunCheck> {
  const { db, merchant } = deps;
  const { rows } = await sql<StoredLine>`select l.contract_id, m.account, l.product, l.amount::text, l.facts
    from contract_line l join member m on m.id = l.member_id
    where ${linesOfRun(merchant, run)}`.execute(db);
  const computed = await computeLines(deps, run);
  const { code: currency } = await readCurrency(db, merchant);
  const write = (minor: bigint): string => writeMoney(minor, currency);
  const writeAll = (minor: string | null): string | null => (minor === null ? null : write(BigInt(minor)));
  const differences = compareLines(new Map(rows.map((row) => [row.contract_id, row])), computed);
  return {
    ...run,
    lines: computed.lines.length,
    stored: write(rows.reduce((sum, row) => sum + BigInt(row.amount), 0n)),
    computed: write(computed.lines.reduce((sum, { amount }) => sum + amount, 0n)),
    differing: differences.length,
    differences: differences
      .slice(0, mostShown)
      .map((one) => ({ ...one, stored: writeAll(one.stored), computed: writeAll(one.computed) })),
    currency,
  };
}
