import { Box, Button, Flex, Heading, Link, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '../../protocol/console/define-call.ts';
import {
  deskCalls,
  type Desk,
  type DeskCalls,
  type DeskRow,
  type DeskState,
} from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { NotFoundPage } from '../help/not-found-page.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { tellWarning } from '../ui/toasts.tsx';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { listDesks, pathOfDesk } from './desk-places.ts';
import { DeskRowLine, WaitingChange } from './desk-row.tsx';
import type { DeskScope } from './desk-scope.ts';
import { DeskHistory } from './desk-history.tsx';
import { nameRow } from './show-value.ts';
import { WholeValues } from './whole-values.tsx';

/** The form and its library are fetched with the first change. */
const DeskForm = lazy(async () => ({ default: (await import('./desk-form.tsx')).DeskForm }));

/** All rows in another order: the change takes effect immediately, and readers hear the new place. */
function useMoving({ desk, calls, state }: Omit<DeskScope, 'work'>) {
  const send = useSend();
  const keep = useKeep(calls.list);
  const client = useQueryClient();
  const announce = useAnnounce();
  return async (row: DeskRow, by: -1 | 1) => {
    const keys = state.rows.map(({ key }) => key);
    const from = keys.indexOf(row.key);
    const other = keys[from + by];
    if (other === undefined) return;
    const newOrder = keys.with(from, other).with(from + by, row.key);
    try {
      keep(await send(calls.order, { keys: newOrder, note: words.orderNote }));
      announce(words.moved(nameRow(desk, row.values, state), from + by + 1, keys.length));
    } catch (error) {
      tellWarning(describeError(error));
      // Another operator may have added or moved a row.
      await forget(client, calls.list);
    }
  };
}

function EmptyDesk({ desk }: { readonly desk: Desk }) {
  return (
    <Panel>
      <Nothing icon="warning" title={desk.words.empty} text={desk.words.emptyText} />
    </Panel>
  );
}

type Editing = DeskRow | 'new' | null;
function ListBody({ scope, onEdit }: { readonly scope: DeskScope; readonly onEdit: (row: Editing) => void }) {
  const { desk, state } = scope;
  const move = useMoving(scope);
  return (
    <>
      {state.added.map((change) => (
        <Panel key={change.id} padded={false}>
          <Heading as="h2" fontSize="sm" fontWeight="semibold" padding={{ base: '4', md: '5' }}>
            {words.added(desk.words.one, nameRow(desk, change.after ?? {}, state))}
          </Heading>
          <WaitingChange scope={scope} change={change} />
        </Panel>
      ))}
      {state.rows.length === 0 ? <EmptyDesk desk={desk} /> : null}
      <Stack as="ul" gap="4" listStyleType="none" aria-label={desk.words.title}>
        {state.rows.map((row, index) => (
          <DeskRowLine
            key={row.key}
            scope={scope}
            row={row}
            place={{ index, count: state.rows.length }}
            onChange={() => onEdit(row)}
            onMove={(by) => void move(row, by)}
          />
        ))}
      </Stack>
    </>
  );
}

/** Settings, or a set: one row that is shown whole. */
function WholeBody({
  scope,
  onEdit,
}: {
  readonly scope: DeskScope;
  readonly onEdit: (row: Editing) => void;
}) {
  const { desk, state } = scope;
  const [row] = state.rows;
  const [looking, setLooking] = useState(false);
  const mayPropose = useMay(desk.rights.propose);
  const waiting = row?.waiting ?? state.added[0] ?? null;
  const button = { size: 'sm', variant: 'outline', height: { base: '11', md: '8' } } as const;
  return (
    <>
      <Panel padded={false}>
        {row === undefined ? (
          <Nothing icon="warning" title={desk.words.empty} text={desk.words.emptyText} />
        ) : (
          <Box padding={{ base: '4', md: '5' }}>
            <WholeValues desk={desk} values={row.values} context={state} />
          </Box>
        )}
        {waiting === null ? null : <WaitingChange scope={scope} change={waiting} />}
      </Panel>
      <Flex gap="2" wrap="wrap">
        {mayPropose ? (
          <Button {...button} disabled={waiting !== null} onClick={() => onEdit(row ?? 'new')}>
            {row === undefined ? words.setUp : words.change}
          </Button>
        ) : null}
        {row === undefined ? null : (
          <Button {...button} variant="ghost" onClick={() => setLooking(true)}>
            {words.history}
          </Button>
        )}
      </Flex>
      {looking ? (
        <DeskHistory scope={scope} rowKey="" name={desk.words.title} onClose={() => setLooking(false)} />
      ) : null}
    </>
  );
}

function DeskBody(props: { readonly desk: Desk; readonly calls: DeskCalls; readonly state: DeskState }) {
  const { desk, calls, state } = props;
  const [editing, setEditing] = useState<Editing>(null);
  const { list, decide, withdraw } = calls;
  const work = useProposalWork({ words, list, decide, withdraw });
  const scope: DeskScope = { desk, calls, state, work };
  const mayPropose = useMay(desk.rights.propose);
  const isList = desk.shape === 'list';
  const row = editing === null || editing === 'new' ? null : editing;
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" justify="space-between">
        {mayPropose && isList ? (
          <Button
            size="sm"
            colorPalette="brand"
            height={{ base: '11', md: '8' }}
            onClick={() => setEditing('new')}
          >
            {words.add(desk.words.one)}
          </Button>
        ) : (
          <span />
        )}
        <Link href={hrefOf(calls.csv, {})} download fontSize="sm" color="brand.fg">
          {words.csv}
        </Link>
      </Flex>
      {isList ? (
        <ListBody scope={scope} onEdit={setEditing} />
      ) : (
        <WholeBody scope={scope} onEdit={setEditing} />
      )}
      <PastProposals past={state.past} name={({ key, after }) => nameChange(desk, state, key, after)} />
      {editing === null ? null : (
        <Suspense fallback={<Rows count={3} />}>
          <DeskForm desk={desk} calls={calls} state={state} row={row} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
/** What a decided change was about. */
const nameChange = (
  desk: Desk,
  state: DeskState,
  key: string | null,
  after: DeskRow['values'] | null,
): string => {
  const isOrder = after !== null && Object.hasOwn(after, 'keys');
  return isOrder || after === null ? (key ?? desk.words.title) : nameRow(desk, after, state);
};

function DeskTabs({ desk }: { readonly desk: Desk }): ReactNode {
  const tabs = listDesks(desk.place).map((one) => ({
    to: pathOfDesk(one),
    label: one.words.title,
    end: true,
    needs: one.rights.read,
  }));
  return tabs.length < 2 ? null : <ScreenTabs label={words.places[desk.place]} tabs={tabs} />;
}

function OneDesk({ desk }: { readonly desk: Desk }) {
  const calls = useMemo(() => deskCalls(desk), [desk]);
  const state = useCall(calls.list, {}, { every: 10_000 });
  const { propose } = desk.rights;
  return (
    <Screen title={desk.words.title} lead={desk.words.lead}>
      <DeskTabs desk={desk} />
      {propose === 'read' ? null : <RoleNotice permission={propose} />}
      <Loaded query={state}>{(read) => <DeskBody desk={desk} calls={calls} state={read} />}</Loaded>
    </Screen>
  );
}

/** A table that operators keep, drawn from its definition. A place alone leads to its first one. */
export function DeskPage() {
  const { place, name } = useParams();
  const here = desks.filter((desk) => desk.place === place);
  const [first] = here;
  if (name === undefined && first !== undefined) return <Navigate to={pathOfDesk(first)} replace />;
  const desk = here.find((one) => one.name === name);
  return desk === undefined ? <NotFoundPage /> : <OneDesk key={desk.name} desk={desk} />;
}
