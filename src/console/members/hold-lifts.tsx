import { Text } from '@chakra-ui/react';
import { members } from '../../protocol/calls/members.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { nameMember } from './name-member.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { memberMessages } from './member-messages.ts';
import { useLifts } from './use-members.ts';

const words = memberMessages.lifts;

/** Holds on withdrawals that an operator wants lifted, and those decided lately; nothing where there is neither. */
export function HoldLifts() {
  const lifts = useLifts().data;
  const work = useProposalWork({
    words,
    list: members.lifts,
    decide: members.decideLift,
    withdraw: members.withdrawLift,
    others: [members.read],
  });
  if (lifts === undefined || lifts.waiting.length + lifts.past.length === 0) return null;
  return (
    <>
      <WaitingProposals
        title={words.waitingTitle}
        waiting={lifts.waiting}
        renderName={nameMember}
        work={work}
      >
        {({ hold }) => (
          <Text color="fg.muted" overflowWrap="anywhere">
            {memberMessages.heldUntil} <Moment iso={hold.until} />. {memberMessages.heldReasons[hold.reason]}.
          </Text>
        )}
      </WaitingProposals>
      <PastProposals past={lifts.past} title={words.pastTitle} name={({ account }) => words.name(account)} />
    </>
  );
}
