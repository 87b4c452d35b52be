import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { gameFilters, games, type GameLine } from '../../protocol/calls/games.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useCall } from '../http/use-call.ts';
import { useNow } from '../ui/fields/moment.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { Columns } from '../ui/columns.tsx';
import { choiceFilter, codeFilter, searchFilter, useFilters } from '../ui/lists/filters.tsx';
import { FilterBar, PageList } from '../ui/lists/list-screen.tsx';
import { ClosableLine } from './closable-line.tsx';
import { MaintenanceDialog, type CloseTarget } from './close-dialog.tsx';
import { GameTabs } from './game-tabs.tsx';
import { GameMarks, MarkActions, MarkDialog } from './mark-game.tsx';
import { gameMessages as words, nameType } from './game-messages.ts';
import { VendorPanel } from './vendor-list.tsx';
import { TextLink } from '../ui/text-link.tsx';

function Game(props: {
  readonly line: GameLine;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
  readonly onMark: (line: GameLine) => void;
}) {
  const { line, onMark, ...rest } = props;
  const { id, name, openRounds } = line;
  const maySeeRounds = useMay('players');
  return (
    <ClosableLine
      {...rest}
      asks={{ kind: 'game', name: id, label: name, openRounds }}
      maintenance={line.maintenance}
      mark={<GameMarks line={line} />}
      actions={<MarkActions line={line} onMark={onMark} />}
    >
      {line.vendorName} · {nameType(line.type)} · #{id}
      {openRounds === 0 ? null : (
        <>
          {' · '}
          {maySeeRounds ? (
            <TextLink
              to={`/games/rounds?filter=open&search=${id}`}
              isInline
              aria-label={words.openRoundsOf(name, openRounds)}
            >
              {words.openRounds(openRounds)}
            </TextLink>
          ) : (
            words.openRounds(openRounds)
          )}
        </>
      )}
    </ClosableLine>
  );
}

/** Finds a game or a vendor, and puts it under maintenance. */
export function GamesPage() {
  const [target, setTarget] = useState<CloseTarget | null>(null);
  const [marked, setMarked] = useState<GameLine | null>(null);
  const vendors = useCall(games.vendors, {}, { every: 15_000 });
  const filters = useFilters({
    search: searchFilter(words.search, '72'),
    filter: choiceFilter({
      label: words.filter,
      values: gameFilters,
      initial: 'all',
      names: words.filters,
    }),
    vendor: codeFilter({
      label: words.vendor,
      all: words.everyVendor,
      options: (vendors.data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name })),
    }),
  });
  const lines = useCall(games.list, filters.asked, { every: 15_000, keeps: true });
  const common = { now: useNow(), mayClose: useMay('publish'), onAsk: setTarget };
  return (
    <Screen title={words.title} lead={words.lead}>
      <GameTabs />
      <RoleNotice permission="publish" />
      <Stack gap="4">
        <FilterBar filters={filters} />
        <Columns first={1.7}>
          <Loaded query={lines}>
            {(page) => (
              <PageList words={words} icon="search" filters={filters} page={page}>
                {page.rows.map((game) => (
                  <Game key={game.id} line={game} onMark={setMarked} {...common} />
                ))}
              </PageList>
            )}
          </Loaded>
          <Loaded query={vendors}>{(list) => <VendorPanel vendors={list.vendors} {...common} />}</Loaded>
        </Columns>
      </Stack>
      {marked === null ? null : <MarkDialog line={marked} onClose={() => setMarked(null)} />}
      {target === null ? null : <MaintenanceDialog asked={target} onClose={() => setTarget(null)} />}
    </Screen>
  );
}
