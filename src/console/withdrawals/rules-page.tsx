import { Badge, Box, Button, Field, Flex, Heading, Stack, Table, Text, Textarea } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RulesProposal, RulesState, WithdrawalRules } from '../../protocol/console-withdrawals.ts';
import { useMay } from '../draft/draft-context.tsx';
import { moneyKeys, useWithdrawalRules } from '../http/money-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { RequestTabs } from '../reviews/request-tabs.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { Moment } from '../ui/moment.tsx';
import { Loaded, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
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
];

function showRule(rules: WithdrawalRules, name: keyof WithdrawalRules, currency: string): string {
  const value = rules[name];
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

type Verdict = 'approved' | 'rejected' | 'withdrawn';

function VerdictDialog(props: {
  readonly id: string;
  readonly verdict: 'approved' | 'rejected';
  readonly onClose: () => void;
}) {
  const { id, verdict, onClose } = props;
  const api = useConsoleApi();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = verdict === 'rejected' && reason.trim() === '';
  const decide = useMutation({
    mutationFn: () => api.decideRules(id, verdict, reason),
    onSuccess: (state) => {
      client.setQueryData(moneyKeys.rules, state);
      onClose();
      tellSuccess(words.decided[verdict]);
    },
    onError: () => client.invalidateQueries({ queryKey: moneyKeys.rules }),
  });
  const confirm = () => {
    setTried(true);
    if (!isMissing) decide.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={verdict === 'approved' ? words.approveTitle : words.rejectTitle}
      text={verdict === 'approved' ? words.approveText : words.rejectText}
      confirm={verdict === 'approved' ? words.approve : words.reject}
      danger={verdict === 'rejected'}
      busy={decide.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field.Root marginBlockStart="4" required={verdict === 'rejected'} invalid={tried && isMissing}>
        <Field.Label>
          {words.reason} <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Field.ErrorText>{words.noteMissing}</Field.ErrorText>
      </Field.Root>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={!decide.isError}>
        {decide.isError ? describeError(decide.error) : null}
      </Text>
    </ConfirmDialog>
  );
}

function Waiting({ proposal }: { readonly proposal: RulesProposal }) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const mayPropose = useMay('cashier');
  const mayDecide = useMay('publish');
  const [asked, setAsked] = useState<Exclude<Verdict, 'withdrawn'> | null>(null);
  const withdraw = useMutation({
    mutationFn: () => api.withdrawRules(proposal.id),
    onSuccess: (state) => {
      client.setQueryData(moneyKeys.rules, state);
      tellSuccess(words.decided.withdrawn);
    },
    onError: () => client.invalidateQueries({ queryKey: moneyKeys.rules }),
  });
  return (
    <Stack gap="3" padding={{ base: '4', md: '5' }} borderBlockStartWidth="1px" borderColor="border.muted">
      <Box>
        <Text fontWeight="medium">{words.waiting}</Text>
        <Text color="fg.muted">
          {words.proposedBy(proposal.proposedBy)}, <Moment iso={proposal.proposedAt} />
        </Text>
        <Text overflowWrap="anywhere">“{proposal.note}”</Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        {mayDecide ? (
          <>
            <Button
              size="sm"
              height={{ base: '11', md: '8' }}
              colorPalette="brand"
              onClick={() => setAsked('approved')}
            >
              {words.approve}
            </Button>
            <Button
              size="sm"
              height={{ base: '11', md: '8' }}
              variant="outline"
              onClick={() => setAsked('rejected')}
            >
              {words.reject}
            </Button>
          </>
        ) : null}
        {mayPropose ? (
          <Button
            size="sm"
            height={{ base: '11', md: '8' }}
            variant="outline"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {words.withdraw}
          </Button>
        ) : null}
      </Flex>
      <Text role="alert" color="fg.error" hidden={!withdraw.isError}>
        {withdraw.isError ? describeError(withdraw.error) : null}
      </Text>
      {asked === null ? null : (
        <VerdictDialog id={proposal.id} verdict={asked} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

function Past({ past }: { readonly past: readonly RulesProposal[] }) {
  if (past.length === 0) return null;
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" fontSize="sm" fontWeight="semibold">
        {words.past}
      </Heading>
      <Panel padded={false}>
        <Box as="ul" listStyleType="none">
          {past.map((one) => (
            <Box
              as="li"
              key={one.id}
              paddingInline={{ base: '4', md: '5' }}
              paddingBlock="3"
              borderBlockStartWidth="1px"
              borderColor="border.muted"
              _first={{ borderBlockStartWidth: '0' }}
            >
              <Flex gap="2" wrap="wrap" align="baseline">
                <Badge size="sm" colorPalette={one.state === 'approved' ? 'green' : 'gray'}>
                  {words.decided[one.state]}
                </Badge>
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {one.note}
                </Text>
              </Flex>
              <Text color="fg.muted" fontSize="xs">
                {words.proposedBy(one.proposedBy)}
                {one.decidedBy === null || one.decidedAt === null ? null : (
                  <>
                    {' · '}
                    {words.decidedBy(words.decided[one.state], one.decidedBy)}, <Moment iso={one.decidedAt} />
                  </>
                )}
              </Text>
              {one.reason === '' ? null : <Text overflowWrap="anywhere">“{one.reason}”</Text>}
            </Box>
          ))}
        </Box>
      </Panel>
    </Stack>
  );
}

function Rules({ state }: { readonly state: RulesState }) {
  const mayPropose = useMay('cashier');
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
        {state.waiting === null ? null : <Waiting key={state.waiting.id} proposal={state.waiting} />}
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
      <Past past={state.past} />
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
