import { Box, Heading, Stack } from '@chakra-ui/react';
import type { VendorLine } from '../../protocol/console-games.ts';
import { Panel } from '../ui/screen.tsx';
import { ClosableLine } from './closable-line.tsx';
import type { CloseTarget } from './close-dialog.tsx';
import { gameMessages as words, nameType } from './game-messages.ts';

function Line(props: {
  readonly vendor: VendorLine;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
}) {
  const { vendor, ...rest } = props;
  const { code, name, types, games, openRounds, maintenance } = vendor;
  return (
    <ClosableLine
      {...rest}
      asks={{ kind: 'vendor', name: code, label: name, openRounds }}
      maintenance={maintenance}
    >
      {types.map(nameType).join(', ')} · {words.games(games)}
      {openRounds === 0 ? '' : ` · ${words.openRounds(openRounds)}`}
    </ClosableLine>
  );
}

/** Every vendor; what is closed comes first. */
export function VendorPanel(props: {
  readonly vendors: readonly VendorLine[];
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
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
