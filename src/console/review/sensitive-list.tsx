import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import type { SensitiveChange } from '../../protocol/release/approval.ts';
import { approvalMessages as words } from './approval-messages.ts';

/** The changes that need a second person, each with the kind of harm it could do. */
export function SensitiveList({ sensitive }: { readonly sensitive: readonly SensitiveChange[] }) {
  return (
    <Stack as="ul" gap="1.5" listStyleType="none" aria-label={words.why}>
      {sensitive.map(({ kind, document, pointer, summary }) => (
        <Flex as="li" key={`${document} ${pointer} ${summary}`} gap="2.5" align="baseline">
          <Badge size="sm" variant="subtle" colorPalette="orange" flexShrink="0">
            {words.kinds[kind]}
          </Badge>
          <Text color="fg.muted" overflowWrap="anywhere">
            {summary}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
