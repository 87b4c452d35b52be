import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Maintenance } from '../../protocol/console-games.ts';
import { ClosedState } from './closed-state.tsx';
import type { Asked } from './close-dialog.tsx';
import { gameMessages as words } from './game-messages.ts';

/** A game or a vendor in a list: what it is, how it stands, and the way to close it or to open it again. */
export function ClosableLine(props: {
  readonly asks: Omit<Asked, 'action'>;
  readonly maintenance: Maintenance | null;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: Asked) => void;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}) {
  const { asks, maintenance, now } = props;
  const { label } = asks;
  const isClosed = maintenance !== null;
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
      <Stack gap="0.5" flex="1" minWidth="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {label}
          </Text>
          {props.mark}
        </Flex>
        <Text color="fg.muted" fontSize="xs">
          {props.children}
        </Text>
        {isClosed ? <ClosedState maintenance={maintenance} now={now} /> : null}
      </Stack>
      {props.mayClose ? (
        <Button
          size="xs"
          variant="outline"
          height={{ base: '11', md: '8' }}
          aria-label={isClosed ? words.openOne(label) : words.closeOne(label)}
          onClick={() => props.onAsk({ ...asks, action: isClosed ? 'open' : 'close' })}
        >
          {isClosed ? words.open : words.close}
        </Button>
      ) : null}
    </Flex>
  );
}
