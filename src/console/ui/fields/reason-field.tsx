import { Field, Textarea } from '@chakra-ui/react';

/** What the field of a reason says. */
export interface ReasonWords {
  readonly reason: string;
  readonly reasonHint?: string;
  readonly reasonMissing: string;
}

/** Why something is switched, closed or opened; the audit keeps it. */
export function ReasonField(props: {
  readonly words: ReasonWords;
  readonly isOptional?: boolean;
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
}) {
  const { words } = props;
  return (
    <Field.Root required={props.isOptional !== true} invalid={props.isMissing}>
      <Field.Label>
        {words.reason} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        rows={2}
        maxLength={300}
        value={props.reason}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {words.reasonHint === undefined ? null : <Field.HelperText>{words.reasonHint}</Field.HelperText>}
      <Field.ErrorText>{words.reasonMissing}</Field.ErrorText>
    </Field.Root>
  );
}
