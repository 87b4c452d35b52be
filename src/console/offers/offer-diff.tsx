import { Table, Text } from '@chakra-ui/react';
import type { OfferDesk, OfferFields } from '../../protocol/console-offers.ts';
import type { Facts, OfferKind } from './offer-kind.ts';
import { offerMessages as words } from './offer-messages.ts';

const listTexts = ({ texts }: OfferFields): Facts =>
  Object.entries(texts).flatMap(([language, { title, text, terms }]) =>
    [
      [words.title(language), title] as const,
      [words.text(language), text] as const,
      [words.terms(language), terms] as const,
    ].filter(([, value]) => value !== ''),
  );

/** What a proposal would make of an offer: every line of a draft, the lines that differ of one that runs. */
export function OfferDiff<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  /** Null: it has not run yet. */
  readonly now: Fields | null;
  readonly wanted: Fields;
  readonly desk: OfferDesk<Fields>;
}) {
  const { kind, now, wanted, desk } = props;
  const list = (fields: Fields): Facts => [...kind.facts(fields, desk), ...listTexts(fields)];
  const before = new Map(now === null ? [] : list(now));
  const after = list(wanted);
  const gone = [...before.keys()].filter((name) => after.every(([other]) => other !== name));
  const lines = [...after, ...gone.map((name) => [name, words.none] as const)].filter(
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
                  {before.get(name) ?? words.none}
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
