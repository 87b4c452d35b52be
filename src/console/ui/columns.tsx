import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Parts of a screen one below the other on a phone, and in two columns on a wide screen. */
export function Columns(props: {
  /** How much wider the first column is than the second one. */
  readonly first?: number;
  readonly children: ReactNode;
}) {
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: `minmax(0, ${props.first ?? 1}fr) minmax(0, 1fr)`,
      }}
    >
      {props.children}
    </Grid>
  );
}
