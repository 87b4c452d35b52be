import { Box } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { MoneyProposal } from '../../protocol/calls/money.ts';
import { schedules } from '../../protocol/calls/releases.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useMoney } from '../approvals/use-money.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { useReviews } from '../reviews/use-reviews.ts';
import { useWithdrawals } from '../withdrawals/use-withdrawals.ts';
import { useLifts, useRemovals, useUnfreezings } from '../members/use-members.ts';
import { useApproval, useDraft, useRollbacks, useSchedule, useSchedules } from '../http/queries.ts';
import { useOpenReview } from '../review/review-context.ts';
import { scheduleMessages } from '../review/schedule-messages.ts';
import { describePlan } from '../review/show-moment.ts';
import { Icon } from '../ui/icon.tsx';
import { LineButton, PanelLine } from '../ui/lists/panel-line.tsx';
import { Panel } from '../ui/screen.tsx';
import { rollbackMessages } from '../rollbacks/rollback-messages.ts';
import { homeMessages as words } from './home-messages.ts';
import {
  useDeskWork,
  useHeldPayments,
  usePeopleProposals,
  useSenderProposals,
  useVoidedIssues,
  type Waiting,
} from './pending-work.ts';
import { TextLink } from '../ui/text-link.tsx';
import { PartTitle } from '../ui/section.tsx';

/** What this operator planned and does not go live, until it is dismissed. */
function useLost(): readonly Waiting[] {
  const lost = useSchedules().data?.lost ?? [];
  return lost.map((schedule) => ({
    id: `lost ${schedule.id}`,
    icon: 'warning',
    title: describePlan(schedule),
    text: scheduleMessages.lostText(schedule.note),
    to: { dismiss: schedule.id },
  }));
}
/** A release for a moment: while it waits, and when it does not go live, until the draft is published. */
function useScheduled(): readonly Waiting[] {
  const schedule = useSchedule();
  const isMine = useSchedules().data?.lost.some(({ id }) => id === schedule?.id) ?? false;
  const hasDraft = (useDraft().data?.differences.length ?? 0) > 0;
  if (isMine) return [];
  if (!schedule || schedule.state === 'done' || schedule.state === 'cancelled') return [];
  if (schedule.state !== 'waiting' && !hasDraft) return [];
  const { state, author, note } = schedule;
  return [
    {
      id: 'schedule',
      icon: state === 'waiting' ? 'rocket' : 'warning',
      title: describePlan(schedule),
      text: scheduleMessages.plannedBy(author, note),
      to: 'review',
    },
  ];
}
function useAsked(): readonly Waiting[] {
  const approval = useApproval(useDraft().data?.version).data;
  if (approval?.state !== 'requested' || approval.record === null) return [];
  const { requestedBy, note } = approval.record;
  const text = words.askedBy(requestedBy, note);
  return [{ id: 'approval', icon: 'eye', title: words.approval, text, to: 'review' }];
}
/** Rollbacks that undid what two people had approved. Until they are settled, they are not approved. */
function useUnconfirmed(): readonly Waiting[] {
  const waiting = useRollbacks().data?.waiting ?? [];
  return waiting.map(({ revision, toRevision, beforeRevision, authors, note }) => ({
    id: `rollback ${revision}`,
    icon: 'warning',
    isAlarm: true,
    title: rollbackMessages.waiting(revision),
    text: `${rollbackMessages.made(beforeRevision, toRevision)} ${rollbackMessages.by(authors)}: ${note}`,
    to: '/releases',
  }));
}
/** What members and money of members wait for. */
function useMembersBusiness(): readonly Waiting[] {
  const maySee = useMay('players');
  const requests = useReviews().data?.open.length ?? 0;
  const counts = useWithdrawals({ filter: 'todo', search: '', page: 1 }).data?.counts;
  const unfreezings = useUnfreezings().data?.waiting ?? [];
  const removals = useRemovals().data?.waiting ?? [];
  const money = useMoney().data?.waiting ?? [];
  const others = [...useProposedLifts(), ...useHeldPayments()];
  if (!maySee) return [];
  const waiting: Waiting[] = [];
  if (counts !== undefined && counts.todo > 0)
    waiting.push({
      id: 'withdrawals',
      icon: 'money',
      title: words.withdrawals(counts.todo),
      text: counts.disputed > 0 ? words.disputed(counts.disputed) : words.withdrawalsText,
      to: '/requests/withdrawals',
    });
  if (requests > 0)
    waiting.push({
      id: 'requests',
      icon: 'inbox',
      title: words.requests(requests),
      text: words.requestsText,
      to: '/requests',
    });
  waiting.push(...listHeldMoney(money));
  for (const removal of removals)
    waiting.push({
      id: `removal ${removal.id}`,
      icon: 'shield',
      title: words.removal(removal.account),
      text: words.askedBy(removal.proposedBy, removal.note),
      to: '/support/authenticators',
    });
  for (const one of unfreezings)
    waiting.push({
      id: `unfreezing ${one.id}`,
      icon: 'shield',
      title: words.unfreezing(one.account),
      text: words.askedBy(one.proposedBy, one.note),
      to: '/support/members',
    });
  return [...waiting, ...others];
}
/** Holds on withdrawals to be lifted early. */
function useProposedLifts(): readonly Waiting[] {
  const lifts = useLifts().data?.waiting ?? [];
  return lifts.map(({ id, account, proposedBy, note }) => ({
    id: `lift ${id}`,
    icon: 'shield',
    title: words.lift(account),
    text: words.askedBy(proposedBy, note),
    to: '/requests/approvals',
  }));
}
/** Payouts above a ceiling get a separate alarm; everything else that needs a second person is one line. */
function listHeldMoney(money: readonly MoneyProposal[]): readonly Waiting[] {
  const payouts = money.filter(({ kind }) => kind === 'payout');
  const others = money.length - payouts.length;
  const to = '/requests/approvals';
  const held: Waiting[] = [];
  if (payouts.length > 0)
    held.push({
      id: 'payouts',
      icon: 'warning',
      isAlarm: true,
      title: words.payouts(payouts.length),
      text: words.payoutsText,
      to,
    });
  if (others > 0)
    held.push({ id: 'money', icon: 'eye', title: words.money(others), text: words.moneyText, to });
  return held;
}

