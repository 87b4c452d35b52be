import type pg from 'pg';

/** What must never be found, each as a query of the rows that break it. Money in minor units. */
const faults: Readonly<Record<string, string>> = {
  'account that is not the sum of its entries': `
    select a.id from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'transfer that does not sum to nothing': `
    select t.id from ledger_transfer t left join ledger_entry e on e.transfer_id = t.id
    group by t.id having count(e.id) < 2 or sum(e.amount) <> 0`,
  'currency that does not sum to nothing': `
    select currency from ledger_account group by currency having sum(balance) <> 0`,
  'member below zero': `select id from ledger_account where owner = 'member' and balance < 0`,
  'answer that is promised and not there': `select key from idempotent_answer where answer is null`,
  'conversion without both of its transfers': `
    select c.id from point_conversion c where (select count(*) from ledger_transfer t
      where t.reference in ('convert:' || c.id, 'convert:' || c.id || ':pay')) <> 2`,
  'conversion of the ledger without its row': `
    select t.id from ledger_transfer t where t.reference like 'convert:%'
      and not exists (select 1 from point_conversion c where c.id = split_part(t.reference, ':', 2)::bigint)`,
  'redemption without its points': `
    select r.id from point_redemption r where not exists (
      select 1 from ledger_transfer t where t.reference = 'redeem:' || r.id and t.kind = 'points.redeem')`,
  'points taken for no redemption': `
    select t.id from ledger_transfer t where t.kind = 'points.redeem'
      and not exists (select 1 from point_redemption r where 'redeem:' || r.id = t.reference)`,
  'redemption whose decision and money differ': `
    select r.id from point_redemption r join point_reward p on p.id = r.reward_id
    where (r.status = 'rejected') <> exists (
        select 1 from ledger_transfer t where t.reference = 'redeem:' || r.id || ':return')
      or (r.status = 'approved' and p.pays > 0) <> exists (
        select 1 from ledger_transfer t where t.reference = 'redeem:' || r.id || ':pay')`,
  'reward whose stock and orders differ': `
    select p.id from point_reward p where p.quantity - p.available <> (
      select coalesce(sum(quantity), 0) from point_redemption r where r.reward_id = p.id and r.status <> 'rejected')`,
  'claim whose mark and money differ': `
    select i.id from issued_reward i where i.pays > 0 and (i.claimed_at is not null) <> exists (
        select 1 from ledger_transfer t where t.reference = 'reward:' || i.id)
      or i.points > 0 and (i.claimed_at is not null) <> exists (
        select 1 from ledger_transfer t where t.reference = 'reward:' || i.id || ':points')`,
  'mission whose claim and money differ': `
    select coalesce(c.id::text, t.reference) from (
      select c.id from mission_claim c join mission m on m.id = c.mission_id where m.pays > 0) c
    full join (select * from ledger_transfer where reference like 'mission:%' and kind = 'bonus') t
      on t.reference = 'mission:' || c.id
    where c.id is null or t.id is null`,
  'rebate whose claim and money differ': `
    select coalesce(c.id::text, t.reference) from rebate_claim c
    full join (select * from ledger_transfer where reference like 'rebate:%') t on t.reference = 'rebate:' || c.id
    where c.id is null or t.id is null`,
  'bonus that asks for its wagering twice': `
    select reference from bonus_wagering group by reference having count(*) > 1`,
  'day signed in without its points': `
    select s.day from sign_in_day s where not exists (
      select 1 from ledger_transfer t where t.reference = 'sign-in:' || s.member_id || ':' || s.day)`,
  'envelope whose grab and money differ': `
    select coalesce(g.id::text, t.reference) from envelope_grab g
    full join (select * from ledger_transfer where reference like 'envelope:%') t on t.reference = 'envelope:' || g.id
    where g.id is null or t.id is null`,
  'window of envelopes that gave another sum': `
    select w.opens_at from envelope_window w join envelope_plan p on p.id = w.plan_id
    where p.budget - w.left_over <> (select coalesce(sum(amount), 0) from envelope_grab g
      where g.plan_id = w.plan_id and g.opens_at = w.opens_at)`,
  'deposit whose order and money differ': `
    select coalesce(o.id::text, t.reference) from (select * from deposit_order where status = 'paid') o
    full join (select * from ledger_transfer where reference like 'deposit:%') t on t.reference = 'deposit:' || o.id
    where o.id is null or t.id is null`,
  'withdrawal without its money held': `
    select w.id from withdrawal w where not exists (
      select 1 from ledger_transfer t where t.reference = 'withdrawal:' || w.id || ':hold')`,
  'withdrawal whose status and money differ': `
    select w.id from withdrawal w
    left join ledger_transfer settled on settled.reference = 'withdrawal:' || w.id || ':settled'
    left join ledger_transfer corrected on corrected.reference = 'withdrawal:' || w.id || ':corrected'
    where coalesce(settled.kind, 'none') <> case
        when w.paid_at is not null then 'withdrawal.pay'
        when w.status in ('rejected', 'returned') then 'withdrawal.giveBack' else 'none' end
      or coalesce(corrected.kind, 'none') <> case w.receipt
        when 'toppedUp' then 'withdrawal.topUp' when 'refunded' then 'withdrawal.refund' else 'none' end`,
  'held money that is not that of open withdrawals': `
    select 1 where (select coalesce(sum(balance), 0) from ledger_account where owner = 'house' and account_type = 90)
      <> (select coalesce(sum(amount), 0) from withdrawal
          where status in ('submitted', 'reviewing', 'infoNeeded', 'processing'))`,
  'paid withdrawal whose receipt and flow differ': `
    select w.id from withdrawal w left join flow f on f.machine = 'withdrawalConfirmation' and f.key = w.id::text
    where (w.receipt is not null) <> (f.key is not null)
      or (w.receipt in ('received', 'autoReceived', 'toppedUp', 'confirmedPaid', 'refunded')) and f.status <> 'done'`,
  'withdrawal answered more than once': `
    select withdrawal_id from withdrawal_event
    where what in ('receipt.received', 'receipt.underReview', 'receipt.autoReceived')
    group by withdrawal_id having count(*) > 1`,
  'round whose state and money differ': `
    select r.id from play_round r
    left join ledger_transfer bet on bet.reference = 'game:' || r.vendor || ':' || r.round || ':bet'
    left join ledger_transfer win on win.reference = 'game:' || r.vendor || ':' || r.round || ':win'
    left join ledger_transfer back on back.reference = 'game:' || r.vendor || ':' || r.round || ':refund'
    where (bet.id is not null) <> (r.state <> 'void')
      or (win.id is not null) <> (r.state = 'settled' and r.payout > 0)
      or (back.id is not null) <> (r.state = 'refunded')`,
  'money of a game that is not that of its round': `
    select t.id from ledger_transfer t
    join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.owner = 'member'
    left join play_round r on r.round = split_part(t.reference, ':', 3)
    where t.kind like 'game.%' and (r.id is null or a.member_id <> r.member_id or e.amount <> case t.kind
      when 'game.bet' then -r.stake when 'game.win' then r.payout else r.stake end)`,
  'offer of a contract answered more than once': `
    select contract_id from contract_step where step in ('accept', 'reject')
    group by contract_id, version having count(*) > 1`,
};

export interface LedgerAudit {
  readonly accounts: number;
  readonly transfers: number;
  readonly entries: number;
  /** What is broken, with how many rows are; empty where all is well. */
  readonly faults: readonly string[];
}

/** Looks at everything that money left behind. For a database that nobody writes to meanwhile. */
export const auditLedger = async (pool: pg.Pool): Promise<LedgerAudit> => {
  const found: string[] = [];
  for (const [name, query] of Object.entries(faults)) {
    const { rowCount } = await pool.query(query);
    if (rowCount !== null && rowCount > 0) found.push(`${rowCount} × ${name}`);
  }
  const count = async (table: string): Promise<number> =>
    Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
  return {
    accounts: await count('ledger_account'),
    transfers: await count('ledger_transfer'),
    entries: await count('ledger_entry'),
    faults: found,
  };
};
