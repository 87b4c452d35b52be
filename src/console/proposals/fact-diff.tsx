import { Table, Text } from '@chakra-ui/react';

/** What is proposed, or is so now: names with their values, as a person reads them. */
export type Facts = readonly (readonly [name: string, value: string])[];

const noValue = '–';
/** What a proposal would make of a thing: every line of a new one, the lines that differ of one that is there. */
export function FactDiff(props: {
  readonly words: Readonly<Record<'now' | 'asked', string>>;
  /** Null: it is new. */
  readonly now: Facts | null;
  readonly wanted: Facts;
}) {
  const { words, now, wanted } = props;
  const before = new Map(now ?? []);
  const gone = [...before.keys()].filter((name) => wanted.every(([other]) => other !== name));
  const lines = [...wanted, ...gone.map((name) => [name, noValue] as const)].filter(
    ([name, value]) => before.get(name) !== value,
  );
  if (lines.length === 0) return null;
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
                  {before.get(name) ?? noValue}
                </Table.Cell>
              )}
              <Table.Cell overflowWrap="anywhere" whiteSpace="pre-wrap">
                <Text dir="auto" fontWeight={now === null ? 'normal' : 'semibold'}>
                  {value}
                </Text>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
