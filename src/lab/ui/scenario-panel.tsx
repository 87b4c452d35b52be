import { Button, Field, Flex, Input, Stack, Text, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import {
  keepScenarios,
  loadScenarios,
  mergeScenarios,
  readScenarios,
  writeScenarios,
  type Scenario,
} from '../scenarios.ts';
import { FileButton } from './file-button.tsx';
import { saveFile } from './hand-over.ts';
import { useLab } from './lab-context.ts';

function ScenarioRow(props: {
  readonly scenario: Scenario;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}) {
  const { name, run } = props.scenario;
  return (
    <Flex as="li" align="center" gap="3" minHeight="8">
      <chakra.span flex="1">{name}</chakra.span>
      <chakra.span fontFamily="mono" fontSize="xs" color="fg.muted">
        {messages.scenarioFacts(run.machine, run.moves.length)}
      </chakra.span>
      <Button
        size="xs"
        height="7"
        variant="outline"
        aria-label={messages.openScenario(name)}
        onClick={props.onOpen}
      >
        {messages.open}
      </Button>
      <Button
        size="xs"
        height="7"
        variant="ghost"
        aria-label={messages.removeScenario(name)}
        onClick={props.onRemove}
      >
        {messages.remove}
      </Button>
    </Flex>
  );
}

/** Runs that are kept in this browser under a name, and files of them. */
export function ScenarioPanel() {
  const { store, view, say } = useLab();
  const [scenarios, setScenarios] = useState(() => loadScenarios(window.localStorage));
  const [name, setName] = useState('');
  const keep = (next: readonly Scenario[]): void => {
    setScenarios(next);
    if (!keepScenarios(window.localStorage, next)) say(messages.notKept);
  };
  return (
    <Stack gap="3">
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          keep(mergeScenarios(scenarios, [{ name: name.trim(), run: view.run }]));
          setName('');
        }}
      >
        <Flex gap="2" align="end" wrap="wrap">
          <Field.Root width="16rem">
            <Field.Label fontSize="xs">{messages.scenarioName}</Field.Label>
            <Input size="xs" height="8" value={name} onChange={({ target }) => setName(target.value)} />
          </Field.Root>
          <Button type="submit" size="xs" height="8" disabled={name.trim() === ''}>
            {messages.saveScenario}
          </Button>
          <FileButton
            label={messages.importScenarios}
            onText={(text) => {
              const read = readScenarios(text);
              if (read.ok) keep(mergeScenarios(scenarios, read.value));
              else say(messages.refusedFile(read.error));
            }}
          />
          <Button
            size="xs"
            height="8"
            variant="outline"
            disabled={scenarios.length === 0}
            onClick={() => saveFile('scenarios.json', writeScenarios(scenarios))}
          >
            {messages.exportScenarios}
          </Button>
        </Flex>
      </chakra.form>
      {scenarios.length === 0 ? <Text color="fg.muted">{messages.noScenarios}</Text> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {scenarios.map((scenario) => (
          <ScenarioRow
            key={scenario.name}
            scenario={scenario}
            onOpen={() => {
              const read = store.load(scenario.run);
              if (!read.ok) say(messages.badLink(read.error));
            }}
            onRemove={() => keep(scenarios.filter((one) => one !== scenario))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
