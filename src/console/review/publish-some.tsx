import { Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { listUndone } from '../../editing/undo-order.ts';
import type { WireEdit } from '../../protocol/calls/draft-edits.ts';
import { drafts } from '../../protocol/calls/drafts.ts';
import { useMay } from '../draft/draft-context.tsx';
import { draftMessages as words } from '../draft/draft-messages.ts';
import { useOpenDraft } from '../draft/use-drafts.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useDraftEdits, useSession } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { reviewNextDraft } from './review-context.ts';

/** Edits that still count, newest first. */
function useStanding(): readonly WireEdit[] {
  const edits = useDraftEdits().data?.edits ?? [];
  const undone = listUndone(edits);
  return edits.filter(({ number, undoes }) => undoes === null && !undone.has(number)).toReversed();
}
const needsOf = (failure: unknown): readonly number[] =>
  failure instanceof ApiFailure && failure.code === 'draft.lacks'
    ? (failure.value as { readonly needs: readonly number[] }).needs
    : [];

function EditBox(props: {
  readonly edit: WireEdit;
  readonly isOn: boolean;
  readonly isNeeded: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { edit } = props;
  return (
    <Checkbox.Root
      alignItems="start"
      paddingBlock="1.5"
      checked={props.isOn}
      onCheckedChange={({ checked }) => props.onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal" minWidth="0">
        <Text overflowWrap="anywhere">{edit.sentence}</Text>
        <Text fontSize="xs" color="fg.muted">
          {edit.author}, <Moment iso={edit.at} />
          {props.isNeeded ? `, ${words.taken}` : ''}
        </Text>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

function SomeDialog(props: { readonly edits: readonly WireEdit[]; readonly onClose: () => void }) {
  const { edits, onClose } = props;
  const me = useSession().data?.account.username ?? '';
  const send = useSend();
  const open = useOpenDraft();
  const people = [...new Set(edits.map(({ author }) => author))];
  const of = (author: string) => edits.filter((one) => one.author === author).map(({ number }) => number);
  const [picked, setPicked] = useState<readonly number[]>(of(me));
  const [needed, setNeeded] = useState<readonly number[]>([]);
  const [name, setName] = useState<string>(words.someName(me));
  const save = async () => {
    try {
      return await send(drafts.split, { name, edits: [...picked] });
    } catch (failure) {
      const needs = needsOf(failure);
      // Shown as ticked, so that the next press takes them too.
      setNeeded((before) => [...before, ...needs]);
      setPicked((before) => [...new Set([...before, ...needs])]);
      throw failure;
    }
  };
  return (
    <SaveDialog
      title={words.someTitle}
      text={words.someText}
      confirm={words.someConfirm}
      save={save}
      onSaved={({ id }) => {
        onClose();
        reviewNextDraft();
        void open(id);
      }}
      onClose={onClose}
    >
      <TextField label={words.name} value={name} maxLength={60} onChange={setName} />
      {people.length > 1 ? (
        <Flex gap="2" wrap="wrap" role="group" aria-label={words.people}>
          {people.map((author) => (
            <Button
              key={author}
              size={{ base: 'md', md: 'xs' }}
              variant="outline"
              onClick={() => setPicked(of(author))}
            >
              {words.onlyOf(author)}
            </Button>
          ))}
        </Flex>
      ) : null}
      <Stack
        gap="0"
        width="full"
        maxHeight="40vh"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={words.edits}
      >
        {edits.map((edit) => (
          <EditBox
            key={edit.number}
            edit={edit}
            isOn={picked.includes(edit.number)}
            isNeeded={needed.includes(edit.number)}
            onChange={(isOn) =>
              setPicked((before) =>
                isOn ? [...before, edit.number] : before.filter((number) => number !== edit.number),
              )
            }
          />
        ))}
      </Stack>
    </SaveDialog>
  );
}

/** The way to publish some of the edits of the draft, by edit or by person. */
export function PublishSome() {
  const edits = useStanding();
  const mayEdit = useMay('edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit || edits.length < 2) return null;
  return (
    <Box>
      <Button size={{ base: 'md', md: 'xs' }} variant="outline" onClick={() => setOpen(true)}>
        {words.some}
      </Button>
      {isOpen ? <SomeDialog edits={edits} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
