/**
 * The rows that reports of teams list, beside the sums of days that `settlement-day.ts` fills. Each statement is run
 * without triggers: sums and balances are not what is measured.
 */
const plainly = (statement: string): string =>
  `do $plain$ begin set local session_replication_role = replica; ${statement}; end $plain$`;

/** Of the last day; the other days of the week have one for each member. */
const roundsOfMember = 10;

export const fillTeamRows = (firstId: number, day: string, zone: string): readonly string[] => {
  const momentOf = (days: string): string =>
    `(('${day}'::date - ${days})::timestamp + time '08:00' + n.id % 30000 * interval '1 second') at time zone '${zone}'`;
  const rounds = (days: string, times: number): string => `insert into play_round
      (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
    select 'demo', 'bench', n.id || ' ' || d || ' ' || k, '00000000-0000-0000-0000-000000000000', n.id,
      (select min(node_id) from game), 'settled', 100, n.id % 200, ${momentOf('d')}, ${momentOf('d')} + k * interval '7 seconds'
    from member n, ${days} d, generate_series(1, ${times}) k where n.id > ${firstId}`;
  const transfers = (kind: string, days: string, times: number): string => `insert into ledger_transfer
      (merchant, kind, reference, created_at)
    select 'demo', '${kind}', 'bench ${kind} ' || n.id || ' ' || d || ' ' || k, ${momentOf('d')} + k * interval '7 seconds'
    from member n, ${days} d, generate_series(1, ${times}) k
    where n.id > ${firstId} and n.customer_type = 1`;
  return [
    plainly(rounds('generate_series(0, 0)', roundsOfMember)),
    plainly(rounds('generate_series(1, 6)', 1)),
    plainly(transfers('deposit', 'generate_series(0, 6)', 1)),
    plainly(transfers('game.stake', 'generate_series(0, 0)', roundsOfMember * 10)),
    plainly(`insert into ledger_entry (transfer_id, account_id, amount, balance_after, booked_at)
      select t.id, a.id, 5000, 5000, t.created_at from ledger_transfer t
        join ledger_account a on a.member_id = split_part(t.reference, ' ', 3)::bigint and a.account_type = 1
      where t.reference like 'bench %'`),
  ];
};
