import { Box, Button } from '@chakra-ui/react';
import { senderMessages as words } from './sender-messages.ts';
import { Refusal } from '../ui/refusal.tsx';

/** How the form of a sender ends: the way on, and what the server objects to as a whole. */
export function SenderEnding(props: { readonly isBusy: boolean; readonly error: Error | null }) {
  return (
    <Box>
      <Button type="submit" size="sm" colorPalette="brand" loading={props.isBusy}>
        {words.save}
      </Button>
      <Refusal error={props.error} marginBlockStart="2" />
    </Box>
  );
}
