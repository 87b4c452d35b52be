import type { Database } from '../../server/db/database.ts';
import { gameTypes } from '../../platform/play/games/game-type.ts';
import { dayMs } from '../../platform/calendar-days.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';

/** Hundredths of a percent. */
const most = 100;
const given: Readonly<Record<string, number>> = {
  agent: 80,
  bayani: 60,
  dalisay: 50,
  hiraya: 50,
  luntian: 60,
  malaya: 30,
  sinag: 40,
  amihan2: 20,
};
/** A link of the agent in each state. */
const links = [
  { code: 'BARKADA2026', name: 'Barkada', type: 0, rate: 20, days: null, most: null, paused: false },
  { code: 'KABABAYAN26', name: 'Cebu agents', type: 1, rate: 50, days: 90, most: 20, paused: true },
  { code: 'PIYESTA2026', name: 'Fiesta', type: 0, rate: 30, days: -5, most: 100, paused: false },
  { code: 'UNANGLINK26', name: 'First agents', type: 1, rate: 30, days: null, most: 1, paused: false },
] as const;

/** What agents give each other, and links by which members join. */
export async function makeAgentRebates(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const now = clock.now();
  await db
    .insertInto('agent_rebate_setting')
    .values(gameTypes.map((product) => ({ merchant, product, most })))
    .execute();
  const members = await db
    .selectFrom('member')
    .select(['id', 'account', 'upline_id', 'created_at'])
    .where('merchant', '=', merchant)
    .where('account', 'in', Object.keys(given))
    .execute();
  const rates = members.flatMap(({ id, account, upline_id: uplineId }) =>
    gameTypes.map((product) => ({
      member_id: id,
      product,
      rate: given[account] ?? 0,
      set_by: uplineId ?? id,
      set_at: now,
    })),
  );
  await db.insertInto('agent_rebate').values(rates).execute();
  const agent = members.find(({ account }) => account === 'agent');
  const newest = members.find(({ account }) => account === 'malaya');
  if (agent === undefined || newest === undefined) throw new Error('Expected the team to be there.');
  const rows = await db
    .insertInto('invitation_link')
    .values(
      links.map((link) => ({
        merchant,
        code: link.code,
        member_id: agent.id,
        name: link.name,
        customer_type: link.type,
        rates: JSON.stringify(Object.fromEntries(gameTypes.map((product) => [product, link.rate]))),
        expires_at: link.days === null ? null : new Date(now.getTime() + link.days * dayMs),
        most_uses: link.most,
        paused: link.paused,
        created_at: new Date(now.getTime() - 30 * dayMs),
      })),
    )
    .returning(['id', 'most_uses'])
    .execute();
  const usedUp = rows.find(({ most_uses: mostUses }) => mostUses === 1)?.id ?? '';
  await db.updateTable('invitation_link').set({ uses: 1 }).where('id', '=', usedUp).execute();
  await db
    .insertInto('invitation_use')
    .values({
      member_id: newest.id,
      agent_id: agent.id,
      link_id: usedUp,
      code: 'UNANGLINK26',
      joined_at: newest.created_at,
    })
    .execute();
  return `rebates of ${members.length} agents and members, ${links.length} invitation links of agent`;
}
