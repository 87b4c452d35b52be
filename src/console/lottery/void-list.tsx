import { Box, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lottery, type VoidProposal, type VoidState } from '../../protocol/calls/lottery.ts';
import { Facts } from '../approvals/money-facts.tsx';
import { useSession } from '../http/queries.ts';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { lotteryMessages } from './lottery-messages.ts';
import { TextLink } from '../ui/text-link.tsx';
import { PartTitle, Section } from '../ui/section.tsx';

const words = lotteryMessages.void;

function useVoidWork(): ProposalWork {
  const send = useSend();
  const client = useQueryClient();
  const keepVoids = useKeep(lottery.voids);
  const reload = (): void => void forget(client, lottery.voids, lottery.issues, lottery.issue);
  const keep = (state: VoidState): void => {
    keepVoids(state);
    reload();
  };
  return {
    words: words.work,
    decide: async (id, verdict, reason) => keep(await send(lottery.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(lottery.withdraw, { id })),
    reload,
  };
}

/** A void that waits for a second person, with what it gives back and the way to decide. */
export function PendingVoid({
  proposal,
  currency,
}: {
  readonly proposal: VoidProposal;
  readonly currency: string;
}) {
  const work = useVoidWork();
  const me = useSession().data?.account.username;
  const { tickets, members, amount } = proposal;
  return (
    <PendingProposal proposal={proposal} work={work} isOwn={proposal.proposedBy === me}>
      <Facts
        facts={[
          { name: words.facts.tickets, value: String(tickets) },
          { name: words.facts.members, value: String(members) },
          { name: words.facts.amount, value: showMoney(amount, currency) },
        ]}
      />
    </PendingProposal>
  );
}

/** Voids of all games that wait for a decision; nothing where none does. */
export function WaitingVoids() {
  const voids = useCall(lottery.voids, {}, { every: 10_000 }).data;
  if (voids === undefined || voids.waiting.length === 0) return null;
  return (
    <Section title={words.waiting}>
      <Stack as="ul" gap="4" listStyleType="none">
        {voids.waiting.map((proposal) => (
          <Box as="li" key={proposal.id}>
            <Panel padded={false}>
              <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
                <TextLink to={`/games/lottery/issues/${proposal.issueId}`} isInline>
                  {words.name(proposal.game, proposal.numero)}
                </TextLink>
              </PartTitle>
              <PendingVoid proposal={proposal} currency={voids.currency} />
            </Panel>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}

/** Voids of all games that were decided. */
export function PastVoids() {
  const past = useCall(lottery.voids, {}, { every: 10_000 }).data?.past ?? [];
  return <PastProposals past={past} name={({ game, numero }) => words.name(game, numero)} />;
}
