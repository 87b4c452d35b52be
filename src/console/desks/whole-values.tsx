import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Desk, DeskValues } from '../../protocol/desks/define-desk.ts';
import type { Grid as Rates } from '../../protocol/desks/desk-fields.ts';
import { rowsOf } from '../../protocol/desks/judge-values.ts';
import { Fact, FactGrid } from '../ui/fact.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { showValue, writeFacts, type DeskContext } from './show-value.ts';

interface Props {
  readonly desk: Desk;
  readonly values: DeskValues;
  readonly context: DeskContext;
}
interface Sheet {
  readonly columns: readonly string[];
  /** Name and cells of each row. */
  readonly rows: readonly (readonly [name: string, cells: readonly string[]])[];
}

/** Figures in rows and columns; on a phone it scrolls, by the keyboard too. */
const SheetTable = ({ label, sheet }: { readonly label: string; readonly sheet: Sheet }): ReactNode => (
  <Table.ScrollArea tabIndex={0} role="region" aria-label={label}>
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader />
          {sheet.columns.map((column) => (
            <Table.ColumnHeader key={column} whiteSpace="normal">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sheet.rows.map(([name, cells]) => (
          <Table.Row key={name}>
            <Table.ColumnHeader scope="row" fontWeight="medium">
              {name}
            </Table.ColumnHeader>
            {cells.map((cell, index) => (
              <Table.Cell key={sheet.columns[index]} fontVariantNumeric="tabular-nums">
                {cell}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Table.ScrollArea>
);

/** The rows of a set: what names them first, then the columns of the desk. */
function readSet({ desk, values, context }: Props): Sheet {
  const named = Object.keys(desk.fields).find((name) => desk.fields[name]?.kind === 'words');
  const names = desk.columns.filter((name) => name !== desk.heading);
  return {
    columns: names.map((name) => desk.fields[name]?.label ?? name),
    rows: rowsOf(values).map((row) => {
      const title = named === undefined ? '' : ` · ${showValue(desk, named, row, context)}`;
      return [
        `${showValue(desk, desk.heading, row, context)}${title}`,
        names.map((name) => showValue(desk, name, row, context)),
      ];
    }),
  };
}
/** The rates of a grid. */
function readGrid({ values, context }: Props, name: string): Sheet {
  const rates = (values[name] ?? {}) as Rates;
  return {
    columns: context.columns.map(({ label }) => label),
    rows: (context.choices[name] ?? []).map(({ value, label }) => [
      label,
      context.columns.map((column) => {
        const rate = rates[value]?.[column.value];
        return rate === undefined ? words.nothing : `${rate} %`;
      }),
    ]),
  };
}

/** Settings, a set or a grid as people read it. */
export function WholeValues(props: Props): ReactNode {
  const { desk, values, context } = props;
  const grid = Object.keys(desk.fields).find((name) => desk.fields[name]?.kind === 'grid');
  if (desk.shape === 'set') return <SheetTable label={desk.words.title} sheet={readSet(props)} />;
  if (grid !== undefined) return <SheetTable label={desk.words.title} sheet={readGrid(props, grid)} />;
  return (
    <FactGrid columns={4} gap="4">
      {writeFacts(desk, values, context).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </FactGrid>
  );
}
