import { Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RulesState, WithdrawalRules } from '../../protocol/console-withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { moneyKeys, useWithdrawalRules } from '../http/money-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { Moment } from '../ui/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { showMoney } from './money.ts';
import { RulesForm } from './rules-form.tsx';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.rules;
const names: readonly (keyof WithdrawalRules)[] = [
  'minimum',
  'maximum',
  'fee',
  'perDay',
  'receiptMinutes',
  'mayCancel',
  'secondPersonFrom',
];

function showRule(rules: WithdrawalRules, name: keyof WithdrawalRules, currency: string): string {
  const value = rules[name];
  if (value === null) return words.never;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' ? showMoney(value, currency) : value.toLocaleString('en');
}

function RulesTable({ state }: { readonly state: RulesState }) {
  const { live, waiting, currency } = state;
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader />
          <Table.ColumnHeader textAlign="end">{words.live}</Table.ColumnHeader>
          {waiting === null ? null : (
            <Table.ColumnHeader textAlign="end">{words.decided.waiting}</Table.ColumnHeader>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {names.map((name) => {
          const isOther = waiting !== null && waiting.rules[name] !== live[name];
          return (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted" whiteSpace="normal">
                {words.names[name]}
              </Table.ColumnHeader>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {showRule(live, name, currency)}
              </Table.Cell>
              {waiting === null ? null : (
                <Table.Cell
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  fontWeight={isOther ? 'semibold' : 'normal'}
                  color={isOther ? 'brand.fg' : 'fg.muted'}
                >
                  {showRule(waiting.rules, name, currency)}
                </Table.Cell>
              )}
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

function useRulesWork(): ProposalWork {
  const api = useConsoleApi();
  const client = useQueryClient();
  const keep = (state: RulesState): void => void client.setQueryData(moneyKeys.rules, state);
  return {
    words,
    decide: async (id, verdict, reason) => keep(await api.decideRules(id, verdict, reason)),
    withdraw: async (id) => keep(await api.withdrawRules(id)),
    reload: () => void client.invalidateQueries({ queryKey: moneyKeys.rules }),
  };
}

function Rules({ state }: { readonly state: RulesState }) {
  const mayPropose = useMay('cashier');
  const work = useRulesWork();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="6">
      <Panel padded={false}>
        <Box padding={{ base: '4', md: '5' }}>
          <RulesTable state={state} />
          <Text color="fg.muted" fontSize="xs" marginBlockStart="3">
            {state.changedBy === null || state.changedAt === null ? (
              words.defaults
            ) : (
              <>
                {words.liveSince(state.changedBy)} <Moment iso={state.changedAt} />
              </>
            )}
          </Text>
        </Box>
        {state.waiting === null ? null : (
          <PendingProposal key={state.waiting.id} proposal={state.waiting} work={work} />
        )}
      </Panel>
      {isOpen && state.waiting === null ? (
        <RulesForm state={state} onClose={() => setIsOpen(false)} />
      ) : (
        <Stack gap="1.5" align="start">
          {mayPropose ? (
            <Button
              size="sm"
              height={{ base: '11', md: '8' }}
              colorPalette="brand"
              disabled={state.waiting !== null}
              onClick={() => setIsOpen(true)}
            >
              {words.propose}
            </Button>
          ) : null}
          {mayPropose && state.waiting === null ? null : (
            <Text color="fg.muted" fontSize="xs">
              {mayPropose ? words.waitsHint : words.mayOnlyPropose}
            </Text>
          )}
        </Stack>
      )}
      <PastProposals past={state.past} />
    </Stack>
  );
}

/** How much, how often and how long: proposed by one person and approved by another. */
export function RulesPage() {
  const rules = useWithdrawalRules();
  return (
    <Screen title={words.title} lead={words.lead}>
      <RequestTabs />
      <Loaded query={rules}>{(state) => <Rules state={state} />}</Loaded>
    </Screen>
  );
}
