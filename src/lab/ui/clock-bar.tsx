import { Button, Flex, chakra } from '@chakra-ui/react';
import { formatElapsed, formatWait } from '../format.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

/** The simulated clock: it does not advance until it is stepped. */
export function ClockBar() {
  const { store, view } = useLab();
  const next = view.simulation.untilNext();
  const elapsed = formatElapsed(view.simulation.elapsed());
  const advance = (ms: number): void => store.play({ do: 'advance', ms });
  return (
    <Pane
      title={messages.clock}
      aside={
        <chakra.output
          fontFamily="mono"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
          aria-label={messages.clockAt(elapsed)}
        >
          {elapsed}
        </chakra.output>
      }
    >
      <Flex gap="2" wrap="wrap">
        <Button size="xs" height="8" variant="outline" onClick={() => advance(1_000)}>
          {messages.plusSecond}
        </Button>
        <Button size="xs" height="8" variant="outline" onClick={() => advance(60_000)}>
          {messages.plusMinute}
        </Button>
        <Button
          size="xs"
          height="8"
          variant="outline"
          disabled={next === null}
          onClick={() => advance(next ?? 0)}
        >
          {next === null ? messages.noTimer : messages.nextTimer(formatWait(next))}
        </Button>
      </Flex>
    </Pane>
  );
}
