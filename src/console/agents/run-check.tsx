import { Button, Stack, Table, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { settlements, type RunCheck as Check, type RunName } from '../../protocol/calls/settlements.ts';
import { useSend } from '../http/use-call.ts';
import { Panel } from '../ui/screen.tsx';
import { showMoney } from '../withdrawals/money.ts';
import { settlementMessages } from './settlement-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { PartTitle } from '../ui/section.tsx';

const words = settlementMessages.check;

function Differences({ check }: { readonly check: Check }) {
  const show = (amount: string | null): string =>
    amount === null ? words.noLine : showMoney(amount, check.currency);
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader />
            <Table.ColumnHeader textAlign="end">{words.stored}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{words.computed}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.facts}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {check.differences.map(({ account, product, stored, computed, facts }) => (
            <Table.Row key={`${account} ${product}`}>
              <Table.ColumnHeader scope="row">
                <bdi>{account}</bdi>
              </Table.ColumnHeader>
              <Table.Cell textAlign="end">{show(stored)}</Table.Cell>
              <Table.Cell textAlign="end">{show(computed)}</Table.Cell>
              <Table.Cell overflowWrap="anywhere">{facts.join(', ')}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function Verdict({ check }: { readonly check: Check }) {
  const show = (amount: string): string => showMoney(amount, check.currency);
  if (check.differing === 0)
    return <Text color="fg.success">{words.same(check.lines, show(check.computed))}</Text>;
  return (
    <>
      <Text color="fg.error" fontWeight="medium">
        {words.differs(check.differing)}
      </Text>
      <Text>{words.sums(show(check.stored), show(check.computed))}</Text>
      <Differences check={check} />
    </>
  );
}

/** Computes a run again from its facts, and shows where a stored line is another. */
export function RunCheck({ run }: { readonly run: RunName }) {
  const send = useSend();
  const checking = useMutation({ mutationFn: () => send(settlements.check, run) });
  return (
    <Panel>
      <Stack gap="3">
        <PartTitle>{words.title}</PartTitle>
        <Text color="fg.muted">{words.text}</Text>
        <Button
          size="sm"
          variant="outline"
          width="fit-content"
          loading={checking.isPending}
          onClick={() => checking.mutate()}
        >
          {words.start}
        </Button>
        <Stack gap="2" role="status">
          {checking.data === undefined ? null : <Verdict check={checking.data} />}
        </Stack>
        <Refusal error={checking.error} />
      </Stack>
    </Panel>
  );
}
