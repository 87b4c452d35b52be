import { Box, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { removals, type PendingRemoval } from '../../protocol/calls/members.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { useRemovals } from '../members/use-members.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { FindMember } from './find-member.tsx';
import { RemovalFactList } from './removal-facts.tsx';
import { removalMessages as words } from './removal-messages.ts';
import { SupportTabs } from './support-tabs.tsx';
import { PartTitle, Section } from '../ui/section.tsx';

function useWork(): ProposalWork {
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(removals.list);
  return {
    words,
    decide: async (id, verdict, reason) => keep(await send(removals.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(removals.withdraw, { id })),
    reload: () => void forget(client, removals.list),
  };
}

function WaitingList({ waiting }: { readonly waiting: readonly PendingRemoval[] }) {
  const work = useWork();
  return (
    <Section title={words.waitingTitle}>
      {waiting.length === 0 ? (
        <Panel>
          <Nothing icon="shield" title={words.empty} text={words.emptyText} />
        </Panel>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {waiting.map((removal) => (
            <Box as="li" key={removal.id}>
              <Panel padded={false}>
                <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
                  <bdi>{removal.account}</bdi>
                </PartTitle>
                <PendingProposal proposal={removal} work={work}>
                  <RemovalFactList facts={removal.facts} />
                </PendingProposal>
              </Panel>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** Authenticators that members lost: requested by support, decided by another operator. */
export function RemovalsPage() {
  const query = useRemovals();
  const mayAsk = useMay('cashier');
  return (
    <Screen title={words.title} lead={words.lead}>
      <SupportTabs />
      <Stack gap="6">
        {mayAsk ? <FindMember /> : null}
        <Loaded query={query}>
          {({ waiting, past }) => (
            <>
              <WaitingList waiting={waiting} />
              <PastProposals past={past} name={({ account }) => account} />
            </>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
