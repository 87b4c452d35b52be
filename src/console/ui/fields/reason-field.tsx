import { TextField } from './text-field.tsx';

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
    <TextField
      isRequired={props.isOptional !== true}
      label={words.reason}
      hint={words.reasonHint}
      fault={props.isMissing ? words.reasonMissing : null}
      rows={2}
      maxLength={300}
      value={props.reason}
      onChange={props.onChange}
    />
  );
}
