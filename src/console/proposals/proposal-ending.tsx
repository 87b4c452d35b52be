import { Button, Flex } from '@chakra-ui/react';
import { ReasonField } from '../ui/fields/reason-field.tsx';
import { askToLeave } from '../ui/leaving/unsaved-forms.ts';
import { Refusal } from '../ui/refusal.tsx';

/** The way on and the way out of a form, and what the server objects to as a whole. */
function FormEnding(props: {
  readonly words: Readonly<Record<'send' | 'cancel', string>>;
  readonly isBusy: boolean;
  /** null as long as the server objects to nothing. */
  readonly error: Error | null;
  readonly onCancel: () => void;
}) {
  const { words, error } = props;
  return (
    <>
      <Flex gap="2">
        <Button type="submit" size="sm" colorPalette="brand" loading={props.isBusy}>
          {words.send}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={({ currentTarget }) => askToLeave(props.onCancel, currentTarget)}
        >
          {words.cancel}
        </Button>
      </Flex>
      <Refusal error={error} />
    </>
  );
}

/** How the form of a proposal ends: why, the way on, the way out, and what the server objects to as a whole. */
export function ProposalEnding(props: {
  readonly words: Readonly<Record<'note' | 'noteHint' | 'noteMissing' | 'send' | 'cancel', string>>;
  readonly note: string;
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  /** null as long as the server objects to nothing. */
  readonly error: Error | null;
  readonly onNote: (note: string) => void;
  readonly onCancel: () => void;
}) {
  const { words } = props;
  return (
    <>
      <ReasonField
        words={{ reason: words.note, reasonHint: words.noteHint, reasonMissing: words.noteMissing }}
        reason={props.note}
        isMissing={props.isMissing}
        onChange={props.onNote}
      />
      <FormEnding words={words} isBusy={props.isBusy} error={props.error} onCancel={props.onCancel} />
    </>
  );
}
