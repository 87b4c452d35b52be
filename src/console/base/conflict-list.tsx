import { Badge, Box, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { WireBaseConflict } from '../../protocol/calls/site.ts';
import { describeDocument } from '../ui/document-name.ts';
import { baseMessages as words } from './base-messages.ts';

function Side({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Flex gap="2" align="baseline" wrap="wrap">
      <Text as="dt" fontSize="xs" color="fg.muted" minWidth="5rem">
        {label}
      </Text>
      <Code
        as="dd"
        size="sm"
        minWidth="0"
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
        marginInlineStart="0"
      >
        {value}
      </Code>
    </Flex>
  );
}

/** What two sides changed, each otherwise: what it was, what the other has, what yours is. */
export function ConflictList({
  conflicts,
  theirs = words.theirs,
}: {
  readonly conflicts: readonly WireBaseConflict[];
  readonly theirs?: string;
}) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {conflicts.map((conflict) => (
        <Box as="li" key={`${conflict.document} ${conflict.place} ${conflict.kind}`}>
          <Flex gap="2" align="center" wrap="wrap" marginBlockEnd="1">
            <Box asChild fontWeight="medium" textDecoration="underline">
              <Link to={`/documents/${conflict.document}`}>{describeDocument(conflict.document)}</Link>
            </Box>
            {conflict.place === '' ? null : (
              <Code size="sm" overflowWrap="anywhere">
                {conflict.place}
              </Code>
            )}
            <Badge colorPalette="orange">{words.kinds[conflict.kind]}</Badge>
          </Flex>
          <Stack as="dl" gap="0.5">
            <Side label={words.was} value={conflict.was} />
            <Side label={theirs} value={conflict.theirs} />
            <Side label={words.yours} value={conflict.yours} />
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
