import { Box, chakra, Table, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Figure } from '../../protocol/calls/figures.ts';
import { figureMessages as words } from './figure-messages.ts';
import { showPoint, showValue } from './show-figure.ts';

const width = 300;
const height = 72;
const pad = 4;

/** Where points are in the picture; null where there is none yet. */
function place(values: readonly (string | null)[], [least, most]: readonly [number, number]) {
  const span = most - least || 1;
  const step = (width - 2 * pad) / Math.max(1, values.length - 1);
  return values.map((value, index) =>
    value === null
      ? null
      : ([pad + index * step, height - pad - ((Number(value) - least) / span) * (height - 2 * pad)] as const),
  );
}
type Placed = ReturnType<typeof place>;
const lineOf = (points: Placed): string =>
  points
    .flatMap((point) => (point === null ? [] : [`${point[0].toFixed(1)} ${point[1].toFixed(1)}`]))
    .map((text, index) => `${index === 0 ? 'M' : 'L'}${text}`)
    .join('');

/** The curve of a figure over the one before. Readers and who presses the button get its numbers as a table. */
export function FigureChart({ figure }: { readonly figure: Figure }) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const { points, name, currency } = figure;
  const numbers = points.flatMap(({ value, before }) => [Number(value ?? '0'), Number(before)]);
  const bounds = [Math.min(0, ...numbers), Math.max(0, ...numbers)] as const;
  const now = place(
    points.map(({ value }) => value),
    bounds,
  );
  const earlier = place(
    points.map(({ before }) => before),
    bounds,
  );
  const last = now.findLast((point) => point !== null);
  return (
    <Box>
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        width="full"
        height="auto"
        role="img"
        aria-label={words.chart(words.names[name])}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <chakra.path d={lineOf(earlier)} stroke="border.emphasized" strokeDasharray="3 4" />
        <chakra.path d={lineOf(now)} stroke="brand.solid" />
        {last === undefined ? null : <chakra.circle cx={last[0]} cy={last[1]} r="3" fill="brand.solid" />}
      </chakra.svg>
      <chakra.button
        type="button"
        fontSize="xs"
        color="fg.muted"
        textDecoration="underline"
        minHeight={{ base: '11', md: '6' }}
        aria-expanded={isTable}
        aria-controls={id}
        aria-label={`${words.names[name]}: ${words.table}`}
        onClick={() => setTable(!isTable)}
      >
        {words.table}
      </chakra.button>
      <Box id={id} hidden={!isTable} maxHeight="16rem" overflowY="auto" tabIndex={isTable ? 0 : -1}>
        <Table.Root size="sm" aria-label={words.chart(words.names[name])}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{words.time}</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {words.now}
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                {words.earlier}
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {points.map(({ at, value, before }) => (
              <Table.Row key={at}>
                <Table.Cell>{showPoint(at, figure.step)}</Table.Cell>
                <Table.Cell textAlign="end">
                  {value === null ? words.noProduct : showValue(name, value, currency)}
                </Table.Cell>
                <Table.Cell textAlign="end">{showValue(name, before, currency)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {numbers.every((number) => number === 0) ? (
        <Text fontSize="xs" color="fg.muted">
          {words.none}
        </Text>
      ) : null}
    </Box>
  );
}
