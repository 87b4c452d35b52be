import { Badge, Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  receiving as calls,
  type ReceivingAccount,
  type ReceivingState,
} from '../../protocol/calls/receiving.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { AskReason } from '../ui/ask-reason.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { Fact } from '../ui/fact.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { describeLevels, nameAccount, ReceivingDiff } from './receiving-facts.tsx';
import { ReceivingForm } from './receiving-form.tsx';
import { receivingMessages as words } from './receiving-messages.ts';

function useWork(): ProposalWork {
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(calls.list);
  return {
    words,
    decide: async (id, verdict, reason) => keep(await send(calls.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(calls.withdraw, { id })),
    reload: () => void forget(client, calls.list),
  };
}

function AccountFacts(props: { readonly account: ReceivingAccount; readonly state: ReceivingState }) {
  const { account, state } = props;
  const show = (amount: string): string => showMoney(amount, state.currency);
  const today = show(account.today);
  return (
    <Grid
      as="dl"
      margin="0"
      gap="3"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '2fr 2fr 1.5fr 0.5fr' }}
    >
      <Fact name={words.facts.takes}>{words.range(show(account.minimum), show(account.maximum))}</Fact>
      <Fact name={words.facts.today}>
        {account.perDay === null ? today : words.todayOf(today, show(account.perDay))}
        {account.openOrders === 0 ? null : (
          <Text color="fg.muted" fontSize="xs">
            {words.openOrders(account.openOrders)}
          </Text>
        )}
      </Fact>
      <Fact name={words.facts.levels}>{describeLevels(account, state.levels)}</Fact>
      <Fact name={words.facts.position}>{String(account.position)}</Fact>
    </Grid>
  );
}

function AccountActions(props: {
  readonly account: ReceivingAccount;
  readonly onChange: () => void;
  readonly onSwitchOff: () => void;
}) {
  const { account } = props;
  const name = nameAccount(account);
  if (!useMay('cashier')) return null;
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        disabled={account.waiting !== null}
        aria-label={words.changeOne(name)}
        onClick={props.onChange}
      >
        {words.change}
      </Button>
      {account.enabled ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="red"
          aria-label={words.switchOffOne(name)}
          onClick={props.onSwitchOff}
        >
          {words.switchOff}
        </Button>
      ) : null}
    </Flex>
  );
}

function Account(props: {
  readonly account: ReceivingAccount;
  readonly state: ReceivingState;
  readonly onChange: () => void;
  readonly onSwitchOff: () => void;
}) {
  const { account, state } = props;
  const work = useWork();
  const method = state.methods.find(({ id }) => id === account.method)?.name ?? account.method;
  return (
    <Box as="li">
      <Panel padded={false}>
        <Stack gap="4" padding={{ base: '4', md: '5' }}>
          <Flex gap="3" justify="space-between" wrap="wrap" align="start">
            <Stack gap="0.5" minWidth="0">
              <Flex gap="2" align="center" wrap="wrap">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {account.provider}
                </Text>
                <Badge colorPalette={account.enabled ? 'green' : 'gray'}>
                  {account.enabled ? words.on : words.off}
                </Badge>
                <Badge variant="outline">{method}</Badge>
                {account.qrText === '' ? null : <Badge variant="outline">{words.hasQr}</Badge>}
              </Flex>
              <CopyText
                text={account.number}
                copied={account.number.replaceAll(' ', '')}
                label={words.copy(account.provider)}
                done={words.copied}
                failed={words.copyFailed}
              />
              <Text color="fg.muted" overflowWrap="anywhere">
                {account.holder}
              </Text>
            </Stack>
            <AccountActions account={account} onChange={props.onChange} onSwitchOff={props.onSwitchOff} />
          </Flex>
          <AccountFacts account={account} state={state} />
          <Text color="fg.muted" fontSize="xs">
            {words.changed} {account.changedBy}, <Moment iso={account.changedAt} />
          </Text>
        </Stack>
        {account.waiting === null ? null : (
          <PendingProposal key={account.waiting.id} proposal={account.waiting} work={work}>
            <ReceivingDiff now={account} wanted={account.waiting.fields} state={state} />
          </PendingProposal>
        )}
      </Panel>
    </Box>
  );
}

function Added({ state }: { readonly state: ReceivingState }) {
  const work = useWork();
  return state.added.map((proposal) => (
    <Panel key={proposal.id} padded={false}>
      <Heading as="h2" fontSize="sm" fontWeight="semibold" padding={{ base: '4', md: '5' }}>
        {words.newAccount}: {nameAccount(proposal.fields)}
      </Heading>
      <PendingProposal proposal={proposal} work={work}>
        <ReceivingDiff now={null} wanted={proposal.fields} state={state} />
      </PendingProposal>
    </Panel>
  ));
}

function SwitchOff({
  account,
  onClose,
}: {
  readonly account: ReceivingAccount;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const keep = useKeep(calls.list);
  const name = nameAccount(account);
  return (
    <AskReason
      danger
      title={words.offTitle(name)}
      text={words.offText(account.openOrders)}
      confirm={words.switchOff}
      words={words}
      take={(note) => send(calls.switchOff, { id: account.id, note })}
      onDone={(state) => {
        keep(state);
        onClose();
        tellSuccess(words.wentOff(name));
      }}
      onClose={onClose}
    />
  );
}

function Accounts({ state }: { readonly state: ReceivingState }) {
  const mayPropose = useMay('cashier');
  const [editing, setEditing] = useState<ReceivingAccount | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ReceivingAccount | null>(null);
  const isServing = state.accounts.some(({ enabled }) => enabled);
  return (
    <Stack gap="4">
      {mayPropose ? null : (
        <Text color="fg.muted" fontSize="xs">
          {words.mayOnlyPropose}
        </Text>
      )}
      {editing === null ? null : (
        <ReceivingForm
          key={editing === 'new' ? 'new' : editing.id}
          state={state}
          account={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      <Added state={state} />
      {isServing ? null : (
        <Panel>
          <Nothing icon="warning" title={words.none} text={words.noneText} />
        </Panel>
      )}
      <Stack as="ul" gap="4" listStyleType="none" aria-label={words.list}>
        {state.accounts.map((account) => (
          <Account
            key={account.id}
            account={account}
            state={state}
            onChange={() => setEditing(account)}
            onSwitchOff={() => setLeaving(account)}
          />
        ))}
      </Stack>
      {mayPropose && editing === null ? (
        <Box>
          <Button size="sm" colorPalette="brand" onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        </Box>
      ) : null}
      <PastProposals past={state.past} name={({ fields }) => nameAccount(fields)} />
      {leaving === null ? null : <SwitchOff account={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

/** The accounts that members pay into by hand: proposed by one person, approved by another. */
export function ReceivingPage() {
  const receiving = useCall(calls.list, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Loaded query={receiving}>{(state) => <Accounts state={state} />}</Loaded>
    </Screen>
  );
}
