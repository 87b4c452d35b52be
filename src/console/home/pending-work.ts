import { lottery } from '../../protocol/calls/lottery.ts';
import { receiving } from '../../protocol/calls/receiving.ts';
import { settlements } from '../../protocol/calls/settlements.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import type { IconName } from '../ui/icon.tsx';
import { homeMessages as words } from './home-messages.ts';

/** Something that waits for an operator. */
export interface Waiting {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Something is wrong, and it is announced immediately. */
  readonly isAlarm?: true;
  /** A screen, the review of the draft, or a notice that can only be dismissed. */
  readonly to: string | { readonly dismiss: string };
}

/** Issues of lotteries that are held until a second person decides about their void. */
export function useVoidedIssues(): readonly Waiting[] {
  const voids = useCall(lottery.voids, {}, { every: 10_000 }).data?.waiting ?? [];
  return voids.map(({ id, game, numero, issueId, proposedBy, note }) => ({
    id: `void ${id}`,
    icon: 'warning',
    title: words.lotteryVoid(game, numero),
    text: words.askedBy(proposedBy, note),
    to: `/games/lottery/issues/${issueId}`,
  }));
}
/** Payments of contracts that are withheld or to be released, until a second person decides. */
export function useHeldPayments(): readonly Waiting[] {
  const enabled = usePermission('players');
  const holds = useCall(settlements.holds, {}, { every: 15_000, enabled }).data?.waiting ?? [];
  return holds.map(({ id, action, hold, proposedBy, note }) => ({
    id: `hold ${id}`,
    icon: 'warning',
    title: words.hold[action](hold.account),
    text: words.askedBy(proposedBy, note),
    to: '/agents/withheld',
  }));
}
/** What is asked for about the accounts that members pay into. */
export function useReceivingProposals(): readonly Waiting[] {
  const state = useCall(receiving.list, {}, { every: 10_000 }).data;
  if (state === undefined) return [];
  const proposals = [...state.added, ...state.accounts.flatMap(({ waiting }) => waiting ?? [])];
  return proposals.map(({ id, proposedBy, note }) => ({
    id: `receiving ${id}`,
    icon: 'eye',
    title: words.receiving,
    text: words.askedBy(proposedBy, note),
    to: '/requests/accounts',
  }));
}
