import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface PaneProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly grow?: boolean;
}
/** A titled part of the lab. Scrolls separately if it overflows, and can then be reached by keyboard. */
export function Pane({ title, aside, children, grow = false }: PaneProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderBottomWidth="1px" flex={grow ? '1' : 'none'} minH={0}>
      <Flex align="center" justify="space-between" paddingInline="4" paddingTop="3" paddingBottom="2" gap="2">
        <Heading as="h2" id={id} size="xs" fontWeight="600" color="fg.muted" letterSpacing="0.02em">
          {title}
        </Heading>
        {aside}
      </Flex>
      <Box paddingInline="4" paddingBottom="4">
        {children}
      </Box>
    </Box>
  );
}
