import { obstacles, type Obstacle } from '../../platform/money/ways-out/obstacles.ts';
import { bringsIn, waysOut } from '../../platform/money/ways-out/ways.ts';
import { code, page, table } from './markdown.ts';

const entries = Object.values(waysOut);
const columns = Object.entries(obstacles) as [Obstacle, string][];
const listOf = (names: readonly string[]): string => (names.length === 0 ? '–' : names.map(code).join(', '));

/** `docs/reference/ways-out.md`: what `waysOut` says, way by way. */
export const waysPage = (): string =>
  page(
    'Ways out',
    `Every way by which money, or what money buys, can leave a member, and what each hold, limit, break and check does to it. The server judges by this table (${code('platform/money/ways-out')}), and no booking takes from a member without it: ${code('ways.test.ts')} there tries each of the ${entries.length} ways under each of the ${columns.length}, by real calls.`,
    table(
      ['name', 'is'],
      columns.map(([name, meaning]) => [code(name), meaning]),
    ),
    '## Money above a deposit limit',
    'What comes in above a member’s own deposit limit is the member’s and is not in the wallet: it is in an account of the house for it, the order is `held`, and the member is told. Nothing that the member does moves it. A cashier does, from the list of requests: into the wallet, where the limit has room for it by then and no break or freeze is running, or back to where it came from, whole and without a fee, which is always possible. The account cannot be closed before.',
    '## What is refused, and what is allowed',
    ...entries.map(({ is, calls, ledger, verdicts }) =>
      [
        `### ${is.charAt(0).toUpperCase()}${is.slice(1)}`,
        `Calls: ${listOf(calls)}. In the ledger: ${listOf(ledger)}.`,
        table(
          ['under', 'is', 'because'],
          columns.map(([name]) => [code(name), verdicts[name].is, verdicts[name].why]),
        ),
      ].join('\n\n'),
    ),
    '## No way out',
    `These calls move money to the member, or back: ${listOf(bringsIn)}.`,
  );