function Way({ waiting: { title, to } }: { readonly waiting: Waiting }) {
  const openReview = useOpenReview();
  const send = useSend();
  const dismiss = useMutation({
    mutationFn: (id: string) => send(schedules.dismiss, { id }),
    onSuccess: useKeep(schedules.list),
  });
  if (typeof to === 'object')
    return <LineButton onClick={() => dismiss.mutate(to.dismiss)}>{scheduleMessages.dismiss}</LineButton>;
  if (to === 'review') return <LineButton onClick={openReview}>{words.review}</LineButton>;
  return (
    <TextLink to={to} fontWeight="medium" aria-label={`${words.look}: ${title}`}>
      {words.look}
    </TextLink>
  );
}

/** What waits for an operator of this role. */
const usePendingWork = (): readonly Waiting[] => [
  ...useUnconfirmed(),
  ...useLost(),
  ...useScheduled(),
  ...useAsked(),
  ...useVoidedIssues(),
  ...useMembersBusiness(),
  ...useDeskWork(),
  ...useSenderProposals(),
  ...usePeopleProposals(),
];
/** What waits for an operator, each with the way to it; nothing at all where nothing waits. */
export function PendingPanel() {
  const all = usePendingWork();
  if (all.length === 0) return null;
  return (
    <Panel padded={false}>
      <Box srOnly role="alert">
        {all.flatMap(({ isAlarm, title }) => (isAlarm ? [title] : [])).join('. ')}
      </Box>
      <PartTitle paddingInline={{ base: '4', md: '5' }} paddingBlock="3.5">
        {words.waits}
      </PartTitle>
      <Box as="ul" listStyleType="none" borderBlockStartWidth="1px" borderColor="border.muted">
        {all.map((waiting) => (
          <PanelLine
            key={waiting.id}
            title={waiting.title}
            text={waiting.text}
            lead={
              <Box color={waiting.isAlarm ? 'fg.error' : 'fg.muted'}>
                <Icon name={waiting.icon} />
              </Box>
            }
            action={<Way waiting={waiting} />}
          />
        ))}
      </Box>
    </Panel>
  );
}
