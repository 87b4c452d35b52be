import { Badge, Flex } from '@chakra-ui/react';
import type { Maintenance } from '../../protocol/calls/games.ts';
import { gameMessages as words } from './game-messages.ts';
import { showMoment } from '../ui/zone-time.ts';
import { Note } from '../ui/note.tsx';

/** Since when something is closed, the end that players see, who closed it and why. */
export function ClosedState({
  maintenance,
  now,
}: {
  readonly maintenance: Maintenance;
  readonly now: number;
}) {
  const { until, reason, author } = maintenance;
  const isOver = until !== null && Date.parse(until) <= now;
  return (
    <Flex gap="1.5" wrap="wrap" align="baseline">
      <Badge colorPalette={isOver ? 'red' : 'orange'}>{isOver ? words.isOver : words.isClosed}</Badge>
      <Note>
        {until === null ? words.noEnd : `${words.until} ${showMoment(until)}`}
        {author === '' ? '' : ` · ${words.by(author, reason)}`}
        {isOver ? ` · ${words.isOverText}` : ''}
      </Note>
    </Flex>
  );
}
