import { deskOverview } from '../../protocol/calls/desks.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { pathOfDesk } from '../desks/desk-places.ts';
import { lottery } from '../../protocol/calls/lottery.ts';
import { people } from '../../protocol/calls/people.ts';
import { senders } from '../../protocol/calls/senders.ts';
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
/** Desks that members need and that are empty, and what was proposed at any. */
export function useDeskWork(): readonly Waiting[] {
  const { waiting = [], empty = [] } = useCall(deskOverview.read, {}, { every: 15_000 }).data ?? {};
  const find = (name: string) => desks.filter((desk) => desk.name === name);
  const missing = empty.flatMap(find).map((desk) => ({
    id: `empty ${desk.name}`,
    icon: 'warning' as const,
    title: desk.words.empty,
    text: desk.words.emptyText,
    to: pathOfDesk(desk),
  }));
  const proposals = waiting.flatMap(({ id, desk: name, proposedBy, note }) =>
    find(name).map((desk) => ({
      id: `desk ${id}`,
      icon: 'eye' as const,
      title: words.desk(desk.words.title),
      text: words.askedBy(proposedBy, note),
      to: pathOfDesk(desk),
    })),
  );
  return [...missing, ...proposals];
}
/** Changes of how SMS and email leave. */
export function useSenderProposals(): readonly Waiting[] {
  const enabled = usePermission('system');
  const lines = useCall(senders.list, {}, { every: 15_000, enabled }).data?.senders ?? [];
  return lines.flatMap(({ channel, proposal }) =>
    proposal === null
      ? []
      : [
          {
            id: `sender ${proposal.id}`,
            icon: 'phone' as const,
            title: words.sender[channel],
            text: words.askedBy(proposal.proposedBy, proposal.note),
            to: '/senders',
          },
        ],
  );
}
/** Accounts of the console that are to be made, reset or changed. */
export function usePeopleProposals(): readonly Waiting[] {
  const enabled = usePermission('people');
  const waiting = useCall(people.list, {}, { every: 15_000, enabled }).data?.waiting ?? [];
  return waiting.map(({ id, name, proposedBy, note }) => ({
    id: `person ${id}`,
    icon: 'account',
    title: words.person(name),
    text: words.askedBy(proposedBy, note),
    to: '/people',
  }));
}
