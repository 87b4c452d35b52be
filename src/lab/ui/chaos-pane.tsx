import { Button, Checkbox, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { chaosSwitches } from '../chaos.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

/** Calls that the flow gave up, and answers that come all the same. */
function CancelledCalls() {
  const { store, view } = useLab();
  const calls = view.simulation.cancelled();
  if (calls.length === 0) return <Text color="fg.muted">{messages.noCancelled}</Text>;
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {calls.map(({ service, outcomes }, index) => (
        <li key={`${service} ${index}`}>
          <chakra.span fontFamily="mono" fontSize="xs">
            {service}
          </chakra.span>
          <Flex wrap="wrap" gap="1.5" role="group" aria-label={`${messages.answerLate}: ${service}`}>
            {outcomes.map(({ name }) => (
              <Button
                key={name}
                size="xs"
                variant="outline"
                onClick={() => store.play({ do: 'answer', service, outcome: name, late: true })}
              >
                {name}
              </Button>
            ))}
          </Flex>
        </li>
      ))}
    </Stack>
  );
}
/** What goes wrong between the flow and its server. Each press is a move of the trace. */
export function ChaosPane() {
  const { store, view } = useLab();
  const chaos = view.simulation.chaos();
  return (
    <Pane title={messages.chaos}>
      <Stack gap="1">
        {chaosSwitches.map((name) => (
          <Checkbox.Root
            key={name}
            size="sm"
            minHeight="7"
            checked={chaos[name]}
            onCheckedChange={({ checked }) => store.play({ do: 'switch', chaos: name, on: checked === true })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{messages.chaosSwitches[name]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
        {chaos.late ? <CancelledCalls /> : null}
      </Stack>
    </Pane>
  );
}
