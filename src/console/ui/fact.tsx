import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A name with its value, in a `dl`. A figure that matters most is strong. */
export function Fact(props: {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box minWidth="0">
      <Text as="dt" color="fg.muted" fontSize="xs">
        {props.name}
      </Text>
      <Box
        as="dd"
        margin="0"
        overflowWrap="anywhere"
        fontVariantNumeric="tabular-nums"
        fontWeight={props.isStrong === true ? 'semibold' : undefined}
      >
        {props.children}
      </Box>
    </Box>
  );
}
