import { contractKinds } from '../calls/settlements.ts';
import { defineDesk, type Desk } from './define-desk.ts';
import { flag, money } from './desk-fields.ts';

type Kind = (typeof contractKinds)[number];
const titles: Readonly<Record<Kind, string>> = {
  dividend: 'Dividend rules',
  daily: 'Daily salary rules',
  hourly: 'Hourly salary rules',
  realTime: 'Real-time salary rules',
};
/** What makes a downline active in a kind of contract. */
const defineRules = (kind: Kind): Desk =>
  defineDesk({
    name: `contract-rules-${kind.toLowerCase()}`,
    audit: 'contractRules',
    shape: 'single',
    place: 'agents',
    words: {
      title: titles[kind],
      one: 'rule',
      lead: 'What makes a downline active in a period. 0 means any bet counts, or no deposit is needed. New rules count for every period settled from then on. A cashier proposes, a publisher approves.',
      empty: 'Default rules',
      emptyText: 'These are the platform’s default rules.',
    },
    fields: {
      activeBets: money({ label: 'Active from valid bets of', mayBeZero: true, first: '0' }),
      activeDeposits: money({ label: 'Active from deposits of', mayBeZero: true, first: '0' }),
      ...(kind === 'dividend'
        ? { carriesOver: flag({ label: 'A loss carries into the next period', first: true }) }
        : {}),
    },
    heading: 'activeBets',
    columns: ['activeBets', 'activeDeposits'],
    hasDefaults: true,
    rights: { read: 'read', propose: 'cashier', decide: 'publish' },
  });
export const contractRules: readonly (readonly [kind: Kind, desk: Desk])[] = contractKinds.map(
  (kind) => [kind, defineRules(kind)] as const,
);
