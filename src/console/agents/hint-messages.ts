import type { HintFactName, HintKind, HintState } from '../../protocol/calls/fraud.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of hints of fraud among agents and members. */
export const hintMessages = {
  title: 'Fraud hints',
  lead: 'Found hourly in accounts, bets and transfers. A hint is a reason to investigate; it changes nothing on an account.',
  kind: 'Kind',
  kinds: {
    all: 'All kinds',
    selfReferral: 'Self-referral',
    hedgedBets: 'Hedged bets',
    circularTransfer: 'Circular transfer',
  } satisfies Record<HintKind | 'all', string>,
  about: {
    selfReferral:
      'The member and the account that referred them share details that usually belong to one person.',
    hedgedBets:
      'Two members of one team covered every outcome of at least three events within ten minutes, with similar stakes.',
    circularTransfer: 'Money came back to its sender through at most four members within three days.',
  } satisfies Record<HintKind, string>,
  state: 'State',
  states: {
    all: 'All states',
    open: 'Open',
    confirmed: 'Confirmed',
    dismissed: 'Dismissed',
  } satisfies Record<HintState | 'all', string>,
  table: 'Hints',
  open: (kind: string, accounts: string) => `${kind}: ${accounts}`,
  facts: (count: number) => plural(count, 'fact', 'facts'),
  none: 'No hint',
  noneText: 'Choose another kind or state to see more.',
  pageOf: (page: number, pages: number, total: number) =>
    `${plural(total, 'hint', 'hints')}, page ${page} of ${pages}`,
  back: 'All hints',
  unknown: 'Hint not found',
  unknownText: 'The address may be wrong. Choose a hint from the list.',
  accounts: 'Accounts',
  evidence: 'Evidence',
  what: {
    referral: 'Referred the member',
    bankAccount: 'Same bank account',
    document: 'Same identity document',
    networkAndDevice: 'Same network and device',
    bet: 'Bet',
    transfer: 'Sent money',
  } satisfies Record<HintFactName, string>,
  between: (account: string, other: string | null) => (other === null ? account : `${account} → ${other}`),
  decided: (by: string, reason: string) => `${by}: ${reason}`,
  actions: {
    confirmed: 'Confirm hint',
    dismissed: 'Dismiss hint',
    open: 'Reopen hint',
  } satisfies Record<HintState, string>,
  texts: {
    confirmed: 'The hint is kept as confirmed. To withhold payments, open the account.',
    dismissed: 'The hint is kept with your reason, and the same facts won’t raise a new one.',
    open: 'The hint is open again.',
  } satisfies Record<HintState, string>,
  done: {
    confirmed: 'Hint confirmed',
    dismissed: 'Hint dismissed',
    open: 'Hint reopened',
  } satisfies Record<HintState, string>,
  ask: {
    reason: 'Reason',
    reasonHint: 'Kept in the audit. Members don’t see it.',
    reasonMissing: 'Enter a reason.',
  },
};
