import { Box, Grid, Text } from '@chakra-ui/react';
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

/** Facts beside each other: two on a phone, three or four on a wide screen. */
export function FactGrid({
  columns,
  gap = '3',
  children,
}: {
  readonly columns: 3 | 4;
  readonly gap?: '3' | '4';
  readonly children: ReactNode;
}) {
  return (
    <Grid
      as="dl"
      margin="0"
      gap={gap}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {children}
    </Grid>
  );
}
