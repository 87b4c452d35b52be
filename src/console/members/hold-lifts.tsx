import { Box, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { members, type LiftProposal, type LiftState } from '../../protocol/calls/members.ts';
import { useSession } from '../http/queries.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { memberMessages } from './member-messages.ts';
import { useLifts } from './use-members.ts';
import { PartTitle, Section } from '../ui/section.tsx';

const words = memberMessages.lifts;

function useWork(): ProposalWork {
  const send = useSend();
  const client = useQueryClient();
  const keepLifts = useKeep(members.lifts);
  const keep = (state: LiftState): void => {
    keepLifts(state);
    void forget(client, members.read);
  };
  return {
    words,
    decide: async (id, verdict, reason) =>
      keep(await send(members.decideLift, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(members.withdrawLift, { id })),
    reload: () => void forget(client, members.lifts),
  };
}

function Waiting({ proposal }: { readonly proposal: LiftProposal }) {
  const work = useWork();
  const me = useSession().data?.account.username;
  const { hold } = proposal;
  return (
    <Panel padded={false}>
      <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
        <Link to={`/support/members/${proposal.memberId}`}>
          <bdi>{proposal.account}</bdi>
        </Link>
      </PartTitle>
      <PendingProposal proposal={proposal} work={work} isOwn={proposal.proposedBy === me}>
        <Text color="fg.muted" overflowWrap="anywhere">
          {memberMessages.heldUntil} <Moment iso={hold.until} />. {memberMessages.heldReasons[hold.reason]}.
        </Text>
      </PendingProposal>
    </Panel>
  );
}

/** Holds on withdrawals that an operator wants lifted, and those decided lately; nothing where there is neither. */
export function HoldLifts() {
  const lifts = useLifts().data;
  if (lifts === undefined || lifts.waiting.length + lifts.past.length === 0) return null;
  return (
    <>
      {lifts.waiting.length === 0 ? null : (
        <Section title={words.waitingTitle}>
          <Stack as="ul" gap="4" listStyleType="none">
            {lifts.waiting.map((proposal) => (
              <Box as="li" key={proposal.id}>
                <Waiting proposal={proposal} />
              </Box>
            ))}
          </Stack>
        </Section>
      )}
      <PastProposals past={lifts.past} title={words.pastTitle} name={({ account }) => words.name(account)} />
    </>
  );
}
