import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { WireEditConflict } from '../../protocol/calls/draft-edits.ts';
import { useDraftEditor } from '../draft/draft-context.tsx';
import { editMessages } from '../draft/edit-messages.ts';
import { messages } from '../messages.ts';
import { describeDocument } from '../ui/document-name.ts';
import { Moment } from '../ui/fields/moment.tsx';

function Side({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box flex="1" minWidth={{ base: '100%', md: '14rem' }}>
      <Text as="dt" fontWeight="semibold">
        {label}
      </Text>
      <Text as="dd" dir="auto" overflowWrap="anywhere" maxHeight="24" overflowY="auto">
        {value}
      </Text>
    </Box>
  );
}

/** Two edits of the same value: both, with who made the other one and when, and which of them is to stay. */
export function ConflictNotice({ conflicts }: { readonly conflicts: readonly WireEditConflict[] }) {
  const editor = useDraftEditor();
  const [conflict] = conflicts;
  if (conflict === undefined) return null;
  const { document, place, does, mine, theirs, by, at, canKeep } = conflict;
  const isTaken = does === 'take' || does === 'drop' || does === 'clear';
  return (
    <Alert.Root status="warning" borderRadius="0" alignItems="flex-start" flexWrap="wrap">
      <Alert.Indicator />
      <Stack gap="1" flex="1" minWidth="16rem">
        <Alert.Title>{editMessages.conflictTitle(by ?? messages.notices.somebody)}</Alert.Title>
        <Alert.Description>
          {editMessages.conflictAt(place, describeDocument(document))}
          {at === null ? null : (
            <>
              , <Moment iso={at} />
            </>
          )}
        </Alert.Description>
        <Flex as="dl" gap="3" flexWrap="wrap">
          <Side
            label={editMessages.mine}
            value={mine ?? (isTaken ? editMessages.takenOut : editMessages.nothing)}
          />
          <Side label={editMessages.theirs} value={theirs ?? editMessages.nothing} />
        </Flex>
        {canKeep ? null : <Text>{editMessages.gone}</Text>}
        {conflicts.length > 1 ? <Text>{editMessages.conflictLeft(conflicts.length - 1)}</Text> : null}
      </Stack>
      <Flex gap="2">
        {canKeep ? (
          <Button size={{ base: 'md', md: 'xs' }} variant="outline" onClick={() => editor.settle('mine')}>
            {editMessages.keepMine}
          </Button>
        ) : null}
        <Button size={{ base: 'md', md: 'xs' }} variant="outline" onClick={() => editor.settle('theirs')}>
          {editMessages.keepTheirs}
        </Button>
      </Flex>
    </Alert.Root>
  );
}
