import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Desk, DeskChange, DeskRow } from '../../protocol/desks/define-desk.ts';
import { firstSets } from '../../protocol/desks/first-sets.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { Nothing, Panel } from '../ui/screen.tsx';
import { tellWarning } from '../ui/toasts.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { DeskRowLine, WaitingChange } from './desk-row.tsx';
import type { DeskScope } from './desk-scope.ts';
import { SelectedRows } from './desk-selection.tsx';
import { listTogether, RowsTogether } from './rows-together.tsx';
import { nameRow } from './show-value.ts';

/** All rows in another order: the change takes effect immediately, and readers hear the new place. */
function useMoving({ desk, calls, state }: Omit<DeskScope, 'work'>) {
  const send = useSend();
  const keep = useKeep(calls.list);
  const client = useQueryClient();
  const announce = useAnnounce();
  const order = async (keys: readonly string[], sentence: string) => {
    try {
      keep(await send(calls.order, { keys, note: words.orderNote }));
      announce(sentence);
    } catch (error) {
      tellWarning(describeError(error));
      // Another operator may have added or moved a row.
      await forget(client, calls.list);
    }
  };
  const move = async (row: DeskRow, by: -1 | 1) => {
    const keys = state.rows.map(({ key }) => key);
    const from = keys.indexOf(row.key);
    const other = keys[from + by];
    if (other === undefined) return;
    const newOrder = keys.with(from, other).with(from + by, row.key);
    await order(newOrder, words.moved(nameRow(desk, row.values, state), from + by + 1, keys.length));
  };
  return { order, move };
}

const isAlone = ({ together }: DeskChange): boolean => together === null;
function EmptyDesk({ desk, onStart }: { readonly desk: Desk; readonly onStart: () => void }) {
  const mayStart = useMay(desk.rights.propose) && firstSets[desk.name] !== undefined;
  return (
    <Panel>
      <Nothing icon="warning" title={desk.words.empty} text={desk.words.emptyText} />
      {mayStart ? (
        <Flex justify="center">
          <Button size="sm" height={{ base: '11', md: '8' }} variant="outline" onClick={onStart}>
            {words.first.start}
          </Button>
        </Flex>
      ) : null}
    </Panel>
  );
}

/** The row that is being changed, a new one, or the set that a desk begins with. */
export type Editing = DeskRow | 'new' | 'first' | null;
/** The rows of a list, below what waits. */
export function DeskList({
  scope,
  onEdit,
}: {
  readonly scope: DeskScope;
  readonly onEdit: (row: Editing) => void;
}) {
  const { desk, state } = scope;
  const { order, move } = useMoving(scope);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const canSelect =
    useMay(desk.rights.propose) &&
    state.rows.length > 1 &&
    (desk.switch !== undefined || desk.isOrdered === true);
  const choose = (key: string, isChosen: boolean) =>
    setChosen(new Set([...[...chosen].filter((one) => one !== key), ...(isChosen ? [key] : [])]));
  return (
    <>
      {listTogether(state).map((changes) => (
        <RowsTogether key={changes[0]?.id} scope={scope} changes={changes} />
      ))}
      {state.added.filter(isAlone).map((change) => (
        <Panel key={change.id} padded={false}>
          <Heading as="h2" fontSize="sm" fontWeight="semibold" padding={{ base: '4', md: '5' }}>
            {words.added(desk.words.one, nameRow(desk, change.after ?? {}, state))}
          </Heading>
          <WaitingChange scope={scope} change={change} />
        </Panel>
      ))}
      <SelectedRows
        scope={scope}
        rows={state.rows.filter(({ key }) => chosen.has(key))}
        onOrder={(keys, sentence) => void order(keys, sentence)}
        onClear={() => setChosen(new Set())}
      />
      {state.rows.length === 0 ? <EmptyDesk desk={desk} onStart={() => onEdit('first')} /> : null}
      <Stack as="ul" gap="4" listStyleType="none" aria-label={desk.words.title}>
        {state.rows.map((row, index) => (
          <DeskRowLine
            key={row.key}
            scope={scope}
            row={row}
            place={{ index, count: state.rows.length }}
            onChange={() => onEdit(row)}
            onMove={(by) => void move(row, by)}
            isChosen={chosen.has(row.key)}
            onChoose={canSelect ? (isChosen) => choose(row.key, isChosen) : null}
          />
        ))}
      </Stack>
    </>
  );
}
