/** Number of the account that money goes to. */
export const goodPayout = '9000000';
let made = 9_000_000;
/** Number of the withdrawal that the last state made: the ledger books nothing twice for one. */
export const goodWithdrawal = (): string => String(made);

const player = "(select id from member where account = 'player')";
/** The player's fund password is `246810`, whatever a call before has made of it. */
export const fundPasswordOfPlayer = `insert into fund_password (member_id, hash, set_at)
  select id, 'plain:246810', now() from member where account = 'player'
  on conflict (member_id) do update set hash = excluded.hash`;
const account = `${fundPasswordOfPlayer};
  delete from payout_account where member_id = ${player} and number = '5556667778';
  insert into payout_account (id, member_id, kind, provider, holder, number, created_at)
    overriding system value
    values (${goodPayout}, ${player}, 'bank', 'PALM', 'Mayari Dela Cruz', '888877776666', '2026-06-01')
    on conflict (id) do update set removed_at = null;
  update withdrawal set status = 'completed' where member_id = ${player};`;
const insert = (status: string, paid: string): string => `${account}
  insert into withdrawal (id, merchant, member_id, account_id, amount, fee, currency, status, created_at,
    changed_at, paid_at, receipt, receipt_due_at)
    overriding system value
    values (${made}, 'demo', ${player}, ${goodPayout}, 1000, 0, 'PHP', '${status}', '2026-05-01', '2026-05-01', ${paid});`;

function makeOpen(status: string): string {
  made += 1;
  return insert(status, 'null, null, null');
}
function makePaid(): string {
  made += 1;
  const context = {
    error: null,
    errors: {},
    id: String(made),
    receipt: { id: String(made), status: 'pending', amount: '10.00', currency: 'PHP', secondsLeft: 900 },
    claim: null,
    amount: null,
    comment: '',
    proofs: [],
    secondsLeft: null,
  };
  return `${insert('paidOut', "'2026-05-01', 'pending', '2036-01-01'")}
  insert into flow (merchant, machine, key, version, value, context, waits, status, steps, started_at, changed_at)
    values ('demo', 'withdrawalConfirmation', '${made}', 1, '{"pending":"choosing"}', '${JSON.stringify(context)}',
      '{"receiptDeadline":""}', 'active', 0, '2026-05-01', '2026-05-01');`;
}
/** Takings back are off by default. */
const allowCancel = `
  insert into withdrawal_setting values ('demo', 100, 1000000, 0, 9, 30, true)
    on conflict do nothing;
  insert into ledger_account (merchant, owner, account_type, currency) values ('demo', 'house', 90, 'PHP')
    on conflict do nothing;`;

/** Statements that bring the database to where the good request of an operation is good; new ones each time. */
export const withdrawalStates = {
  'confirmations.answer': () => makePaid(),
  'confirmations.receipt': () => makePaid(),
  'withdrawals.answer': () => makeOpen('infoNeeded'),
  'withdrawals.cancel': () => `${makeOpen('submitted')} ${allowCancel}`,
  'withdrawals.detail': () => makeOpen('submitted'),
  'payout.addAccount': account,
  'payout.removeAccount': account,
  'withdrawals.submit': `${account} update member_turnover set due = 0; delete from withdrawal_hold;`,
} as const;
