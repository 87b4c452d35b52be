import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { VendorLine } from '../../protocol/calls/games.ts';
import { Panel } from '../ui/screen.tsx';
import { ClosableLine } from './closable-line.tsx';
import type { CloseTarget } from './close-dialog.tsx';
import { LineButton } from '../ui/lists/panel-line.tsx';
import { gameMessages as words, nameType } from './game-messages.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { WindowLines } from './window-lines.tsx';
import { Section } from '../ui/section.tsx';

function Line(props: {
  readonly vendor: VendorLine;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
}) {
  const { vendor, ...rest } = props;
  const { code, name, types, games, openRounds, maintenance, windows } = vendor;
  const [isPlanning, setPlanning] = useState(false);
  return (
    <ClosableLine
      {...rest}
      asks={{ kind: 'vendor', name: code, label: name, openRounds }}
      maintenance={maintenance}
      actions={
        <LineButton aria-label={words.windows.planOne(name)} onClick={() => setPlanning(true)}>
          {words.windows.planShort}
        </LineButton>
      }
      below={
        <>
          <WindowLines label={name} windows={windows} mayClose={props.mayClose} />
          {isPlanning ? <PlanDialog vendor={code} label={name} onClose={() => setPlanning(false)} /> : null}
        </>
      }
    >
      {types.map(nameType).join(', ')} · {words.games(games)}
      {openRounds === 0 ? '' : ` · ${words.openRounds(openRounds)}`}
    </ClosableLine>
  );
}

const isShown = ({ maintenance, windows }: VendorLine): boolean => maintenance !== null || windows.length > 0;

/** Every vendor; what is closed, or will be, comes first. */
export function VendorPanel(props: {
  readonly vendors: readonly VendorLine[];
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
}) {
  const sorted = [...props.vendors].sort((one, other) => Number(isShown(other)) - Number(isShown(one)));
  return (
    <Section title={words.vendors}>
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
    </Section>
  );
}
