import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An amount with its name above it. */
export function Amount({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Box textAlign={{ base: 'start', md: 'end' }}>
      <Text color="fg.muted" fontSize="xs">
        {name}
      </Text>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  );
}

/** A line of a list that fills a panel: words first, then amounts in columns. */
export function AmountLine(props: {
  /** Grid columns on a phone and on a wide screen. */
  readonly columns: { readonly base: string; readonly md: string };
  readonly children: ReactNode;
}) {
  return (
    <Grid
      as="li"
      gap={{ base: '2', md: '4' }}
      alignItems="center"
      templateColumns={props.columns}
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      {props.children}
    </Grid>
  );
}
