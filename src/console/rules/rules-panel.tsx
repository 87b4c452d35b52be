import { Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { RulesCalls } from '../../protocol/calls/rules.ts';
import type { RulesState } from '../../protocol/release/proposal.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { PendingProposal, type ProposalWork } from '../proposals/pending-proposal.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { Panel } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { rulesMessages } from './rules-messages.ts';

/** Of a rule: an amount as a decimal text, a count, yes or no; null is never. */
type RuleValue = string | number | boolean | null;
type Shown<Rules> = { readonly [Name in keyof Rules]: RuleValue };
interface RulesWords<Rules> {
  /** Of the rules that no operator changed yet. */
  readonly defaults: string;
  readonly approveText: string;
  /** In the order in which they are shown. */
  readonly names: Readonly<Record<keyof Rules & string, string>>;
}

function showValue(value: RuleValue, currency: string): string {
  if (value === null) return rulesMessages.never;
  if (typeof value === 'boolean') return value ? rulesMessages.yes : rulesMessages.no;
  return typeof value === 'string' ? showMoney(value, currency) : value.toLocaleString('en');
}
const listNames = <Rules,>({ names }: RulesWords<Rules>) => Object.keys(names) as (keyof Rules & string)[];

function RulesTable<Rules extends Shown<Rules>>(props: {
  readonly words: RulesWords<Rules>;
  readonly state: RulesState<Rules>;
}) {
  const { live, waiting, currency } = props.state;
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader />
          <Table.ColumnHeader textAlign="end">{rulesMessages.live}</Table.ColumnHeader>
          {waiting === null ? null : (
            <Table.ColumnHeader textAlign="end">{rulesMessages.decided.waiting}</Table.ColumnHeader>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {listNames(props.words).map((name) => {
          const isOther = waiting !== null && waiting.rules[name] !== live[name];
          return (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted" whiteSpace="normal">
                {props.words.names[name]}
              </Table.ColumnHeader>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {showValue(live[name], currency)}
              </Table.Cell>
              {waiting === null ? null : (
                <Table.Cell
                  textAlign="end"
                  fontVariantNumeric="tabular-nums"
                  fontWeight={isOther ? 'semibold' : 'normal'}
                  color={isOther ? 'brand.fg' : 'fg.muted'}
                >
                  {showValue(waiting.rules[name], currency)}
                </Table.Cell>
              )}
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  );
}

function useRulesWork<Rules>(calls: RulesCalls<Rules>, approveText: string): ProposalWork {
  const client = useQueryClient();
  const send = useSend();
  const keep = useKeep(calls.read);
  const { approveTitle, rejectTitle, rejectText } = rulesMessages;
  return {
    words: { approveTitle, approveText, rejectTitle, rejectText },
    decide: async (id, verdict, reason) => keep(await send(calls.decide, { id, state: verdict, reason })),
    withdraw: async (id) => keep(await send(calls.withdraw, { id })),
    reload: () => void forget(client, calls.read),
  };
}

function ProposeButton(props: { readonly isWaiting: boolean; readonly onOpen: () => void }) {
  const mayPropose = useMay('cashier');
  return (
    <Stack gap="1.5" align="start">
      {mayPropose ? (
        <Button size="sm" colorPalette="brand" disabled={props.isWaiting} onClick={props.onOpen}>
          {rulesMessages.propose}
        </Button>
      ) : null}
      {mayPropose && !props.isWaiting ? null : (
        <Text color="fg.muted" fontSize="xs">
          {mayPropose ? rulesMessages.waitsHint : rulesMessages.mayOnlyPropose}
        </Text>
      )}
    </Stack>
  );
}

/** Rules of money of one kind: in force, proposed, and decided before. */
export function RulesPanel<Rules extends Shown<Rules>>(props: {
  readonly calls: RulesCalls<Rules>;
  readonly words: RulesWords<Rules>;
  readonly state: RulesState<Rules>;
  /** The form of a proposal. */
  readonly renderForm: (onClose: () => void) => ReactNode;
}) {
  const { state, words } = props;
  const work = useRulesWork(props.calls, words.approveText);
  const [isOpen, setIsOpen] = useState(false);
  const describe = ({ rules }: { readonly rules: Rules }): string =>
    listNames(words)
      .map((name) => `${words.names[name]}: ${showValue(rules[name], state.currency)}`)
      .join(' · ');
  return (
    <Stack gap="6">
      <Panel padded={false}>
        <Box padding={{ base: '4', md: '5' }}>
          <RulesTable words={words} state={state} />
          <Text color="fg.muted" fontSize="xs" marginBlockStart="3">
            {state.changedBy === null || state.changedAt === null ? (
              words.defaults
            ) : (
              <>
                {rulesMessages.liveSince(state.changedBy)} <Moment iso={state.changedAt} />
              </>
            )}
          </Text>
        </Box>
        {state.waiting === null ? null : (
          <PendingProposal key={state.waiting.id} proposal={state.waiting} work={work} />
        )}
      </Panel>
      {isOpen && state.waiting === null ? (
        props.renderForm(() => setIsOpen(false))
      ) : (
        <ProposeButton isWaiting={state.waiting !== null} onOpen={() => setIsOpen(true)} />
      )}
      <PastProposals past={state.past} describe={describe} />
    </Stack>
  );
}
