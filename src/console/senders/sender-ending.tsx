import { Box, Button, Text } from '@chakra-ui/react';
import { describeError } from '../ui/errors/error-text.ts';
import { senderMessages as words } from './sender-messages.ts';

/** How the form of a sender ends: the way on, and what the server objects to as a whole. */
export function SenderEnding(props: { readonly isBusy: boolean; readonly error: Error | null }) {
  return (
    <Box>
      <Button
        type="submit"
        size="sm"
        colorPalette="brand"
        height={{ base: '11', md: '8' }}
        loading={props.isBusy}
      >
        {words.save}
      </Button>
      <Text role="alert" color="fg.error" marginBlockStart="2" hidden={props.error === null}>
        {props.error === null ? null : describeError(props.error)}
      </Text>
    </Box>
  );
}
