import { Badge, Button, Stack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { phraseOf, readSubject } from '../../../protocol/audit/audit-sentences.ts';
import { memberFile, type OperationLine } from '../../../protocol/calls/member-file.ts';
import { useMay } from '../../draft/draft-context.tsx';
import { usePermission } from '../../http/queries.ts';
import { forget, useCall, useSend } from '../../http/use-call.ts';
import { Moment } from '../../ui/fields/moment.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PanelLine } from '../../ui/lists/panel-line.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { Panel } from '../../ui/screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { tellSuccess } from '../../ui/toasts.tsx';
import { FileList, useBefore } from './file-list.tsx';
import { fileMessages as words } from './file-messages.ts';

interface TabProps {
  readonly id: string;
}

/** What the brand wrote to the member. */
export function MessagesTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.messages, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.messages}>
      {(row) => (
        <PanelLine
          key={row.id}
          title={<bdi>{row.title}</bdi>}
          mark={<Badge size="sm">{row.readAt === null ? words.messages.unread : words.messages.read}</Badge>}
          text={<Moment iso={row.at} />}
        >
          <bdi>{row.body}</bdi>
        </PanelLine>
      )}
    </FileList>
  );
}

function NoteForm({ id }: TabProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useSend();
  const client = useQueryClient();
  const adding = useMutation({
    mutationFn: () => send(memberFile.addNote, { id, note: text.trim() }),
    onSuccess: async () => {
      setText('');
      setTried(false);
      tellSuccess(words.notes.added);
      await forget(client, memberFile.notes);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() !== '') adding.mutate();
  };
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack gap="3" align="start">
          <TextField
            isRequired
            label={words.notes.field}
            hint={words.notes.hint}
            fault={isTried && text.trim() === '' ? words.notes.missing : null}
            rows={2}
            maxLength={300}
            value={text}
            onChange={setText}
          />
          <Refusal error={adding.error} />
          <Button type="submit" size="sm" variant="outline" loading={adding.isPending}>
            {words.notes.add}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

/** What operators wrote down for each other. */
export function NotesTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.notes, { id, before }, { enabled: usePermission('players') });
  const mayAdd = useMay('players');
  return (
    <Stack gap="4">
      {mayAdd ? <NoteForm id={id} /> : null}
      <FileList query={query} words={words.notes}>
        {(row) => (
          <PanelLine
            key={row.id}
            title={<bdi>{row.text}</bdi>}
            text={
              <>
                <Moment iso={row.at} /> · <bdi>{words.notes.note(row.by)}</bdi>
              </>
            }
          />
        )}
      </FileList>
    </Stack>
  );
}

/** Who did what to what, as one sentence with the way there. */
function Operation({ operation: { by, action, subject } }: { readonly operation: OperationLine }) {
  const [first, last] = phraseOf(action);
  const { words: name, to } = readSubject(subject);
  return (
    <>
      <bdi>{by}</bdi> {first}
      {to === null ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink to={to} isInline display="inline">
          <bdi>{name}</bdi>
        </TextLink>
      )}
      {last}
    </>
  );
}

/** What operators did about the member and the member's money. */
export function HistoryTab({ id }: TabProps) {
  const before = useBefore();
  const query = useCall(memberFile.history, { id, before }, { enabled: usePermission('players') });
  return (
    <FileList query={query} words={words.history}>
      {(row) => (
        <PanelLine key={row.id} title={<Operation operation={row} />} text={<Moment iso={row.at} />}>
          {row.note === '' ? null : <bdi>{row.note}</bdi>}
        </PanelLine>
      )}
    </FileList>
  );
}
