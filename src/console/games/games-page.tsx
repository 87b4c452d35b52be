import { Flex, Grid, Link as PlainLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { gameFilters, games, type GameLine } from '../../protocol/calls/games.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useCall } from '../http/use-call.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { useNow } from '../ui/fields/moment.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { readPage, useAddress, useSearch } from '../ui/use-address.ts';
import { ClosableLine } from './closable-line.tsx';
import { MaintenanceDialog, type CloseTarget } from './close-dialog.tsx';
import { GameTabs } from './game-tabs.tsx';
import { GameMarks, MarkActions, MarkDialog } from './mark-game.tsx';
import { gameMessages as words, nameType } from './game-messages.ts';
import { VendorPanel } from './vendor-list.tsx';

function Line(props: {
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
            <PlainLink asChild color="brand.fg">
              <Link
                to={`/games/rounds?filter=open&search=${id}`}
                aria-label={words.openRoundsOf(name, openRounds)}
              >
                {words.openRounds(openRounds)}
              </Link>
            </PlainLink>
          ) : (
            words.openRounds(openRounds)
          )}
        </>
      )}
    </ClosableLine>
  );
}

function GameList(props: {
  readonly search: string;
  readonly now: number;
  readonly mayClose: boolean;
  readonly onAsk: (asked: CloseTarget) => void;
}) {
  const [address, go] = useAddress();
  const [marked, setMarked] = useState<GameLine | null>(null);
  const filter = gameFilters.find((name) => name === address.get('filter')) ?? 'all';
  const vendor = address.get('vendor') ?? '';
  const query = useCall(
    games.list,
    { filter, search: props.search, vendor, page: readPage(address) },
    { every: 15_000, keeps: true },
  );
  return (
    <Loaded query={query}>
      {(page) => (
        <Stack gap="4">
          <PagedList
            found={page}
            name={words.table}
            empty={<Nothing icon="search" title={words.noMatch} text={words.noMatchText} />}
            pagerWords={words}
            place={words.pageOf(page.page, page.pages, page.total)}
            onGo={(to) => go({ page: String(to) })}
          >
            {page.rows.map((line) => (
              <Line
                key={line.id}
                line={line}
                now={props.now}
                mayClose={props.mayClose}
                onAsk={props.onAsk}
                onMark={setMarked}
              />
            ))}
          </PagedList>
          {marked === null ? null : <MarkDialog line={marked} onClose={() => setMarked(null)} />}
        </Stack>
      )}
    </Loaded>
  );
}

/** Finds a game or a vendor, and puts it under maintenance. */
export function GamesPage() {
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const [target, setAsked] = useState<CloseTarget | null>(null);
  const vendors = useCall(games.vendors, {}, { every: 15_000 });
  const mayClose = useMay('publish');
  const now = useNow();
  const rest = { now, mayClose, onAsk: setAsked };
  const names = (vendors.data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Screen title={words.title} lead={words.lead}>
      <GameTabs />
      <RoleNotice permission="publish" />
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <SearchField label={words.search} width="72" value={typed} onChange={search} />
          <Choice
            label={words.filter}
            width="52"
            value={address.get('filter') ?? 'all'}
            options={gameFilters.map((name) => ({ value: name, label: words.filters[name] }))}
            onChange={(value) => go({ filter: value === 'all' ? '' : value, page: '1' })}
          />
          <Choice
            label={words.vendor}
            width="52"
            value={address.get('vendor') ?? ''}
            options={[{ value: '', label: words.everyVendor }, ...names]}
            onChange={(value) => go({ vendor: value, page: '1' })}
          />
        </Flex>
        <Grid
          gap="5"
          templateColumns={{ base: '1fr', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <GameList search={sought} {...rest} />
          <Loaded query={vendors}>{(list) => <VendorPanel vendors={list.vendors} {...rest} />}</Loaded>
        </Grid>
      </Stack>
      {target === null ? null : <MaintenanceDialog asked={target} onClose={() => setAsked(null)} />}
    </Screen>
  );
}
