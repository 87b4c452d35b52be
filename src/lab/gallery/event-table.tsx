import { showUtcTime } from '../../protocol/time/time-zone.ts';
import { Box, Button, Flex, Text, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { GalleryEvent } from './frame-messages.ts';
import { messages } from './gallery-messages.ts';

/** With the time of day at which it came, in milliseconds. */
export type LoggedEvent = GalleryEvent & { readonly at: number };

const Cell = chakra('td', {
  base: { paddingBlock: '2px', paddingInlineEnd: '4', verticalAlign: 'top' },
});

function describe(logged: GalleryEvent): readonly [who: string, what: string, data: string] {
  if (logged.kind === 'effect') return ['', messages.effects[logged.effect], logged.detail];
  const { component, node, event, payload } = logged;
  const data = Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
  return [`${component} ${node}`, event, data];
}
function Row({ happening: logged }: { readonly happening: LoggedEvent }) {
  const [who, what, data] = describe(logged);
  const isEvent = logged.kind === 'event';
  return (
    <tr>
      <Cell color="fg.muted">{showUtcTime(new Date(logged.at))}</Cell>
      <Cell whiteSpace="nowrap">{who}</Cell>
      <Cell
        whiteSpace="nowrap"
        color={isEvent ? 'lit.text' : 'fg.muted'}
        fontWeight={isEvent ? '600' : '400'}
      >
        {what}
      </Cell>
      <Cell width="full" color="fg.muted" overflowWrap="anywhere">
        {data}
      </Cell>
    </tr>
  );
}
interface EventTableProps {
  readonly log: readonly LoggedEvent[];
  readonly onClear: () => void;
}
/** What the example raised and did, oldest first; scrolls to the newest. */
export function EventTable({ log, onClear }: EventTableProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollTo({ top: place.current.scrollHeight });
  }, [log.length]);
  return (
    <Box
      as="section"
      aria-label={messages.log}
      borderTopWidth="1px"
      background="bg.panel"
      height="12rem"
      flex="none"
      display="flex"
      flexDirection="column"
    >
      <Flex align="center" justify="space-between" paddingInline="4" paddingTop="2">
        <chakra.h2 fontSize="xs" fontWeight="600" color="fg.muted">
          {messages.log}
        </chakra.h2>
        <Button size="xs" height="8" variant="ghost" disabled={log.length === 0} onClick={onClear}>
          {messages.clearLog}
        </Button>
      </Flex>
      <Box
        ref={place}
        role="log"
        tabIndex={0}
        aria-label={messages.log}
        overflow="auto"
        flex="1"
        paddingInline="4"
        paddingBottom="3"
      >
        {log.length === 0 ? (
          <Text color="fg.muted">{messages.noEvents}</Text>
        ) : (
          <chakra.table width="full" fontFamily="mono" fontSize="xs" fontVariantNumeric="tabular-nums">
            <chakra.thead srOnly>
              <tr>
                <th scope="col">{messages.time}</th>
                <th scope="col">{messages.who}</th>
                <th scope="col">{messages.what}</th>
                <th scope="col">{messages.data}</th>
              </tr>
            </chakra.thead>
            <tbody>
              {log.map((logged, index) => (
                <Row key={index} happening={logged} />
              ))}
            </tbody>
          </chakra.table>
        )}
      </Box>
    </Box>
  );
}
