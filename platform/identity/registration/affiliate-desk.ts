import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { affiliates } from '../../../src/protocol/desks/referrals.ts';
import { createDesk } from '../../desks/create-desk.ts';
import type { Shelf, ValuesOf } from '../../desks/shelf.ts';

type Affiliate = ValuesOf<typeof affiliates>;
/** Customer types of agents. */
const agentTypes = [1, 2, 41, 42] as const;

const findAgent = (db: Database, merchant: string, account: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', account.toLowerCase())
    .where('customer_type', 'in', agentTypes)
    .executeTakeFirst();

/** Codes with the account of their agent in place of its number. */
const openAffiliates = (merchant: string): Shelf => ({
  list: async (db) => {
    const rows = await db
      .selectFrom('affiliate as a')
      .leftJoin('member as m', 'm.id', 'a.member_id')
      .select(['a.code', 'a.domain', 'm.account as agent', 'a.enabled'])
      .where('a.merchant', '=', merchant)
      .orderBy('a.code')
      .execute();
    return rows.map((values) => ({ key: values.code, values }));
  },
  save: async (db, key, values) => {
    const { code, domain, agent, enabled } = values as Affiliate;
    const member = agent === null ? undefined : await findAgent(db, merchant, agent);
    const row = { domain, member_id: member?.id ?? null, enabled };
    if (key === null)
      await db
        .insertInto('affiliate')
        .values({ merchant, code, ...row })
        .execute();
    else
      await db
        .updateTable('affiliate')
        .set(row)
        .where('merchant', '=', merchant)
        .where('code', '=', key)
        .execute();
    return code;
  },
});

/** Codes and hosts by which members join, for the console. Members who joined stay where they are. */
export function createAffiliateDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  return createDesk<Affiliate>(deps, affiliates, openAffiliates(merchant), {
    check: async (db, { after: { agent } }): Promise<Record<string, DeskFault>> =>
      agent === null || (await findAgent(db, merchant, agent)) !== undefined
        ? {}
        : { agent: 'choice.unknown' },
  });
}
