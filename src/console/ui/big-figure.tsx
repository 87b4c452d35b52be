import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The figure that a tile is about. */
export function BigFigure({ children }: { readonly children: ReactNode }) {
  return (
    <Text
      fontSize="2xl"
      fontWeight="semibold"
      letterSpacing="-0.02em"
      lineHeight="1.2"
      fontVariantNumeric="tabular-nums"
      overflowWrap="anywhere"
    >
      {children}
    </Text>
  );
}
