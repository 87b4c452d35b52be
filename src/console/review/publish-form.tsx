import { Alert, Box, Button, Stack } from '@chakra-ui/react';
import { ApiFailure } from '../http/call-api.ts';
import { messages } from '../messages.ts';
import { StageForm } from '../stages/stage-form.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import type { PublishWords } from './use-publishing.ts';
import { TextField } from '../ui/fields/text-field.tsx';

const { review } = messages;

/** The note of a release and, while there are warnings, why they are accepted. */
export function PublishForm(props: {
  readonly words: PublishWords;
  readonly asksReason: boolean;
  readonly onChange: (words: PublishWords) => void;
}) {
  const { words, onChange } = props;
  const isMissing = (text: string) => words.tried && text.trim() === '';
  return (
    <Stack gap="4">
      {props.asksReason ? (
        <TextField
          isRequired
          rows={2}
          maxLength={500}
          label={review.reason}
          value={words.reason}
          fault={isMissing(words.reason) ? review.reasonMissing : null}
          onChange={(reason) => onChange({ ...words, reason })}
        />
      ) : null}
      <TextField
        isRequired
        rows={2}
        maxLength={500}
        label={review.note}
        value={words.note}
        hint={review.noteHint}
        fault={isMissing(words.note) ? review.noteMissing : null}
        onChange={(note) => onChange({ ...words, note })}
      />
      <StageForm plan={words.stage} tried={words.tried} onChange={(stage) => onChange({ ...words, stage })} />
    </Stack>
  );
}

/** What to do about a refused publish: read it all again. */
export function PublishRefusal({
  error,
  onReload,
}: {
  readonly error: Error;
  readonly onReload: () => void;
}) {
  const moved = error instanceof ApiFailure && error.status === 409;
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Stack gap="2" flex="1">
        <Alert.Title>{describeError(error)}</Alert.Title>
        {moved ? (
          <Box>
            <Button size="xs" variant="outline" onClick={onReload}>
              {review.reload}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Alert.Root>
  );
}
