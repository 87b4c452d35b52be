import type { HintFactName, HintKind, HintState } from '../../protocol/calls/fraud.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of hints of fraud among agents and members. */
export const hintMessages = {
  title: 'Fraud hints',
  lead: 'Found once an hour in accounts, bets and transfers. A hint is a reason to look, and nothing happens to an account because of it.',
  kind: 'Kind',
  kinds: {
    all: 'All kinds',
    selfReferral: 'Self-referral',
    hedgedBets: 'Hedged bets',
    circularTransfer: 'Circular transfer',
  } satisfies Record<HintKind | 'all', string>,
  about: {
    selfReferral: 'The member and the account that brought it share what usually belongs to one person.',
    hedgedBets:
      'Two members of one team covered all outcomes of at least three events within ten minutes, with like stakes.',
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
  pages: 'Pages of hints',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number, total: number) =>
    `${plural(total, 'hint', 'hints')}, page ${page} of ${pages}`,
  back: 'All hints',
  unknown: 'Hint not found',
  unknownText: 'The address may be wrong. Choose a hint from the list.',
  accounts: 'Accounts',
  evidence: 'Evidence',
  what: {
    referral: 'Brought the member',
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
    open: 'Open hint again',
  } satisfies Record<HintState, string>,
  texts: {
    confirmed: 'The hint is kept as confirmed. To withhold payments, open the account.',
    dismissed: 'The hint is kept with your reason, and the same facts give no new one.',
    open: 'The hint goes back to the open ones.',
  } satisfies Record<HintState, string>,
  done: {
    confirmed: 'Hint confirmed',
    dismissed: 'Hint dismissed',
    open: 'Hint opened again',
  } satisfies Record<HintState, string>,
  ask: {
    reason: 'Reason',
    reasonHint: 'Kept in the audit. Members don’t see it.',
    reasonMissing: 'Write a reason.',
  },
};
