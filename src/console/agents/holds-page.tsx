import { Box, Stack, Text } from '@chakra-ui/react';
import {
  settlements,
  type HoldAction,
  type HoldProposal,
  type HoldState,
} from '../../protocol/calls/settlements.ts';
import { usePermission, useSession } from '../http/queries.ts';
import { useCall, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { HoldLine } from './hold-line.tsx';
import { settlementMessages } from './settlement-messages.ts';
import { useReloadAgents } from './withhold-dialog.tsx';
import { PartTitle, Section } from '../ui/section.tsx';

const words = settlementMessages.holds;

function useWork(action: HoldAction): ProposalWork {
  const send = useSend();
  const reload = useReloadAgents();
  return {
    words: words.work[action],
    decide: async (id, verdict, reason) => {
      await send(settlements.decide, { id, state: verdict, reason });
      reload();
    },
    withdraw: async (id) => {
      await send(settlements.withdraw, { id });
      reload();
    },
    reload,
  };
}
const nameProposal = ({ action, hold }: HoldProposal): string =>
  words.name(action, hold.account, hold.lineId);

function Waiting({ proposal, currency }: { readonly proposal: HoldProposal; readonly currency: string }) {
  const work = useWork(proposal.action);
  const me = useSession().data?.account.username;
  const { hold } = proposal;
  return (
    <Panel padded={false}>
      <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
        {nameProposal(proposal)}
      </PartTitle>
      <PendingProposal proposal={proposal} work={work} isOwn={proposal.proposedBy === me}>
        <Text color="fg.muted">{words.keeps(hold.lines, showMoney(hold.amount, currency))}</Text>
      </PendingProposal>
    </Panel>
  );
}

function Holds({ state }: { readonly state: HoldState }) {
  const { waiting, holds, past, currency } = state;
  const asked = new Set(waiting.map(({ hold }) => hold.id));
  return (
    <Stack gap="6">
      <Section title={words.waiting}>
        {waiting.length === 0 ? (
          <Panel>
            <Nothing icon="shield" title={words.noneWaiting} text={words.noneWaitingText} />
          </Panel>
        ) : (
          waiting.map((proposal) => <Waiting key={proposal.id} proposal={proposal} currency={currency} />)
        )}
      </Section>
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
