import { Alert, Box, Button, Field, Stack, Textarea } from '@chakra-ui/react';
import { ApiFailure } from '../http/call-api.ts';
import { messages } from '../messages.ts';
import { StageForm } from '../stages/stage-form.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import type { PublishWords } from './use-publishing.ts';

const { review } = messages;

function WordsField(props: {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** Null where nothing is missing. */
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field.Root required invalid={props.error !== null}>
      <Field.Label>
        {props.label} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        rows={2}
        maxLength={500}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.hint ? <Field.HelperText>{props.hint}</Field.HelperText> : null}
      <Field.ErrorText>{props.error}</Field.ErrorText>
    </Field.Root>
  );
}

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
        <WordsField
          label={review.reason}
          value={words.reason}
          error={isMissing(words.reason) ? review.reasonMissing : null}
          onChange={(reason) => onChange({ ...words, reason })}
        />
      ) : null}
      <WordsField
        label={review.note}
        value={words.note}
        hint={review.noteHint}
        error={isMissing(words.note) ? review.noteMissing : null}
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
