import { Button, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { formatWait } from '../format.ts';
import { messages } from '../messages.ts';
import type { Move } from '../simulation.ts';
import { useLab } from './lab-context.ts';

function describeMove(move: Move): string {
  if (move.do === 'send') return move.event.type;
  if (move.do === 'advance') return `+${formatWait(move.ms)}`;
  const delay = move.afterMs === undefined ? '' : ` after ${formatWait(move.afterMs)}`;
  return `${move.service}: ${move.outcome}${delay}`;
}
/** What a person did, in order; any point can be gone back to. */
export function TraceList() {
  const { store, view } = useLab();
  const { moves } = view.run;
  if (moves.length === 0) return <Text color="fg.muted">{messages.noMoves}</Text>;
  return (
    <Stack as="ol" gap="0" listStyleType="none" fontFamily="mono" fontSize="xs">
      {moves.map((move, index) => (
        <Flex as="li" key={index} align="center" gap="3" minHeight="7">
          <chakra.span color="fg.muted" width="6" textAlign="end" fontVariantNumeric="tabular-nums">
            {index + 1}
          </chakra.span>
          <chakra.span flex="1">{describeMove(move)}</chakra.span>
          {index === moves.length - 1 ? null : (
            <Button
              size="2xs"
              height="6"
              variant="ghost"
              aria-label={`${messages.rewind}: ${index + 1} ${describeMove(move)}`}
              onClick={() => store.rewind(index + 1)}
            >
              {messages.rewind}
            </Button>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
