import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Pair = readonly [name: string, value: ReactNode];

/** Names and values, one below the other; a pair that is null is left out. */
export function Pairs({ pairs }: { readonly pairs: readonly (Pair | null)[] }) {
  const lines = pairs.filter((pair) => pair !== null);
  return (
    <Box as="dl">
      {lines.map(([name, value]) => (
        <Flex
          key={name}
          gap="4"
          paddingBlock="1.5"
          align="baseline"
          justify="space-between"
          borderBlockStartWidth="1px"
          borderColor="border.muted"
          _first={{ borderBlockStartWidth: '0' }}
        >
          <Text as="dt" color="fg.muted" flexShrink="0">
            {name}
          </Text>
          <Box as="dd" textAlign="end" minWidth="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
