import { Box, Table, Text } from '@chakra-ui/react';
import type { ReportTable } from '../../../protocol/calls/reports.ts';
import { Moment } from '../../ui/fields/moment.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/screen.tsx';
import { showDays } from '../../ui/zone-time.ts';
import { figureMessages } from '../figure-messages.ts';
import { nameProduct, showValue } from '../show-figure.ts';
import { reportMessages as words } from './report-messages.ts';

const nameRow = (key: string, group: ReportTable['group']): string => {
  if (group === 'product') return nameProduct(key);
  return group === 'day' ? showDays(key, key) : key;
};

/** A report with its sums, as wide as its figures. */
export function ReportView({ table }: { readonly table: ReportTable }) {
  const { columns, rows, totals, currency, group } = table;
  const cells = (values: readonly string[], isStrong = false) =>
    columns.map((name, index) => (
      <Table.Cell
        key={name}
        textAlign="end"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
        {...(isStrong ? { fontWeight: 'semibold' } : {})}
      >
        {showValue(name, values[index] ?? '0', currency)}
      </Table.Cell>
    ));
  return (
    <Panel padded={false}>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={words.table}>
        <Table.Root size="sm" aria-label={words.table}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{words.groups[group]}</Table.ColumnHeader>
              {columns.map((name) => (
                <Table.ColumnHeader key={name} scope="col" textAlign="end">
                  {figureMessages.names[name]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ at, values }) => (
              <Table.Row key={at}>
                <Table.ColumnHeader scope="row" whiteSpace="nowrap">
                  {nameRow(at, group)}
                </Table.ColumnHeader>
                {cells(values)}
              </Table.Row>
            ))}
            <Table.Row>
              <Table.ColumnHeader scope="row">{words.total}</Table.ColumnHeader>
              {cells(totals, true)}
            </Table.Row>
          </Table.Body>
        </Table.Root>
      </Box>
      {rows.length === 0 ? (
        <Text color="fg.muted" padding="4">
          {words.none}
        </Text>
      ) : null}
      <Box padding="3">
        <Note>
          {table.asOf === null ? (
            figureMessages.never
          ) : (
            <>
              {figureMessages.updated} <Moment iso={table.asOf} />
            </>
          )}
        </Note>
      </Box>
    </Panel>
  );
}
