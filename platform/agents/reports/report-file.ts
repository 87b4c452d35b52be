import type { AgentFileRequest, AgentFileValue } from '../../../src/protocol/generated/wire-types.ts';
import { readScreenTexts, type ReadText } from '../../records/screen-texts.ts';
import { showMoment, wholeRecord, writeSheetFile, type Sheet } from '../../records/sheet-file.ts';
import { readBranches } from '../branches.ts';
import { readTeamBets } from './bets.ts';
import type { ReportParts, TeamOf } from './report-head.ts';
import { readTransactions } from './transactions.ts';
import { readUserLoss } from './user-loss.ts';

interface Context {
  readonly parts: ReportParts;
  readonly team: TeamOf;
  readonly language: string;
  readonly text: ReadText;
}
type MakeSheet = (context: Context, asked: AgentFileRequest) => Promise<Sheet>;

const daysOf = ({ from, to }: AgentFileRequest) => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...wholeRecord,
});
const people = ['agent.col.account', 'agent.col.nickname'] as const;
const figures = [
  'deposits',
  'withdrawals',
  'validBets',
  'payout',
  'rebate',
  'bonus',
  'salary',
  'dividend',
  'net',
] as const;

const makeSheet: Readonly<Record<AgentFileRequest['record'], MakeSheet>> = {
  profit: async ({ parts, team }, { games = '', ...asked }) => {
    const report = await readBranches(parts, team, { ...daysOf({ ...asked }), games });
    return {
      ...report,
      columns: [...people, 'agent.figure.members', ...figures.map((name) => `agent.figure.${name}`)],
      rows: report.rows.map((row) => [
        ...[row.account, row.nickname, String(row.members)],
        ...figures.map((name) => row[name]),
      ]),
    };
  },
  transactions: async ({ parts, team, text }, { kind = '', ...asked }) => {
    const report = await readTransactions(parts, team, { ...daysOf({ ...asked }), kind });
    return {
      ...report,
      columns: [
        ...['records.col.time', 'records.col.number', ...people, 'records.col.kind'],
        ...['records.sum.in', 'records.sum.out', 'records.col.balance', 'records.col.reference'],
      ],
      rows: report.rows.map((row) => [
        ...[showMoment(report.zone, row.time), row.id, row.account, row.nickname],
        ...[text(`agent.kind.${row.kind}`), row.in, row.out, row.balance, row.reference],
      ]),
    };
  },
  bets: async ({ parts, team, language, text }, { games = '', ...asked }) => {
    const report = await readTeamBets(parts, team, { ...daysOf({ ...asked }), games }, language);
    return {
      ...report,
      columns: [
        ...['records.col.time', 'records.col.number', ...people, 'agent.col.vendor', 'records.col.product'],
        ...['records.col.game', 'agent.col.round', 'records.col.state'],
        ...['records.col.stake', 'records.col.payout', 'records.col.net'],
      ],
      rows: report.rows.map((row) => [
        ...[showMoment(report.zone, row.time), row.id, row.account, row.nickname, row.vendor],
        ...[text(`records.product.${row.product}`), row.game, row.round, text(`agent.bet.${row.state}`)],
        ...[row.stake, row.payout, row.net],
      ]),
    };
  },
  losses: async ({ parts, team }, asked) => {
    const report = await readUserLoss(parts, team, daysOf(asked));
    return {
      ...report,
      columns: [
        ...people,
        'agent.col.daysLost',
        'agent.col.lastLogin',
        'agent.col.loss',
        'agent.figure.deposits',
      ],
      rows: report.rows.map((row) => [
        ...[row.account, row.nickname, String(row.daysLost)],
        ...[row.lastLogin === null ? '' : showMoment(report.zone, row.lastLogin), row.loss, row.deposits],
      ]),
    };
  },
};

/**
 * A report of a team as comma-separated values, in the language of the caller and by the clocks of the brand.
 * @throws AppError 400 on the field `from` where there are more rows than a file holds
 */
export async function writeReportFile(
  parts: ReportParts,
  team: TeamOf,
  asked: AgentFileRequest,
  language: string,
): Promise<AgentFileValue> {
  const text = await readScreenTexts(parts, language);
  return writeSheetFile(
    `team-${asked.record}`,
    await makeSheet[asked.record]({ parts, team, language, text }, asked),
    text,
  );
}
