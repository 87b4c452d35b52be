import { Button, Flex, Text } from '@chakra-ui/react';
import { describeError } from '../ui/errors/error-text.ts';
import { ReasonField } from '../ui/fields/reason-field.tsx';

/** The way on and the way out of a form, and what the server objects to as a whole. */
export function FormEnding(props: {
  readonly words: Readonly<Record<'send' | 'cancel', string>>;
  readonly isBusy: boolean;
  /** null as long as the server objects to nothing. */
  readonly error: Error | null;
  readonly onCancel: () => void;
}) {
  const { words, error } = props;
  const height = { base: '11', md: '8' };
  return (
    <>
      <Flex gap="2">
        <Button type="submit" size="sm" colorPalette="brand" height={height} loading={props.isBusy}>
          {words.send}
        </Button>
        <Button size="sm" height={height} variant="outline" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      </Flex>
      <Text role="alert" color="fg.error" hidden={error === null}>
        {error === null ? null : describeError(error)}
      </Text>
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
