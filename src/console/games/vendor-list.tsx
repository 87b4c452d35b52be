import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { VendorLine } from '../../protocol/console-games.ts';
import { Panel } from '../ui/screen.tsx';
import { ClosedState } from './closed-state.tsx';
import type { Asked } from './close-dialog.tsx';
import { gameMessages as words, nameType } from './game-messages.ts';

function Line(props: {
  readonly vendor: VendorLine;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: Asked) => void;
}) {
  const { vendor } = props;
  const { maintenance } = vendor;
  const action = maintenance === null ? 'close' : 'open';
  const label = maintenance === null ? words.closeOne(vendor.name) : words.openOne(vendor.name);
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      padding="3"
      paddingInline="4"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      <Stack gap="0.5" flex="1" minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {vendor.name}
        </Text>
        <Text color="fg.muted" fontSize="xs">
          {vendor.types.map(nameType).join(', ')} · {words.games(vendor.games)}
          {vendor.openRounds === 0 ? '' : ` · ${words.openRounds(vendor.openRounds)}`}
        </Text>
        {maintenance === null ? null : <ClosedState maintenance={maintenance} now={props.now} />}
      </Stack>
      {props.mayClose ? (
        <Button
          size="xs"
          variant="outline"
          height={{ base: '11', md: '8' }}
          aria-label={label}
          onClick={() =>
            props.onAsk({
              kind: 'vendor',
              name: vendor.code,
              label: vendor.name,
              openRounds: vendor.openRounds,
              action,
            })
          }
        >
          {maintenance === null ? words.close : words.open}
        </Button>
      ) : null}
    </Flex>
  );
}

/** Every vendor; what is closed comes first. */
export function VendorPanel(props: {
  readonly vendors: readonly VendorLine[];
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: Asked) => void;
}) {
  const sorted = [...props.vendors].sort(
    (one, other) => Number(other.maintenance !== null) - Number(one.maintenance !== null),
  );
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" fontSize="sm" fontWeight="semibold">
        {words.vendors}
      </Heading>
      <Panel padded={false}>
        <Box as="ul" listStyleType="none" aria-label={words.vendors}>
          {sorted.map((vendor) => (
            <Line
              key={vendor.code}
              vendor={vendor}
              now={props.now}
              mayClose={props.mayClose}
              onAsk={props.onAsk}
            />
          ))}
        </Box>
      </Panel>
    </Stack>
  );
}
