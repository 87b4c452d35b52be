import { desks } from '../../../src/protocol/desks/desks.ts';

/**
 * Kinds of proposals by their table: the path of the calls that decide, and the columns that a row has besides those of
 * all.
 */
export const proposalRows: Readonly<
  Record<
    string,
    readonly (readonly [path: string, more: Readonly<Record<string, string | number | boolean | object>>])[]
  >
> = {
  authenticator_removal: [['removals', { member_id: 1, account: 'player' }]],
  contract_hold_proposal: [
    ['holds', { hold_id: 1, action: 'withhold' }],
    ['holds', { hold_id: 1, action: 'release' }],
  ],
  hold_lift_proposal: [
    ['hold-lifts', { member_id: 1, account: 'player', hold_reason: 'password', held_until: '2030-01-01' }],
  ],
  desk_change: desks
    .filter(({ rights }) => rights.decide !== null)
    .map(({ name }) => [
      `desks/${name}`,
      { desk: name, row_key: '1', deed: 'change', version: 0, after: {}, alone: false, currency: 'PHP' },
    ]),
  lottery_void_proposal: [
    ['lottery/voids', { issue_id: 1, subject: 'FIVE1:1', tickets: 1, members: 1, amount: 100 }],
  ],
  money_proposal: [
    ['money', { kind: 'credit', member_id: 1, subject: '1', amount: 100 }],
    ['money', { kind: 'adjustment', member_id: 1, amount: 100, evidence: 'e' }],
    ['money', { kind: 'payout', member_id: 1, subject: '1', amount: 100 }],
    ['money', { kind: 'rules', rules: {} }],
  ],
  unfreeze_proposal: [['unfreezings', { member_id: 1, account: 'player' }]],
};
