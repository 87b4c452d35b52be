import { Button, Field, Flex, Grid, Input, InputGroup, Stack, Table, Text, Textarea } from '@chakra-ui/react';
import type { Grid as Rates, WordsByLanguage } from '../../protocol/desks/desk-fields.ts';
import { useSite } from '../http/queries.ts';
import { LanguageHint } from '../ui/fields/texts-head.tsx';
import { faultOf, Framed, height, partOf, type ControlProps } from './control-frame.tsx';
import { deskMessages as words } from './desk-messages.ts';

/** Longer words have several lines. */
const longestLine = 400;
/** Words in every language that the site speaks. */
function Words(props: ControlProps) {
  const { field, faults } = props;
  const texts = (props.value ?? {}) as WordsByLanguage;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const isLong = (field.mostBelow ?? 0) > 0;
  return (
    <Stack gap="3" as="fieldset" borderWidth="1px" borderColor="border.muted" borderRadius="l2" padding="4">
      <Text as="legend" fontSize="sm" fontWeight="medium" paddingInline="1">
        {field.label}
      </Text>
      <LanguageHint languages={locales.length} hint={words.languageHint} />
      {locales.map(({ code, nativeName, dir, bcp47 }) => {
        const entry = texts[code] ?? { title: '' };
        const put = (change: Partial<typeof entry>) =>
          props.onChange({ ...texts, [code]: { ...entry, ...change } });
        const inner = partOf(faults, code);
        const title = {
          dir,
          lang: bcp47,
          maxLength: field.most ?? longestLine,
          value: entry.title,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            put({ title: target.value }),
        };
        return (
          <Grid key={code} gap="3" templateColumns={{ base: '1fr', md: isLong ? '1fr 2fr' : '1fr' }}>
            <Framed
              label={words.inLanguage(isLong ? words.title : field.label, nativeName)}
              fault={faultOf(partOf(inner, 'title'))}
              isRequired={code === 'EN'}
            >
              {(field.most ?? 0) > longestLine ? (
                <Textarea size="sm" rows={4} {...title} />
              ) : (
                <Input size="sm" height={height} {...title} />
              )}
            </Framed>
            {isLong ? (
              <Framed
                label={words.inLanguage(words.text, nativeName)}
                fault={faultOf(partOf(inner, 'text'))}
                isRequired={false}
              >
                <Textarea
                  size="sm"
                  rows={2}
                  dir={dir}
                  lang={bcp47}
                  maxLength={field.mostBelow ?? 0}
                  value={entry.text ?? ''}
                  onChange={({ target }) => put({ text: target.value })}
                />
              </Framed>
            ) : null}
          </Grid>
        );
      })}
    </Stack>
  );
}

/** Amounts beside each other, each with a way to take it out. */
function Amounts(props: ControlProps) {
  const { field, faults, context } = props;
  const amounts = (props.value ?? []) as readonly string[];
  const put = (index: number, text: string) =>
    props.onChange(amounts.map((one, place) => (place === index ? text : one)));
  return (
    <Stack gap="2" as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        {field.label}
      </Text>
      <Flex gap="3" wrap="wrap" align="start">
        {amounts.map((amount, index) => {
          const fault = faultOf(partOf(faults, String(index)));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- An amount has no name but its place.
            <Field.Root key={index} width="40" invalid={fault !== undefined}>
              <InputGroup endElement={<Text fontSize="xs">{context.currency}</Text>}>
                <Input
                  size="sm"
                  height={height}
                  maxLength={20}
                  inputMode="decimal"
                  value={amount}
                  aria-label={`${field.label}: ${words.amount(index + 1)}`}
                  onChange={({ target }) => put(index, target.value)}
                />
              </InputGroup>
              <Field.ErrorText>{fault}</Field.ErrorText>
              <Button
                size="xs"
                variant="ghost"
                height={{ base: '11', md: '6' }}
                aria-label={words.removeAmount(index + 1)}
                onClick={() => props.onChange(amounts.filter((_, place) => place !== index))}
              >
                {words.remove}
              </Button>
            </Field.Root>
          );
        })}
        {amounts.length < (field.most ?? 20) ? (
          <Button
            size="sm"
            variant="outline"
            height={height}
            onClick={() => props.onChange([...amounts, ''])}
          >
            {words.addAmount}
          </Button>
        ) : null}
      </Flex>
      {field.hint === undefined ? null : (
        <Text color="fg.muted" fontSize="xs">
          {field.hint}
        </Text>
      )}
    </Stack>
  );
}

/** A rate in each cell; the rows and columns are what the platform knows. */
function RateGrid(props: ControlProps) {
  const { field, name, faults, context } = props;
  const rates = (props.value ?? {}) as Rates;
  const rows = context.choices[name] ?? [];
  const put = (row: string, column: string, rate: string) =>
    props.onChange({ ...rates, [row]: { ...rates[row], [column]: rate } });
  return (
    <Stack gap="2">
      <Text fontSize="sm" fontWeight="medium">
        {field.label}
      </Text>
      {field.hint === undefined ? null : (
        <Text color="fg.muted" fontSize="xs">
          {field.hint}
        </Text>
      )}
      <Table.ScrollArea borderWidth="1px" borderColor="border.muted" borderRadius="l2">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader />
              {context.columns.map(({ value, label }) => (
                <Table.ColumnHeader key={value}>{label}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.value}>
                <Table.ColumnHeader scope="row" fontWeight="normal">
                  {row.label}
                </Table.ColumnHeader>
                {context.columns.map((column) => {
                  const fault = faultOf(partOf(partOf(faults, row.value), column.value));
                  return (
                    <Table.Cell key={column.value} minWidth="28">
                      <Field.Root invalid={fault !== undefined}>
                        <InputGroup endElement={<Text fontSize="xs">%</Text>}>
                          <Input
                            size="sm"
                            height={height}
                            maxLength={6}
                            inputMode="decimal"
                            value={rates[row.value]?.[column.value] ?? ''}
                            aria-label={`${row.label}, ${column.label}`}
                            onChange={({ target }) => put(row.value, column.value, target.value)}
                          />
                        </InputGroup>
                        <Field.ErrorText>{fault}</Field.ErrorText>
                      </Field.Root>
                    </Table.Cell>
                  );
                })}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}

/** Controls of kinds with several inputs. */
export const partControls = { words: Words, moneyList: Amounts, grid: RateGrid } as const;
