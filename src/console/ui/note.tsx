import { chakra } from '@chakra-ui/react';

/** A small sentence beside what matters. */
export const Note = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' },
});
