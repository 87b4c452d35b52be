import type pg from 'pg';

/** Something that both databases must have the same of, as text: sums of money are longer than a number. */
export interface LedgerSum {
  readonly name: string;
  readonly value: string;
}

const sumsQuery = `
  select 'balances of ' || concat_ws(' ', merchant, owner, account_type, currency) as name, sum(balance)::text as value
    from ledger_account group by merchant, owner, account_type, currency
  union all
  select 'entries of ' || concat_ws(' ', a.merchant, a.currency), sum(abs(e.amount))::text
    from ledger_entry e join ledger_account a on a.id = e.account_id group by a.merchant, a.currency
  union all
  select 'bonus money of ' || merchant, sum(amount)::text from member_bonus group by merchant
  order by 1`;
/** Each is empty in a ledger that is whole. */
const faultQueries = {
  'accounts whose balance is not the sum of their entries': `
    select count(*)::int as count from ledger_account a
      left join (select account_id, sum(amount) as amount from ledger_entry group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0)`,
  'transfers that do not add up to zero': `
    select count(*)::int as count from (select 1 from ledger_entry group by transfer_id having sum(amount) <> 0) t`,
} as const;

/** Versions before the ledger had another one, or none. */
const hasLedger = async (client: pg.ClientBase): Promise<boolean> =>
  (
    await client.query<{ has: boolean }>(
      "select to_regclass('ledger_account') is not null and to_regclass('member_bonus') is not null as has",
    )
  ).rows[0]?.has === true;

/** The money of all merchants, by what it is. */
export const readLedgerSums = async (client: pg.ClientBase): Promise<readonly LedgerSum[]> =>
  (await hasLedger(client)) ? (await client.query<LedgerSum>(sumsQuery)).rows : [];

/** One sentence for each thing that is wrong with a ledger as it is. */
export const findLedgerFaults = async (client: pg.ClientBase): Promise<readonly string[]> => {
  if (!(await hasLedger(client))) return [];
  const faults: string[] = [];
  for (const [what, query] of Object.entries(faultQueries)) {
    const count = (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
    if (count > 0) faults.push(`${count} ${what}`);
  }
  return faults;
};
