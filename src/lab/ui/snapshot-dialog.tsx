import { Button, CloseButton, Dialog, Field, Portal, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import type { Unread } from '../../protocol/json/json.ts';

/** Shows the stored flow, and continues from one that is pasted. */
export function SnapshotDialog() {
  const { store, view } = useLab();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = (): void => {
    setText(JSON.stringify({ machine: view.run.machine, stored: view.simulation.store() }, null, 2));
    setProblem(null);
    setOpen(true);
  };
  const load = (): void => {
    try {
      const read = store.load({ ...(JSON.parse(text) as Unread<object>), moves: [] });
      if (read.ok) setOpen(false);
      else setProblem(read.error);
    } catch {
      // Shown at the field; what was pasted stays.
      setProblem(messages.notJson);
    }
  };
  return (
    <>
      <Button size="xs" height="8" variant="outline" onClick={open}>
        {messages.snapshot}
      </Button>
      <Dialog.Root open={isOpen} onOpenChange={(details) => setOpen(details.open)} size="lg">
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{messages.snapshotTitle}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text color="fg.muted" marginBottom="3">
                  {messages.snapshotHelp}
                </Text>
                <Field.Root invalid={problem !== null}>
                  <Field.Label>{messages.snapshotText}</Field.Label>
                  <Textarea
                    fontFamily="mono"
                    fontSize="xs"
                    rows={16}
                    spellCheck={false}
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                  />
                  <Field.ErrorText>{problem}</Field.ErrorText>
                </Field.Root>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={() => setOpen(false)}>
                  {messages.close}
                </Button>
                <Button onClick={load}>{messages.load}</Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={messages.close} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
