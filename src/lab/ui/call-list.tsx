import { Button, Flex, NativeSelect, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PendingCall } from '../calls.ts';
import { maskSecrets } from '../mask.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { machineCatalog } from '../../machines/generated/catalog.ts';
import { listSecretNames } from '../../machines/secret-names.ts';
import { messages } from '../messages.ts';
import { JsonView } from './json-view.tsx';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

function maskInput({ machine, service, input }: PendingCall): JsonObject {
  const contract = machineCatalog[machine]?.contract;
  if (contract === undefined) throw new Error(`expects a machine of the catalogue, got ${machine}`);
  return maskSecrets(input, listSecretNames([contract], contract.services[service]?.input)) as JsonObject;
}
function CallCard({ call }: { readonly call: PendingCall }) {
  const { store } = useLab();
  const [delay, setDelay] = useState(0);
  const input = maskInput(call);
  const answer = (outcome: string): void =>
    store.play({ do: 'answer', service: call.service, outcome, ...(delay === 0 ? {} : { afterMs: delay }) });
  return (
    <chakra.li borderWidth="1px" borderColor="border" borderRadius="l2" padding="3" background="bg.subtle">
      <Flex align="center" justify="space-between" gap="2" marginBottom="2">
        <chakra.h3 fontFamily="mono" fontSize="sm" fontWeight="600">
          {call.service}
        </chakra.h3>
        <NativeSelect.Root size="xs" width="32">
          <NativeSelect.Field
            aria-label={`${messages.answerAfter} ${call.service}`}
            value={delay}
            onChange={({ target }) => setDelay(Number(target.value))}
          >
            {Object.entries(messages.delays).map(([ms, text]) => (
              <option key={ms} value={ms}>
                {text}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      {Object.keys(input).length === 0 ? null : <JsonView value={input} />}
      <Flex
        wrap="wrap"
        gap="1.5"
        marginTop="2"
        role="group"
        aria-label={`${messages.answerWith}: ${call.service}`}
      >
        {call.outcomes.map(({ name, kind }) => (
          <Button
            key={name}
            size="xs"
            variant="outline"
            height="auto"
            minHeight="8"
            maxWidth="full"
            paddingBlock="1"
            whiteSpace="normal"
            textAlign="start"
            background="bg.panel"
            color={kind === 'done' ? 'lit.text' : 'red.text'}
            onClick={() => answer(name)}
          >
            {name}
          </Button>
        ))}
      </Flex>
    </chakra.li>
  );
}
/** Pending calls, with every answer that the contract lists. */
export function CallList() {
  const { view } = useLab();
  const calls = view.simulation.pending();
  return (
    <Pane title={messages.calls}>
      {calls.length === 0 ? (
        <Text color="fg.muted">{messages.noCalls}</Text>
      ) : (
        <Stack gap="2">
          <Stack as="ul" gap="2" listStyleType="none">
            {calls.map((call) => (
              <CallCard key={`${view.run.machine} ${call.service}`} call={call} />
            ))}
          </Stack>
          <Text fontSize="xs" color="fg.muted">
            {messages.never}
          </Text>
        </Stack>
      )}
    </Pane>
  );
}
