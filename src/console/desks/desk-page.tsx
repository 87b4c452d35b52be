import { Box, Button, Flex, Link, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '../../protocol/console/define-call.ts';
import {
  deskCalls,
  type Desk,
  type DeskCalls,
  type DeskChange,
  type DeskDraft,
  type DeskState,
} from '../../protocol/desks/define-desk.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { firstSets } from '../../protocol/desks/first-sets.ts';
import { areDefaults } from '../../protocol/desks/start-values.ts';
import { useMay } from '../draft/draft-context.tsx';
import { NotFoundPage } from '../help/not-found-page.tsx';
import { useCall } from '../http/use-call.ts';
import { PastProposals } from '../proposals/past-proposals.tsx';
import { useProposalWork } from '../proposals/use-proposal-work.ts';
import { Note } from '../ui/note.tsx';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { deskMessages as words } from './desk-messages.ts';
import { listDesks, pathOfDesk } from './desk-places.ts';
import { DeskList, type Editing } from './desk-list.tsx';
import { WaitingChange } from './desk-row.tsx';
import type { DeskScope } from './desk-scope.ts';
import { DeskDrafts } from './desk-drafts.tsx';
import { DeskHistory } from './desk-history.tsx';
import { DeskNotice } from './desk-notice.tsx';
import { nameRow } from './show-value.ts';
import { WholeValues } from './whole-values.tsx';

/** Forms and their libraries are fetched with the first change. */
const DeskForm = lazy(async () => ({ default: (await import('./desk-form.tsx')).DeskForm }));
const RowsFromFile = lazy(async () => ({ default: (await import('./rows-from-file.tsx')).RowsFromFile }));

const touch = { size: 'sm', height: { base: '11', md: '8' } } as const;
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
  const button = { ...touch, variant: 'outline' } as const;
  const isUntouched = row === undefined || areDefaults(desk, row.values, state.currency);
  const mayStart = mayPropose && isUntouched && waiting === null && firstSets[desk.name] !== undefined;
  return (
    <>
      <Panel padded={false}>
        {row === undefined ? (
          <Nothing icon="warning" title={desk.words.empty} text={desk.words.emptyText} />
        ) : (
          <Box padding={{ base: '4', md: '5' }}>
            {isUntouched ? <Note marginBlockEnd="4">{desk.words.emptyText}</Note> : null}
            <WholeValues desk={desk} values={row.values} context={state} />
          </Box>
        )}
        {waiting === null ? null : <WaitingChange scope={scope} change={waiting} />}
      </Panel>
      <Flex gap="2" wrap="wrap">
        {mayStart ? (
          <Button {...touch} colorPalette="brand" onClick={() => onEdit('first')}>
            {words.first.start}
          </Button>
        ) : null}
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
  const [draft, setDraft] = useState<DeskDraft | null>(null);
  const [filling, setFilling] = useState(false);
  const work = useProposalWork({
    words,
    list: calls.list,
    decide: calls.decide,
    withdraw: calls.withdraw,
  });
  const scope: DeskScope = { desk, calls, state, work };
  const mayPropose = useMay(desk.rights.propose);
  const isList = desk.shape === 'list';
  const isFirst = editing === 'first';
  const row = isFirst ? (state.rows[0] ?? null) : editing === 'new' ? null : editing;
  const start = isFirst ? firstSets[desk.name]?.(state) : undefined;
  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" justify="space-between">
        {mayPropose && isList ? (
          <Flex gap="2" wrap="wrap">
            <Button {...touch} colorPalette="brand" onClick={() => setEditing('new')}>
              {words.add(desk.words.one)}
            </Button>
            <Button {...touch} variant="outline" onClick={() => setFilling(true)}>
              {words.rows.open}
            </Button>
          </Flex>
        ) : (
          <span />
        )}
        <Link href={hrefOf(calls.csv, {})} download fontSize="sm" color="brand.fg">
          {words.csv}
        </Link>
      </Flex>
      <DeskDrafts scope={scope} onContinue={setDraft} />
      {isList ? (
        <DeskList scope={scope} onEdit={setEditing} />
      ) : (
        <WholeBody scope={scope} onEdit={setEditing} />
      )}
      <PastProposals past={state.past} name={(change) => nameChange(desk, state, change)} />
      {editing === null && draft === null ? null : (
        <Suspense fallback={<Rows count={3} />}>
          <DeskForm
            desk={desk}
            calls={calls}
            state={state}
            row={draft === null ? row : (state.rows.find(({ key }) => key === draft.key) ?? null)}
            onClose={() => {
              setEditing(null);
              setDraft(null);
            }}
            {...(start === undefined ? {} : { start })}
            {...(draft === null ? {} : { draft })}
          />
        </Suspense>
      )}
      {filling ? (
        <Suspense fallback={<Rows count={3} />}>
          <RowsFromFile scope={scope} onClose={() => setFilling(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
/** What a decided change was about. */
const nameChange = (desk: Desk, state: DeskState, { key, after, together }: DeskChange): string => {
  if (together !== null) return words.rows.past(together.rows);
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
  const state = useCall(calls.list, {}, { every: (desk.readSeconds ?? 10) * 1_000 });
  return (
    <Screen title={desk.words.title} lead={desk.words.lead}>
      <DeskTabs desk={desk} />
      <DeskNotice desk={desk} />
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
