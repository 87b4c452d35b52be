import { sql, type Selectable } from 'kysely';
import type {
  AgentChangeLinkRequest,
  AgentCreateLinkRequest,
  AgentCreateLinkValue,
  AgentLinksRequest,
  AgentLinksValue,
} from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { gameTypes } from '../play/games/game-type.ts';
import type { Caller } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { makeCode } from '../rewards/referrals/codes.ts';
import { dayMs } from '../calendar-days.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { givenUnnamed } from './defaults.ts';
import { judgeRates, readRates, writeRate } from './rates.ts';
import { requireAgent } from './require-agent.ts';
import type { InvitationLinkTable } from './tables.ts';

type LinkRow = Selectable<InvitationLinkTable>;
type Link = AgentCreateLinkValue;
/** Links that an agent may have at the same time. */
const mostLinks = 200;
const perAgent = { limit: 30, windowSeconds: 600 } as const;

/** Whether a link brings members now. */
export function stateOf(
  row: Pick<LinkRow, 'expires_at' | 'most_uses' | 'uses' | 'paused'>,
  now: Date,
): Link['state'] {
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  if (row.most_uses !== null && row.uses >= row.most_uses) return 'usedUp';
  return row.paused ? 'paused' : 'active';
}

/** What is written of links: amounts that members of each brought, by the number of the link. */
interface Writing {
  readonly now: Date;
  readonly portalOrigin: string;
  readonly currency: string;
  readonly earnings: ReadonlyMap<string, bigint>;
}
function writeLink(row: LinkRow, { now, portalOrigin, currency, earnings }: Writing): Link {
  const rates = gameTypes.flatMap((product) => {
    const rate = row.rates[product] ?? 0;
    return rate > 0 ? [{ product, rate: writeRate(rate) }] : [];
  });
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    type: row.customer_type,
    address: `${portalOrigin}/join?referralCode=${row.code}`,
    state: stateOf(row, now),
    rates,
    expiresAt: row.expires_at?.getTime() ?? null,
    mostUses: row.most_uses,
    uses: row.uses,
    earnings: writeMoney(earnings.get(row.id) ?? 0n, currency),
    createdAt: row.created_at.getTime(),
  };
}
const ownLinks = ({ db }: MemberParts, agentId: string) =>
  db.selectFrom('invitation_link').where('member_id', '=', agentId).where('removed_at', 'is', null);

async function readWriting(parts: MemberParts, rows: readonly LinkRow[]): Promise<Writing> {
  const { db, merchant, clock, portalOrigin } = parts;
  const sums = await db
    .selectFrom('invitation_use as u')
    .innerJoin('invitation_link as l', 'l.id', 'u.link_id')
    .innerJoin('downline_rebate_day as d', (join) =>
      join.onRef('d.downline_id', '=', 'u.member_id').onRef('d.member_id', '=', 'l.member_id'),
    )
    .select(({ fn }) => ['l.id', fn.sum<string>('d.amount').as('sum')])
    .where('l.id', 'in', rows.length === 0 ? ['0'] : rows.map(({ id }) => id))
    .groupBy('l.id')
    .execute();
  return {
    now: clock.now(),
    portalOrigin,
    currency: (await readCurrency(db, merchant)).code,
    earnings: new Map(sums.map(({ id, sum }) => [id, BigInt(sum)])),
  };
}

/** Answers `agent.links`: the links of the agent, the newest first. */
export async function listLinks(
  parts: MemberParts,
  { id: linkId = '', pageNo = 1, pageSize = 20 }: AgentLinksRequest,
  caller: Caller,
): Promise<AgentLinksValue> {
  const { id } = requireAgent(caller);
  const asked = linkId === '' ? ownLinks(parts, id) : ownLinks(parts, id).where('id', '=', linkId);
  const { total } = await asked.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const writing = await readWriting(parts, rows);
  return {
    links: rows.map((row) => writeLink(row, writing)),
    symbol: (await readCurrency(parts.db, parts.merchant)).symbol,
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}

async function findLink(parts: MemberParts, agentId: string, id: string): Promise<LinkRow> {
  const row = await ownLinks(parts, agentId).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refuseField('id', 'link.unknown', 'The agent has no such link.', 404);
  return row;
}

/**
 * Answers `agent.createLink`.
 * @throws AppError 400 on a product, see `judgeRates`; 409 `link.too-many`; 429
 */
export async function createLink(
  parts: MemberParts,
  { name = '', type, rebates = givenUnnamed.rebates, days, mostUses }: AgentCreateLinkRequest,
  caller: Caller,
): Promise<Link> {
  const { id: agentId } = requireAgent(caller);
  const { db, merchant, clock, random, limits } = parts;
  await requireToken(limits, { key: `agent-link:${agentId}`, ...perAgent });
  const rates = judgeRates(rebates, { own: await readRates(db, merchant, agentId) });
  const { total } = await ownLinks(parts, agentId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  if (total >= mostLinks) throw refuseField('name', 'link.too-many', 'The agent has too many links.', 409);
  const now = clock.now();
  const row = await db
    .insertInto('invitation_link')
    .values({
      merchant,
      code: makeCode(random, linkCodeLength),
      member_id: agentId,
      name: name.trim(),
      customer_type: type,
      rates: JSON.stringify(Object.fromEntries(rates)),
      expires_at: days === undefined ? givenUnnamed.days : new Date(now.getTime() + days * dayMs),
      most_uses: mostUses ?? givenUnnamed.mostUses,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return writeLink(row, await readWriting(parts, [row]));
}
/** Longer than the codes of members, so that one is never the other. */
const linkCodeLength = 10;

/** Answers `agent.changeLink`: a paused link brings no one until it is resumed. */
export async function changeLink(
  parts: MemberParts,
  { id, state }: AgentChangeLinkRequest,
  caller: Caller,
): Promise<Link> {
  const agent = requireAgent(caller);
  const { id: linkId } = await findLink(parts, agent.id, id);
  const row = await parts.db
    .updateTable('invitation_link')
    .set({ paused: state === 'paused' })
    .where('id', '=', linkId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return writeLink(row, await readWriting(parts, [row]));
}

/** Answers `agent.removeLink`. Who came by the link stays. */
export async function removeLink(
  parts: MemberParts,
  id: string,
  caller: Caller,
): Promise<{ readonly id: string }> {
  const agent = requireAgent(caller);
  const row = await findLink(parts, agent.id, id);
  await parts.db
    .updateTable('invitation_link')
    .set({ removed_at: parts.clock.now() })
    .where('id', '=', row.id)
    .execute();
  return { id: row.id };
}
