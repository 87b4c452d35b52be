import { Text, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatElapsed } from '../format.ts';
import { messages } from '../messages.ts';
import type { LogEntry } from '../event-log.ts';
import { useLab } from './lab-context.ts';

const colors: Readonly<Record<LogEntry['kind'], string>> = {
  event: 'fg',
  call: 'amber.text',
  answer: 'amber.text',
  effect: 'fg.muted',
  time: 'fg.muted',
  state: 'lit.text',
  error: 'red.text',
};
const Cell = chakra('td', { base: { paddingBlock: '3px', paddingInlineEnd: '4', verticalAlign: 'top' } });

function describeData(entry: LogEntry): string {
  if (entry.data === undefined) return '';
  const { type: _said, ...rest } = entry.data;
  return Object.keys(rest).length === 0 ? '' : JSON.stringify(rest);
}
/** Scrolls the pane around a line and nothing else: on a phone the page would leave its top. */
function scrollPaneTo(line: HTMLElement | null): void {
  for (let box = line?.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      box.scrollTop = box.scrollHeight;
      return;
    }
}

/** All that happened, oldest first; scrolls to the newest. */
export function LogTable() {
  const { view } = useLab();
  const end = useRef<HTMLTableRowElement>(null);
  const entries = view.simulation.log();
  useEffect(() => {
    scrollPaneTo(end.current);
  }, [entries.length]);
  if (entries.length === 0) return <Text color="fg.muted">{messages.noMoves}</Text>;
  return (
    <chakra.table width="full" fontFamily="mono" fontSize="xs" fontVariantNumeric="tabular-nums">
      <chakra.thead srOnly>
        <tr>
          <th scope="col">{messages.time}</th>
          <th scope="col">{messages.kind}</th>
          <th scope="col">{messages.what}</th>
          <th scope="col">{messages.data}</th>
        </tr>
      </chakra.thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={index} ref={index === entries.length - 1 ? end : undefined}>
            <Cell color="fg.muted" whiteSpace="nowrap">
              {formatElapsed(entry.at)}
            </Cell>
            <Cell color="fg.muted">{entry.kind}</Cell>
            <Cell
              color={colors[entry.kind]}
              fontWeight={entry.kind === 'state' ? '600' : '400'}
              whiteSpace="nowrap"
            >
              {entry.text}
            </Cell>
            <Cell color="fg.muted" width="full" overflowWrap="anywhere">
              {describeData(entry)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
