import { sql } from 'kysely';
import type { AgentDownlinesRequest, AgentDownlinesValue } from '../../src/protocol/generated/wire-types.ts';
import type { Caller, Handlers } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { maskEmail, maskMobile } from '../calls/system/countries.ts';
import { listAnnouncements } from './announcements.ts';
import { readBranches } from './branches.ts';
import { readDefaults } from './defaults.ts';
import { readDownlineRebates, readGlobalRebates, setDownlineRebates } from './downline-rebates.ts';
import { changeLink, createLink, listLinks, removeLink } from './links.ts';
import { openAccount, promote } from './open-account.ts';
import { listRegistered } from './registered.ts';
import { readTeamBets } from './reports/bets.ts';
import { writeReportFile } from './reports/report-file.ts';
import type { TeamOf } from './reports/report-head.ts';
import { readTransactions } from './reports/transactions.ts';
import { readUserLoss } from './reports/user-loss.ts';
import { requireAgent } from './require-agent.ts';
import { readOverview } from './team-figures.ts';
import { findMemberByAccount, isBelow, listDownlines, listPath } from './tree.ts';

/** The branch that is asked for: the caller's own, or one below. Any other does not exist for the caller. */
async function findParent({ db, merchant }: MemberParts, ownId: string, account: string): Promise<string> {
  if (account === '') return ownId;
  const parent = await findMemberByAccount(db, merchant, account);
  const isVisible = parent !== null && (parent.id === ownId || (await isBelow(db, parent.id, ownId)));
  if (!isVisible) throw refuseField('parent', 'agent.not-below', 'No member of that name below.', 404);
  return parent.id;
}

async function countActive({ db }: MemberParts, uplineId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('contract')
    .select(['downline_id as id', sql<number>`count(*)::int`.as('count')])
    .where('upline_id', '=', uplineId)
    .where('active_version', 'is not', null)
    .groupBy('downline_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

async function readDownlines(
  parts: MemberParts,
  ownId: string,
  { parent = '', page = 1, size = 20 }: AgentDownlinesRequest,
): Promise<AgentDownlinesValue> {
  const parentId = await findParent(parts, ownId, parent);
  const { rows, total } = await listDownlines(parts.db, parentId, { page, size });
  const active = await countActive(parts, ownId);
  return {
    path: (await listPath(parts.db, parentId, ownId)).map(({ account, nickname }) => ({ account, nickname })),
    content: rows.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      level: row.levelName,
      mobile: maskMobile(row.mobile),
      email: maskEmail(row.email),
      regDate: row.createdAt.getTime(),
      downlines: row.directCount,
      contracts: active.get(row.id) ?? 0,
    })),
    pageNum: page,
    totalPages: Math.ceil(total / size),
    totalCount: total,
  };
}

/** The tree below an agent. */
const createTreeHandlers = (parts: MemberParts) =>
  ({
    'agent.downlines': (request, caller) => readDownlines(parts, requireAgent(caller).id, request),
    'agent.overview': async ({ parent = '', ...asked }, caller) =>
      readOverview(parts, await findParent(parts, requireAgent(caller).id, parent), asked),
  }) satisfies Partial<Handlers>;
/** Reports of the team, or of a branch of it. */
function createReportHandlers(parts: MemberParts) {
  const findTeam = async (caller: Caller, parent = ''): Promise<TeamOf> => {
    const { id: ownId } = requireAgent(caller);
    return { ownId, parentId: await findParent(parts, ownId, parent) };
  };
  return {
    'agent.branches': async ({ parent, ...asked }, caller) =>
      readBranches(parts, await findTeam(caller, parent), asked),
    'agent.lotteryProfit': async ({ parent, ...asked }, caller) =>
      readBranches(parts, await findTeam(caller, parent), { ...asked, games: 'lottery' }),
    'agent.transactions': async ({ parent, ...asked }, caller) =>
      readTransactions(parts, await findTeam(caller, parent), asked),
    'agent.bets': async ({ parent, ...asked }, caller) =>
      readTeamBets(parts, await findTeam(caller, parent), asked, caller.language),
    'agent.userLoss': async ({ parent, ...asked }, caller) =>
      readUserLoss(parts, await findTeam(caller, parent), asked),
    'agent.file': async ({ parent, ...asked }, caller) =>
      writeReportFile(parts, await findTeam(caller, parent), asked, caller.language),
  } satisfies Partial<Handlers>;
}
/** How an agent brings members, and what it gives them. */
const createGivingHandlers = (parts: MemberParts) =>
  ({
    'agent.links': (request, caller) => listLinks(parts, request, caller),
    'agent.createLink': (request, caller) => createLink(parts, request, caller),
    'agent.changeLink': (request, caller) => changeLink(parts, request, caller),
    'agent.removeLink': ({ id }, caller) => removeLink(parts, id, caller),
    'agent.registered': (request, caller) => listRegistered(parts, requireAgent(caller).id, request),
    'agent.rebates': ({ account = '' }, caller) =>
      readDownlineRebates(parts, requireAgent(caller).id, account),
    'agent.setRebates': (request, caller) => setDownlineRebates(parts, request, caller),
    'agent.globalRebates': (_, caller) => readGlobalRebates(parts, requireAgent(caller).id),
    'agent.default': (_, caller) => readDefaults(parts, requireAgent(caller).id),
    'agent.announcements': (_, caller) => listAnnouncements(parts, caller),
    'agent.openAccount': (request, caller) => openAccount(parts, request, caller),
    'agent.promote': ({ account }, caller) => promote(parts, account, caller),
  }) satisfies Partial<Handlers>;

type AgentCalls =
  | keyof ReturnType<typeof createTreeHandlers>
  | keyof ReturnType<typeof createReportHandlers>
  | keyof ReturnType<typeof createGivingHandlers>;
/** The agent centre. */
export const createHandlers = (parts: MemberParts): Pick<Handlers, AgentCalls> => ({
  ...createTreeHandlers(parts),
  ...createReportHandlers(parts),
  ...createGivingHandlers(parts),
});
