import { Box, Button, Flex, Text, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What can be done about a line, as high as a finger on a phone. */
export function LineButton(props: ButtonProps) {
  return <Button size="xs" variant="outline" height={{ base: '11', md: '8' }} {...props} />;
}

/** A line of a list that fills a panel: what it is, what is said of it, and the way to do something about it. */
export function PanelLine(props: {
  readonly title: string;
  readonly text: ReactNode;
  /** Before the words. */
  readonly lead?: ReactNode;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly action: ReactNode;
  /** Below the text. */
  readonly children?: ReactNode;
}) {
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      {props.lead}
      <Box flex="1" minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {props.title}
          </Text>
          {props.mark}
        </Flex>
        <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {props.text}
        </Text>
        {props.children}
      </Box>
      {props.action}
    </Flex>
  );
}
