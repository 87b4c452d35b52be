import { Box, Flex, Grid, Stack, Table, Text, VisuallyHidden, useBreakpointValue } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { messages } from '../messages.ts';
import {
  NameCell,
  OrderCell,
  OriginCell,
  PatternCell,
  RequiredCell,
  ShownCell,
  UsedByCell,
  type CellProps,
} from './field-cells.tsx';

const { columns } = messages.fields;

/** Alt with an arrow moves the row the focus is in. */
function moveByKey({ row, actions, mayEdit }: CellProps) {
  return (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null || !mayEdit) return;
    event.preventDefault();
    actions.move(row, by);
  };
}

function WideTable({ rows }: { readonly rows: readonly CellProps[] }) {
  return (
    <Table.Root size="sm" stickyHeader interactive>
      <Table.Caption>
        <VisuallyHidden>{messages.fields.table}</VisuallyHidden>
      </Table.Caption>
      <Table.Header>
        <Table.Row background="bg.subtle">
          <Table.ColumnHeader width="5rem">{columns.order}</Table.ColumnHeader>
          <Table.ColumnHeader>{columns.field}</Table.ColumnHeader>
          <Table.ColumnHeader width="4.25rem" textAlign="center">
            {columns.shown}
          </Table.ColumnHeader>
          <Table.ColumnHeader width="5rem" textAlign="center">
            {columns.required}
          </Table.ColumnHeader>
          <Table.ColumnHeader width="14.5rem">{columns.pattern}</Table.ColumnHeader>
          <Table.ColumnHeader width="7rem" hideBelow="xl">
            {columns.usedBy}
          </Table.ColumnHeader>
          <Table.ColumnHeader width="7.5rem">{columns.origin}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((cell) => (
          <Table.Row
            key={cell.row.name}
            onKeyDown={moveByKey(cell)}
            background={cell.row.changed ? 'brand.subtle' : 'transparent'}
          >
            <Table.Cell>
              <OrderCell {...cell} />
            </Table.Cell>
            <Table.Cell>
              <NameCell {...cell} />
            </Table.Cell>
            <Table.Cell textAlign="center">
              <ShownCell {...cell} />
            </Table.Cell>
            <Table.Cell textAlign="center">
              <RequiredCell {...cell} />
            </Table.Cell>
            <Table.Cell>
              <PatternCell {...cell} />
            </Table.Cell>
            <Table.Cell hideBelow="xl">
              <UsedByCell {...cell} />
            </Table.Cell>
            <Table.Cell>
              <OriginCell {...cell} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function NarrowList({ rows }: { readonly rows: readonly CellProps[] }) {
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={messages.fields.table}>
      {rows.map((cell) => (
        <Box
          as="li"
          key={cell.row.name}
          padding="4"
          borderBlockEndWidth="1px"
          borderColor="border.muted"
          background={cell.row.changed ? 'brand.subtle' : 'transparent'}
          onKeyDown={moveByKey(cell)}
        >
          <Flex justify="space-between" gap="2" align="start">
            <NameCell {...cell} />
            <OrderCell {...cell} />
          </Flex>
          <PatternCell {...cell} />
          <Grid templateColumns="auto auto 1fr" gap="4" alignItems="center">
            <Flex align="center" gap="1">
              <ShownCell {...cell} />
              <Text aria-hidden="true">{columns.shown}</Text>
            </Flex>
            <Flex align="center" gap="1">
              <RequiredCell {...cell} />
              <Text aria-hidden="true">{columns.required}</Text>
            </Flex>
            <Flex justify="end">
              <OriginCell {...cell} />
            </Flex>
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}

/** A row per field; on a phone a list with the same switches and buttons. */
export function FieldTable({ rows }: { readonly rows: readonly CellProps[] }) {
  const wide = useBreakpointValue({ base: false, md: true }, { fallback: 'md' });
  return wide ? <WideTable rows={rows} /> : <NarrowList rows={rows} />;
}
