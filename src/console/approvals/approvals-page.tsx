import { Box, Button, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { money, type MoneyProposal, type MoneyState } from '../../protocol/calls/money.ts';
import { reviews } from '../../protocol/calls/reviews.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useLifts } from '../members/use-members.ts';
import { useSession } from '../http/queries.ts';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { HoldLifts } from '../members/hold-lifts.tsx';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { approvalMessages as words } from './approval-messages.ts';
import { Facts, listRules, MoneyFacts } from './money-facts.tsx';
import { useMoney } from './use-money.ts';
import { MoneyRulesForm } from './money-rules-form.tsx';
import { Note } from '../ui/note.tsx';
import { PartTitle, Section } from '../ui/section.tsx';

function useWork(): ProposalWork {
  const send = useSend();
  const keepState = useKeep(money.read);
  const client = useQueryClient();
  const keep = (state: MoneyState): void => {
    keepState(state);
    // A rejected credit is among the requests again.
    void forget(client, reviews.list);
  };
  return {
    words,
    decide: async (id, verdict, reason) => keep(await send(money.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(money.withdraw, { id })),
    reload: () => void forget(client, money.read),
  };
}

const nameProposal = ({ kind, account }: MoneyProposal): string =>
  account === null ? words.kinds[kind] : `${words.kinds[kind]} · ${account}`;

function WaitingList({ state }: { readonly state: MoneyState }) {
  const work = useWork();
  const me = useSession().data?.account.username;
  const lifts = useLifts().data?.waiting.length ?? 0;
  // Beside a hold to be lifted, “Nothing pending” would be wrong.
  if (state.waiting.length === 0 && lifts > 0) return null;
  return (
    <Section title={words.waitingTitle}>
      {state.waiting.length === 0 ? (
        <Panel>
          <Nothing icon="shield" title={words.empty} text={words.emptyText} />
        </Panel>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {state.waiting.map((proposal) => (
            <Box as="li" key={proposal.id}>
              <Panel padded={false}>
                <PartTitle as="h3" padding={{ base: '4', md: '5' }}>
                  <bdi>{nameProposal(proposal)}</bdi>
                </PartTitle>
                <PendingProposal proposal={proposal} work={work} isOwn={proposal.proposedBy === me}>
                  <MoneyFacts proposal={proposal} currency={state.currency} live={state.rules} />
                </PendingProposal>
              </Panel>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function RulesPanel({ state }: { readonly state: MoneyState }) {
  const mayPropose = useMay('cashier');
  const [isOpen, setIsOpen] = useState(false);
  const isWaiting = state.waiting.some(({ kind }) => kind === 'rules');
  return (
    <Section title={words.rules.title} align="stretch">
      <Panel>
        <Facts facts={listRules(state.rules, state.currency)} />
        <Note marginBlockStart="3">
          {state.rules.ceilings.length === 0 ? `${words.rules.noVendor} ` : ''}
          {state.changedBy === null || state.changedAt === null ? (
            words.rules.defaults
          ) : (
            <>
              {words.rules.liveSince(state.changedBy)} <Moment iso={state.changedAt} />
            </>
          )}
        </Note>
      </Panel>
      {isOpen && !isWaiting ? (
        <MoneyRulesForm live={state.rules} onClose={() => setIsOpen(false)} />
      ) : mayPropose ? (
        <Button
          size="sm"
          width="fit-content"
          variant="outline"
          disabled={isWaiting}
          onClick={() => setIsOpen(true)}
        >
          {words.rules.propose}
        </Button>
      ) : (
        <Note>{words.rules.mayOnlyPropose}</Note>
      )}
    </Section>
  );
}

function Adjust() {
  const mayAsk = useMay('cashier');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAsk) return null;
  if (isOpen) return <AdjustForm onClose={() => setIsOpen(false)} />;
  return (
    <Button size="sm" width="fit-content" colorPalette="brand" onClick={() => setIsOpen(true)}>
      {words.adjust.open}
    </Button>
  );
}

/** Money that needs a second person: what waits, what was decided, and the rules of it. */
export function ApprovalsPage() {
  const query = useMoney();
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Stack gap="6">
        <Loaded query={query}>
          {(state) => (
            <>
              <Adjust />
              <WaitingList state={state} />
              <HoldLifts />
              <RulesPanel state={state} />
              <PastProposals past={state.past} name={nameProposal} />
            </>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
