import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { DeskRow } from '../../protocol/desks/define-desk.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { deskMessages as words } from './desk-messages.ts';
import type { DeskScope } from './desk-scope.ts';

const touch = { size: 'sm', variant: 'outline', height: { base: '11', md: '8' } } as const;
type Turn = 'on' | 'off';

/** Rows that are turned on or off as one proposal. */
function TurnTogether(props: {
  readonly scope: DeskScope;
  readonly rows: readonly DeskRow[];
  readonly turn: Turn;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { scope, rows, turn } = props;
  const { desk, calls } = scope;
  const send = useSend();
  const keep = useKeep(calls.list);
  const propose = (note: string) =>
    send(calls.proposeRows, {
      note,
      rows: rows.map(({ key, version, values }) => ({
        key,
        version,
        values: { ...values, [desk.switch ?? '']: turn === 'on' },
      })),
    });
  return (
    <AskReason
      title={words.several.turn[turn](rows.length)}
      text={words.several.turnText}
      confirm={words.send}
      words={words}
      take={propose}
      done={words.sent}
      onDone={(state) => {
        keep(state);
        props.onDone();
      }}
      onClose={props.onClose}
    />
  );
}

/** What can be done to the rows that were selected: a proposal for all of them, or a move together. */
export function SelectedRows(props: {
  readonly scope: DeskScope;
  readonly rows: readonly DeskRow[];
  /** All keys in another order. */
  readonly onOrder: (keys: readonly string[], sentence: string) => void;
  readonly onClear: () => void;
}): ReactNode {
  const { scope, rows, onClear } = props;
  const { desk, state } = scope;
  const [turn, setTurn] = useState<Turn | null>(null);
  if (rows.length === 0) return null;
  const isWaiting = rows.some(({ waiting }) => waiting !== null);
  const keys = rows.map(({ key }) => key);
  const others = state.rows.map(({ key }) => key).filter((key) => !keys.includes(key));
  return (
    <Flex
      role="region"
      aria-label={words.several.selected(rows.length)}
      gap="2"
      wrap="wrap"
      align="center"
      padding="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
    >
      <Text fontWeight="medium" role="status">
        {words.several.selected(rows.length)}
      </Text>
      {desk.switch === undefined ? null : (
        <>
          <Button {...touch} disabled={isWaiting} onClick={() => setTurn('on')}>
            {words.several.turnOn}
          </Button>
          <Button {...touch} disabled={isWaiting} onClick={() => setTurn('off')}>
            {words.several.turnOff}
          </Button>
        </>
      )}
      {desk.isOrdered === true ? (
        <>
          <Button
            {...touch}
            onClick={() => props.onOrder([...keys, ...others], words.several.first(keys.length))}
          >
            {words.several.toStart}
          </Button>
          <Button
            {...touch}
            onClick={() => props.onOrder([...others, ...keys], words.several.last(keys.length))}
          >
            {words.several.toEnd}
          </Button>
        </>
      ) : null}
      <Button {...touch} variant="ghost" onClick={onClear}>
        {words.several.clear}
      </Button>
      {turn === null ? null : (
        <TurnTogether scope={scope} rows={rows} turn={turn} onDone={onClear} onClose={() => setTurn(null)} />
      )}
    </Flex>
  );
}
