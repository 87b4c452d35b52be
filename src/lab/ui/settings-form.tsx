import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { PayloadFields, readProblems } from './payload-fields.tsx';
import { Pane } from './pane.tsx';

/** The machine's input, from its schema. Starting again is the only way to change it. */
export function SettingsForm() {
  const { store, view } = useLab();
  const { contract } = view.simulation;
  const [values, setValues] = useState<JsonObject>(view.run.input ?? {});
  if (Object.keys((contract.input['properties'] ?? {}) as JsonObject).length === 0) return null;
  return (
    <Pane title={messages.settings}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (readProblems(contract.input, values).length === 0) store.start(contract.id, values);
        }}
      >
        <Stack gap="3">
          <PayloadFields schema={contract.input} values={values} onChange={setValues} idPrefix="setting" />
          <Button type="submit" size="xs" variant="outline" alignSelf="flex-start">
            {messages.applySettings}
          </Button>
        </Stack>
      </form>
    </Pane>
  );
}
