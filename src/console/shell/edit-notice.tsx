import { Alert, Button, Flex, Stack } from '@chakra-ui/react';
import { useDraftEditor, useEditorState } from '../draft/draft-context.tsx';
import { messages } from '../messages.ts';
import { scheduleMessages } from '../review/schedule-messages.ts';
import { showMoment } from '../review/show-moment.ts';
import { ConflictNotice } from './conflict-notice.tsx';

const { notices } = messages;

/** Why an edit is not saved yet, with what the operator can do about it. */
export function EditNotice() {
  const editor = useDraftEditor();
  const state = useEditorState();
  const notice = () => {
    switch (state.kind) {
      case 'saved':
      case 'saving':
      case 'conflict':
        return null;
      case 'offline':
        return {
          title: notices.offlineTitle,
          text: notices.offlineText(state.waiting),
          actions: [{ label: messages.retry, act: () => editor.retry() }],
        };
      case 'asking': {
        const { dueAt, zone, author, note } = state.plan;
        return {
          title: scheduleMessages.editTitle(showMoment(dueAt, zone)),
          text: scheduleMessages.editText(author, note),
          actions: [
            { label: scheduleMessages.editAnyway, act: () => editor.retry() },
            { label: scheduleMessages.dropEdit, act: () => editor.dismiss() },
          ],
        };
      }
      case 'refused':
        return {
          title: notices.refusedTitle,
          text: Object.hasOwn(messages.errors, state.code)
            ? messages.errors[state.code as keyof typeof messages.errors]
            : state.message,
          actions: [{ label: notices.dismiss, act: () => editor.dismiss() }],
        };
    }
  };
  const words = notice();
  return (
    <div role="alert">
      {state.kind === 'conflict' ? <ConflictNotice conflicts={state.conflicts} /> : null}
      {words ? (
        <Alert.Root status="warning" borderRadius="0" alignItems="center" flexWrap="wrap">
          <Alert.Indicator />
          <Stack gap="0" flex="1" minWidth="16rem">
            <Alert.Title>{words.title}</Alert.Title>
            <Alert.Description>{words.text}</Alert.Description>
          </Stack>
          <Flex gap="2">
            {words.actions.map(({ label, act }) => (
              <Button key={label} size="xs" variant="outline" onClick={act}>
                {label}
              </Button>
            ))}
          </Flex>
        </Alert.Root>
      ) : null}
    </div>
  );
}
