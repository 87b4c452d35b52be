import { Table, Text } from '@chakra-ui/react';
import type { ReceivingFields, ReceivingState } from '../../protocol/console-receiving.ts';
import { showMoney } from '../withdrawals/money.ts';
import { receivingMessages as words } from './receiving-messages.ts';

export const nameAccount = ({ provider, number }: Pick<ReceivingFields, 'provider' | 'number'>): string =>
  `${provider} ${number}`;

const nameRank = (rank: number, levels: ReceivingState['levels']): string =>
  levels.find((level) => level.rank === rank)?.name ?? words.unnamedRank(rank);
/** The levels that are given an account, in words. */
export function describeLevels(
  { fromLevel, toLevel }: Pick<ReceivingFields, 'fromLevel' | 'toLevel'>,
  levels: ReceivingState['levels'],
): string {
  if (toLevel === null)
    return fromLevel === 0 ? words.allLevels : words.levelsFrom(nameRank(fromLevel, levels));
  const to = nameRank(toLevel, levels);
  return fromLevel === 0 ? words.levelsTo(to) : words.levelsRange(nameRank(fromLevel, levels), to);
}

/** Field → how a person reads it. */
function showFields(
  fields: ReceivingFields,
  { currency, levels, methods }: ReceivingState,
): readonly (readonly [string, string])[] {
  const { names } = words;
  return [
    [names.method, methods.find(({ id }) => id === fields.method)?.name ?? fields.method],
    [names.kind, words.kinds[fields.kind]],
    [names.provider, fields.provider],
    [names.holder, fields.holder],
    [names.number, fields.number],
    [names.qrText, fields.qrText || '–'],
    [words.facts.levels, describeLevels(fields, levels)],
    [
      words.facts.takes,
      words.range(showMoney(fields.minimum, currency), showMoney(fields.maximum, currency)),
    ],
    [names.perDay, fields.perDay === null ? words.noEnd : showMoney(fields.perDay, currency)],
    [names.position, String(fields.position)],
    [names.enabled, fields.enabled ? words.on : words.off],
  ];
}

/** What a proposal would make of an account: every line of a new one, the lines that differ of one that is there. */
export function ReceivingDiff(props: {
  readonly now: ReceivingFields | null;
  readonly wanted: ReceivingFields;
  readonly state: ReceivingState;
}) {
  const { now, wanted, state } = props;
  const before = new Map(now === null ? [] : showFields(now, state));
  const lines = showFields(wanted, state).filter(([name, value]) => before.get(name) !== value);
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader />
            {now === null ? null : <Table.ColumnHeader>{words.now}</Table.ColumnHeader>}
            <Table.ColumnHeader>{words.asked}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(([name, value]) => (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted" whiteSpace="normal">
                {name}
              </Table.ColumnHeader>
              {now === null ? null : (
                <Table.Cell color="fg.muted" overflowWrap="anywhere">
                  {before.get(name)}
                </Table.Cell>
              )}
              <Table.Cell overflowWrap="anywhere">
                <Text fontWeight={now === null ? 'normal' : 'semibold'}>{value}</Text>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
