import { Box, Stack, Text } from '@chakra-ui/react';
import { settlements, type HoldProposal, type HoldState } from '../../protocol/calls/settlements.ts';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { HoldLine } from './hold-line.tsx';
import { settlementMessages } from './settlement-messages.ts';
import { shownOfAgents } from './withhold-dialog.tsx';
import { Section } from '../ui/section.tsx';

const words = settlementMessages.holds;

const nameProposal = ({ action, hold }: HoldProposal): string =>
  words.name(action, hold.account, hold.lineId);

function Holds({ state }: { readonly state: HoldState }) {
  const { waiting, holds, past, currency } = state;
  const work = useProposalWork({
    words: words.work.withhold,
    list: settlements.holds,
    decide: settlements.decide,
    withdraw: settlements.withdraw,
    others: shownOfAgents,
  });
  const asked = new Set(waiting.map(({ hold }) => hold.id));
  return (
    <Stack gap="6">
      <WaitingProposals
        title={words.waiting}
        waiting={waiting}
        empty={{ title: words.noneWaiting, text: words.noneWaitingText }}
        renderName={nameProposal}
        work={({ action }) => ({ ...work, words: words.work[action] })}
      >
        {({ hold }) => (
          <Text color="fg.muted">{words.keeps(hold.lines, showMoney(hold.amount, currency))}</Text>
        )}
      </WaitingProposals>
      <Section title={words.inForce}>
        {holds.length === 0 ? (
          <Text color="fg.muted">{words.none}</Text>
        ) : (
          <Panel padded={false}>
            <Box as="ul" listStyleType="none" aria-label={words.inForce}>
              {holds.map((hold) => (
                <HoldLine key={hold.id} hold={hold} currency={currency} isAsked={asked.has(hold.id)} />
              ))}
            </Box>
          </Panel>
        )}
      </Section>
      <PastProposals past={past} name={nameProposal} />
    </Stack>
  );
}

/** Payments of contracts that are withheld, and what waits for a second person. */
export function HoldsPage() {
  const enabled = usePermission('players');
  const holds = useCall(settlements.holds, {}, { every: 15_000, enabled });
  return (
    <Screen title={words.title} lead={words.lead}>
      <AgentTabs />
      <Loaded query={holds}>{(state) => <Holds state={state} />}</Loaded>
    </Screen>
  );
}
