import { Box, Heading, Link as PlainLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ProposalRecord } from '../../protocol/proposal.ts';
import { useReceiving, useWithdrawalRules, useWithdrawals } from '../http/money-queries.ts';
import { useRemovals } from '../http/removal-queries.ts';
import { useApproval, useDraft, useReviews, useSchedule } from '../http/queries.ts';
import { useOpenReview } from '../review/review-context.ts';
import { scheduleMessages } from '../review/schedule-messages.ts';
import { showMoment } from '../review/show-moment.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LineButton, PanelLine } from '../ui/panel-line.tsx';
import { Panel } from '../ui/screen.tsx';
import { homeMessages as words } from './home-messages.ts';

interface Waiting {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** A screen, or the review of the draft. */
  readonly to: string | 'review';
}

/** A release for a moment: while it waits, and when it did not go live, until the draft is another. */
function useScheduled(): readonly Waiting[] {
  const schedule = useSchedule().data;
  const hasDraft = (useDraft().data?.differences.length ?? 0) > 0;
  if (!schedule || schedule.state === 'done' || schedule.state === 'cancelled') return [];
  if (schedule.state !== 'waiting' && !hasDraft) return [];
  const { state, dueAt, zone, author, note } = schedule;
  return [
    {
      id: 'schedule',
      icon: state === 'waiting' ? 'rocket' : 'warning',
      title: scheduleMessages.states[state](showMoment(dueAt, zone)),
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
function useMembersBusiness(): readonly Waiting[] {
  const requests = useReviews().data?.open.length ?? 0;
  const counts = useWithdrawals({ filter: 'todo', search: '', page: 1 }).data?.counts;
  const rules = useWithdrawalRules().data?.waiting ?? null;
  const receiving = useReceivingProposals();
  const removals = useRemovals().data?.waiting ?? [];
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
  if (rules !== null)
    waiting.push({
      id: 'rules',
      icon: 'eye',
      title: words.rules,
      text: words.askedBy(rules.proposedBy, rules.note),
      to: '/requests/rules',
    });
  for (const proposal of receiving)
    waiting.push({
      id: `receiving ${proposal.id}`,
      icon: 'eye',
      title: words.receiving,
      text: words.askedBy(proposal.proposedBy, proposal.note),
      to: '/requests/accounts',
    });
  for (const removal of removals)
    waiting.push({
      id: `removal ${removal.id}`,
      icon: 'shield',
      title: words.removal(removal.account),
      text: words.askedBy(removal.proposedBy, removal.note),
      to: '/support/authenticators',
    });
  return waiting;
}
/** What is asked for about the accounts that members pay into. */
function useReceivingProposals(): readonly ProposalRecord[] {
  const state = useReceiving().data;
  if (state === undefined) return [];
  return [...state.added, ...state.accounts.flatMap(({ waiting }) => waiting ?? [])];
}

function Way({ waiting: { title, to } }: { readonly waiting: Waiting }) {
  const openReview = useOpenReview();
  if (to === 'review') return <LineButton onClick={openReview}>{words.review}</LineButton>;
  return (
    <PlainLink asChild color="brand.fg" fontWeight="medium" minHeight={{ base: '11', md: 'auto' }}>
      <Link to={to} aria-label={`${words.look}: ${title}`}>
        {words.look}
      </Link>
    </PlainLink>
  );
}

/** What waits for an operator, each with the way to it; nothing at all where nothing waits. */
export function WaitingPanel() {
  const all = [...useScheduled(), ...useAsked(), ...useMembersBusiness()];
  if (all.length === 0) return null;
  return (
    <Panel padded={false}>
      <Heading
        as="h2"
        fontSize="sm"
        fontWeight="semibold"
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="3.5"
      >
        {words.waits}
      </Heading>
      <Box as="ul" listStyleType="none" borderBlockStartWidth="1px" borderColor="border.muted">
        {all.map((waiting) => (
          <PanelLine
            key={waiting.id}
            title={waiting.title}
            text={waiting.text}
            lead={
              <Box color="fg.muted">
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
