import { Button, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { describeMove } from '../describe-move.ts';
import { messages } from '../messages.ts';
import type { Move } from '../move.ts';
import { useLab } from './lab-context.ts';
import { useReplay } from './use-replay.ts';

/** What an event carries, as it is kept: with marks for secrets. */
function describePayload(move: Move): string {
  if (move.do !== 'send') return '';
  const { type: _said, ...payload } = move.event;
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload);
}
function Moves({ moves }: { readonly moves: readonly Move[] }) {
  const { store } = useLab();
  return (
    <Stack as="ol" gap="0" listStyleType="none" fontFamily="mono" fontSize="xs">
      {moves.map((move, index) => (
        <Flex as="li" key={index} align="center" gap="3" minHeight="7">
          <chakra.span color="fg.muted" width="6" textAlign="end" fontVariantNumeric="tabular-nums">
            {index + 1}
          </chakra.span>
          <chakra.span flex="1" overflowWrap="anywhere">
            {describeMove(move)} <chakra.span color="fg.muted">{describePayload(move)}</chakra.span>
          </chakra.span>
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
/** What a person did, in order; any point can be gone back to, and all of it be watched again. */
export function TraceList() {
  const { view } = useLab();
  const { moves } = view.run;
  const { isRunning, begin, finish } = useReplay();
  if (moves.length === 0 && !isRunning) return <Text color="fg.muted">{messages.noMoves}</Text>;
  return (
    <Stack gap="2">
      <Button
        size="xs"
        height="7"
        variant="outline"
        alignSelf="flex-start"
        onClick={isRunning ? finish : begin}
      >
        {isRunning ? messages.replayRest : messages.replay}
      </Button>
      <Moves moves={moves} />
    </Stack>
  );
}
