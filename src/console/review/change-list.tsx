import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { WireChange } from '../../protocol/calls/site.ts';
import { messages } from '../messages.ts';
import { describeDocument } from '../ui/document-name.ts';

const palettes = { added: 'green', removed: 'red', changed: 'blue', moved: 'purple' } as const;

/** Changes in words, under the document they are in. */
export function ChangeList({
  changes,
  below,
}: {
  readonly changes: readonly WireChange[];
  /** Content below a change. */
  readonly below?: (change: WireChange) => ReactNode;
}) {
  const documents = [...new Set(changes.map(({ document }) => document))];
  return (
    <Stack gap="4">
      {documents.map((document) => (
        <Box key={document}>
          <Text fontWeight="medium" marginBlockEnd="1.5">
            {describeDocument(document)}
          </Text>
          <Stack as="ul" gap="1.5" listStyleType="none">
            {changes
              .filter((change) => change.document === document)
              .map((change) => (
                <Flex as="li" key={`${change.pointer} ${change.summary}`} gap="2.5" align="baseline">
                  <Badge
                    size="sm"
                    variant="subtle"
                    colorPalette={palettes[change.kind]}
                    minWidth="4.5rem"
                    justifyContent="center"
                  >
                    {messages.review.kinds[change.kind]}
                  </Badge>
                  <Box flex="1" minWidth="0">
                    <Text color="fg.muted" overflowWrap="anywhere">
                      {change.summary}
                    </Text>
                    {below?.(change)}
                  </Box>
                </Flex>
              ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
