import { Stack } from '@chakra-ui/react';
import { removals } from '../../protocol/calls/members.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useRemovals } from '../members/use-members.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { FindMember } from './find-member.tsx';
import { RemovalFactList } from './removal-facts.tsx';
import { removalMessages as words } from './removal-messages.ts';
import { SupportTabs } from './support-tabs.tsx';

/** Authenticators that members lost: requested by support, decided by another operator. */
export function RemovalsPage() {
  const query = useRemovals();
  const mayAsk = useMay('cashier');
  const work = useProposalWork({
    words,
    list: removals.list,
    decide: removals.decide,
    withdraw: removals.withdraw,
  });
  return (
    <Screen title={words.title} lead={words.lead}>
      <SupportTabs />
      <Stack gap="6">
        {mayAsk ? <FindMember /> : null}
        <Loaded query={query}>
          {({ waiting, past }) => (
            <>
              <WaitingProposals
                title={words.waitingTitle}
                waiting={waiting}
                empty={{ title: words.empty, text: words.emptyText }}
                renderName={({ account }) => <bdi>{account}</bdi>}
                work={work}
              >
                {({ facts }) => <RemovalFactList facts={facts} />}
              </WaitingProposals>
              <PastProposals past={past} name={({ account }) => account} />
            </>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
