import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Moment } from '../fields/moment.tsx';
import { lineLook } from './panel-line.tsx';

/** A line of something closed or switched off: what, why, who and since when. */
export function ListedLine(props: {
  readonly kind: string;
  readonly name: string;
  readonly reason: string;
  readonly author: string;
  readonly at: string;
  readonly action?: ReactNode;
}) {
  return (
    <Flex as="li" {...lineLook} gap="3" align="center" wrap="wrap">
      <Badge colorPalette="red">{props.kind}</Badge>
      <Box flex="1" minWidth="12rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {props.name}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {props.reason}
        </Text>
        <Text color="fg.muted" fontSize="xs">
          {props.author}, <Moment iso={props.at} />
        </Text>
      </Box>
      {props.action}
    </Flex>
  );
}
