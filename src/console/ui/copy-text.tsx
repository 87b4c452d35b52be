import { Flex, Text } from '@chakra-ui/react';
import { LabelledIconButton } from './icon-button.tsx';
import { tellSuccess, tellWarning } from './toasts.tsx';

/** A text with a button that copies it. */
export function CopyText(props: {
  readonly text: string;
  /** What is copied where it differs from what is shown. */
  readonly copied?: string;
  readonly label: string;
  readonly done: string;
  readonly failed: string;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.copied ?? props.text);
      tellSuccess(props.done);
    } catch {
      // Without https, or where the person refused: the text can still be selected by hand.
      // Said beside the page, because a sentence in the line would move what is pressed next.
      tellWarning(props.failed);
    }
  };
  return (
    <Flex gap="1" align="center" wrap="wrap" minWidth="0">
      <Text overflowWrap="anywhere" fontVariantNumeric="tabular-nums" userSelect="text">
        <bdi>{props.text}</bdi>
      </Text>
      <LabelledIconButton icon="copy" label={props.label} onClick={() => void copy()} />
    </Flex>
  );
}
