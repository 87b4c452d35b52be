import { Field, Textarea } from '@chakra-ui/react';

/** Why something is switched, closed or opened; the audit keeps it. */
export function ReasonField(props: {
  readonly words: { readonly reason: string; readonly reasonHint: string; readonly reasonMissing: string };
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onChange: (reason: string) => void;
}) {
  const { words } = props;
  return (
    <Field.Root required invalid={props.isMissing}>
      <Field.Label>
        {words.reason} <Field.RequiredIndicator />
      </Field.Label>
      <Textarea
        rows={2}
        maxLength={300}
        value={props.reason}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Field.HelperText>{words.reasonHint}</Field.HelperText>
      <Field.ErrorText>{words.reasonMissing}</Field.ErrorText>
    </Field.Root>
  );
}
