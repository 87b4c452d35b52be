import { Badge, Button, Flex, NativeSelect, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { sampleEventPayloads } from '../../machines/payload-samples.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';
import { PayloadFields, readProblems } from './payload-fields.tsx';

interface EventFormProps {
  readonly type: string;
  readonly schema: JsonSchema;
  readonly isInternal: boolean;
}
function SampleChoice({
  samples,
  onPick,
}: {
  readonly samples: readonly JsonObject[];
  readonly onPick: (index: number) => void;
}) {
  return (
    <NativeSelect.Root size="xs" width="32">
      <NativeSelect.Field
        aria-label={messages.sample}
        onChange={({ target }) => onPick(Number(target.value))}
      >
        {samples.map((_, index) => (
          <option key={index} value={index}>
            {messages.sampleNumber(index + 1)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
function EventForm({ type, schema, isInternal }: EventFormProps) {
  const { store } = useLab();
  const samples = sampleEventPayloads(schema);
  const [sample, setSample] = useState(0);
  const [values, setValues] = useState<JsonObject>(samples[0] ?? {});
  const hasFields = Object.keys((schema['properties'] ?? {}) as JsonObject).length > 0;
  return (
    <chakra.form
      borderWidth="1px"
      borderRadius="l2"
      padding={hasFields ? '3' : '0'}
      borderColor={hasFields ? 'border' : 'transparent'}
      onSubmit={(event) => {
        event.preventDefault();
        if (readProblems(schema, values).length === 0) store.play({ do: 'send', event: { ...values, type } });
      }}
    >
      <Flex align="center" gap="2" wrap="wrap">
        <Button type="submit" size="xs" height="8" variant="solid" colorPalette="teal" fontFamily="mono">
          {type}
        </Button>
        {isInternal ? <Badge size="xs">{messages.internal}</Badge> : null}
        {samples.length > 1 ? (
          <chakra.div marginInlineStart="auto">
            <SampleChoice
              samples={samples}
              onPick={(index) => {
                setSample(index);
                setValues(samples[index] ?? {});
              }}
            />
          </chakra.div>
        ) : null}
      </Flex>
      {hasFields ? (
        <chakra.div paddingTop="2">
          <PayloadFields key={sample} schema={schema} values={values} onChange={setValues} idPrefix={type} />
        </chakra.div>
      ) : null}
    </chakra.form>
  );
}

/** Events the current state takes, with a form for what they carry; the others by name. */
export function EventList() {
  const { view } = useLab();
  const { contract, read } = view.simulation;
  const { events, internalEvents = {} } = contract;
  const all = Object.entries({ ...events, ...internalEvents });
  const isOpen = ([type, schema]: [string, JsonSchema]): boolean =>
    sampleEventPayloads(schema).some((payload) => view.simulation.accepts({ ...payload, type }));
  const open = all.filter(isOpen);
  const closed = all.filter((event) => !isOpen(event));
  return (
    <Pane title={messages.events}>
      <Stack gap="2">
        {open.map(([type, schema]) => (
          <EventForm
            key={`${contract.id} ${type}`}
            type={type}
            schema={schema}
            isInternal={Object.hasOwn(internalEvents, type)}
          />
        ))}
        {open.length === 0 ? (
          <Text color="fg.muted">{read().status === 'done' ? messages.ended : messages.noEvents}</Text>
        ) : null}
        {closed.length === 0 ? null : (
          <chakra.details color="fg.muted" fontSize="xs">
            <chakra.summary cursor="pointer" paddingBlock="1">
              {messages.closedEvents(closed.length)}
            </chakra.summary>
            <chakra.p fontFamily="mono" lineHeight="1.8">
              {closed.map(([type]) => type).join(', ')}
            </chakra.p>
          </chakra.details>
        )}
      </Stack>
    </Pane>
  );
}
