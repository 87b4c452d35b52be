import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { money, type MoneyProposal, type MoneyState } from '../../protocol/calls/money.ts';
import { reviews } from '../../protocol/calls/reviews.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useLifts } from '../members/use-members.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { WaitingProposals } from '../proposals/waiting-proposals.tsx';
import { HoldLifts } from '../members/hold-lifts.tsx';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { approvalMessages as words } from './approval-messages.ts';
import { Facts, listRules, MoneyFacts } from './money-facts.tsx';
import { useMoney } from './use-money.ts';
import { MoneyRulesForm } from './money-rules-form.tsx';
import { Note } from '../ui/note.tsx';
import { Section } from '../ui/section.tsx';

const nameProposal = ({ kind, account }: MoneyProposal): string =>
  account === null ? words.kinds[kind] : `${words.kinds[kind]} · ${account}`;

function Waiting({ state }: { readonly state: MoneyState }) {
  const lifts = useLifts().data?.waiting.length ?? 0;
  // A rejected credit is among the requests again.
  const work = useProposalWork({
    words,
    list: money.read,
    decide: money.decide,
    withdraw: money.withdraw,
    others: [reviews.list],
  });
  return (
    <WaitingProposals
      title={words.waitingTitle}
      waiting={state.waiting}
      // Beside a hold to be lifted, “Nothing pending” would be wrong.
      {...(lifts > 0 ? {} : { empty: { title: words.empty, text: words.emptyText } })}
      renderName={(proposal) => <bdi>{nameProposal(proposal)}</bdi>}
      work={work}
    >
      {(proposal) => <MoneyFacts proposal={proposal} currency={state.currency} live={state.rules} />}
    </WaitingProposals>
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
              <Waiting state={state} />
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
