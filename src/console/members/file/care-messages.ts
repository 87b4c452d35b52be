import type { CareLine } from '../../../protocol/calls/member-file.ts';

/** Words of limits, breaks and exclusions in the file of a member. */
export const careMessages = {
  limit: 'Limit',
  used: 'Used',
  remaining: 'Left',
  noLimit: 'none',
  noneOffered: 'The market profile offers no limits, and none is in force.',
  wish: (amount: string | null) =>
    amount === null
      ? 'The member asked for no limit, and can confirm it from'
      : `The member asked for ${amount}, and can confirm it from`,
  tighten: {
    open: 'Set or lower a limit',
    mayNot: 'To set or lower a limit for a member, ask for the role “Cashier”.',
    title: (account: string) => `Set or lower a limit of ${account}?`,
    text: 'It takes effect immediately, cancels unpaid deposits above it, and the member is notified by inbox message and email. Only the member can raise it later.',
    which: 'Limit',
    amount: 'New limit',
    minutes: 'New limit in minutes',
    first: 'There’s no such limit now.',
    below: (amount: string) => `Below ${amount}, which is in force.`,
    amountMissing: 'Enter an amount, for example 100 or 99.50.',
    minutesMissing: 'Enter whole minutes that fit into the period.',
    confirm: 'Set limit',
    done: 'Limit set',
  },
  name: 'Limits, breaks and exclusions over time',
  none: 'No limits and no breaks so far',
  noneText: 'What the member or staff set and changed appears here.',
  what: {
    set: 'Limit set',
    cut: 'Limit lowered',
    asked: 'Higher limit requested',
    raised: 'Limit raised',
    removed: 'Limit removed',
    kept: 'Request withdrawn, limit kept',
    break: 'Break',
    returnAsked: 'Return to play requested',
    returnKept: 'Request to return withdrawn',
  } satisfies Readonly<Record<CareLine['what'], string>>,
  exclusion: 'Exclusion',
  until: 'until',
  forGood: 'for good',
  byStaff: 'by staff',
} as const;
