import { Box } from '@chakra-ui/react';

/** Behind the name of what differs from what is live. */
export function ChangedDot({ label }: { readonly label: string }) {
  return <Box boxSize="1.5" borderRadius="full" background="brand.solid" role="img" aria-label={label} />;
}
