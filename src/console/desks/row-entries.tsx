import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { deskMessages as words } from './desk-messages.ts';

/** One of several rows, with what is to be known of it. */
export interface RowEntry {
  readonly id: string;
  readonly name: string;
  readonly badge: string;
  readonly color: 'green' | 'blue' | 'red' | 'gray';
  readonly content: ReactNode;
}
const firstEntries = 10;

/** Rows below each other, the first ten until all are asked for. */
export function RowEntries({ entries }: { readonly entries: readonly RowEntry[] }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? entries : entries.slice(0, firstEntries);
  return (
    <Stack gap="0">
      <Stack as="ul" gap="0" listStyleType="none">
        {visible.map(({ id, name, badge, color, content }) => (
          <Box
            as="li"
            key={id}
            borderBlockStartWidth="1px"
            borderColor="border.muted"
            paddingBlock="3"
            _first={{ border: 'none' }}
          >
            <Flex gap="2" wrap="wrap" align="center">
              <Badge colorPalette={color}>{badge}</Badge>
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
            </Flex>
            {content}
          </Box>
        ))}
      </Stack>
      {visible.length === entries.length ? null : (
        <Box>
          <Button size="sm" variant="outline" height={{ base: '11', md: '8' }} onClick={() => setWhole(true)}>
            {words.rows.showAll(entries.length)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
