import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Maintenance } from '../../protocol/calls/games.ts';
import { ClosedState } from './closed-state.tsx';
import type { CloseTarget } from './close-dialog.tsx';
import { LineButton, PanelLine } from '../ui/lists/panel-line.tsx';
import { gameMessages as words } from './game-messages.ts';

/**
 * A game or a vendor in a list: what it is, whether it is closed, and the button to close it or to open it
 * again.
 */
export function ClosableLine(props: {
  readonly asks: Omit<CloseTarget, 'action'>;
  readonly maintenance: Maintenance | null;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
  /** Beside the name. */
  readonly mark?: ReactNode;
  /** Before the button to close. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Below the state. */
  readonly below?: ReactNode;
}) {
  const { asks, maintenance, now } = props;
  const { label } = asks;
  const isClosed = maintenance !== null;
  return (
    <PanelLine
      title={label}
      text={props.children}
      mark={props.mark}
      action={
        props.mayClose ? (
          <Flex gap="2" wrap="wrap" justify="end" align="center">
            {props.actions}
            <LineButton
              aria-label={isClosed ? words.openOne(label) : words.closeOne(label)}
              onClick={() => props.onAsk({ ...asks, action: isClosed ? 'open' : 'close' })}
            >
              {isClosed ? words.open : words.close}
            </LineButton>
          </Flex>
        ) : null
      }
    >
      {isClosed ? <ClosedState maintenance={maintenance} now={now} /> : null}
      {props.below}
    </PanelLine>
  );
}
