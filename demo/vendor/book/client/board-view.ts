import { make } from '../../client/make.ts';
import type { MarketCode } from '../markets.ts';
import type { BookBoard, MatchView } from '../views.ts';
import { makeChips } from './chips.ts';
import { makeMatchPage } from './match-page.ts';
import { createMatchRows } from './match-rows.ts';
import { oddsFormats } from './odds-format.ts';
import { createPriceCells, type PriceParts } from './price-cells.ts';
import { writeCountdown } from './words.ts';

const tabs = ['live', 'next', 'results'] as const;
type Tab = (typeof tabs)[number];
interface BoardParts extends PriceParts {
  /** Shown in the tab of results. */
  readonly results: HTMLElement;
  /** The odds are to be written in another way. */
  readonly onFormat: () => void;
  /** Another match is shown alone: the board is to say all of it. */
  readonly onFocus: () => void;
}
/** As people type: without marks, and in small letters. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What the player looks at. */
interface Shown {
  tab: Tab;
  league: string;
  market: MarketCode | null;
  query: string;
  event: string | null;
}

function makeTools({ say, odds, onFormat }: BoardParts, shown: Shown, draw: () => void): HTMLElement {
  const search = make('input', {
    ...{ type: 'search', id: 'search', autocomplete: 'off', maxlength: '40', enterkeyhint: 'search' },
    placeholder: say('search'),
    'aria-label': say('search'),
  });
  search.addEventListener('input', () => {
    shown.query = search.value;
    shown.event = null;
    draw();
  });
  const format = make(
    'select',
    { id: 'odds-format', 'aria-label': say('oddsFormat') },
    ...oddsFormats.map((value) =>
      make('option', { value, ...(value === odds.current() ? { selected: '' } : {}) }, say(`odds.${value}`)),
    ),
  );
  format.addEventListener('change', () => {
    odds.choose(format.value);
    onFormat();
  });
  return make('div', { class: 'tools' }, search, format);
}

/** Matches by tab, league and search, and one match alone with all its markets. */
export function createBoardView(parts: BoardParts) {
  const { say, results } = parts;
  const shown: Shown = { tab: 'live', league: 'all', market: null, query: '', event: null };
  let board: BookBoard = { leagues: [], matches: [] };
  let hasChosenTab = false;
  let shownKey = '';
  let now = 0;
  const cells = createPriceCells(parts);
  const makeGroup = createMatchRows({ say, cells, onOpen: ({ id }) => focusOn(id) });
  const list = make('div', { class: 'groups' });
  const back = make('button', { type: 'button', class: 'back quiet', hidden: '' }, say('allMatches'));
  const byTab = makeChips<Tab>(say('show'), 'tabs', (tab) => {
    shown.tab = tab;
    shown.event = null;
    hasChosenTab = true;
    draw();
  });
  const byLeague = makeChips(say('leagues'), 'leagues', (league) => {
    shown.league = league;
    shown.event = null;
    draw();
  });
  const byMarket = makeChips<MarketCode>(say('markets'), 'markets', (market) => {
    shown.market = market;
    draw();
  });
  const element = make(
    'section',
    { class: 'board', 'aria-label': say('offer') },
    makeTools(parts, shown, draw),
    byTab.element,
    byLeague.element,
    make('div', { class: 'list' }, back, byMarket.element, list, results),
  );
  back.addEventListener('click', () => {
    const { event } = shown;
    focusOn(null);
    list.querySelector<HTMLElement>(`[data-key="open ${event}"]`)?.focus({ preventScroll: true });
  });

  function focusOn(id: string | null): void {
    shown.event = id;
    draw();
    parts.onFocus();
    if (id !== null) back.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
  const isOf = (tab: Tab, { state }: MatchView): boolean =>
    tab === 'live' ? state === 'live' : tab === 'next' ? state === 'sold' : state === 'over';
  const isSought = ({ home, away, league }: MatchView): boolean => {
    const name = board.leagues.find(({ code }) => code === league)?.name ?? '';
    return fold(`${home.name} ${away.name} ${name}`).includes(fold(shown.query.trim()));
  };
  /** A search goes through all that can be bet on. */
  const listMatches = (): readonly MatchView[] =>
    shown.query.trim() === ''
      ? board.matches.filter(
          (one) => isOf(shown.tab, one) && (shown.league === 'all' || one.league === shown.league),
        )
      : board.matches.filter((one) => one.state !== 'over' && isSought(one));
  function showBars(): void {
    const count = (tab: Tab): number => board.matches.filter((one) => isOf(tab, one)).length;
    byTab.show(
      tabs.map((tab) => ({
        value: tab,
        text: say(`tab.${tab}`),
        ...(tab === 'results' ? {} : { count: count(tab) }),
      })),
      shown.tab,
    );
    const inTab = board.matches.filter((one) => isOf(shown.tab, one));
    byLeague.show(
      [
        { value: 'all', text: say('allLeagues'), count: inTab.length },
        ...board.leagues.map(({ code, name }) => ({
          value: code,
          text: name,
          count: inTab.filter(({ league }) => league === code).length,
        })),
      ],
      shown.league,
    );
    const markets =
      board.matches.find(({ state, offers }) => state === 'sold' && offers.length > 0)?.offers ?? [];
    shown.market ??= markets[0]?.market ?? null;
    if (shown.market !== null)
      byMarket.show(
        markets.map(({ market }) => ({ value: market, text: say(`market.${market}`) })),
        shown.market,
      );
  }
  function makeList(): readonly HTMLElement[] {
    const matches = listMatches();
    const groups = new Map<string, readonly MatchView[]>();
    for (const match of matches) {
      const name = `${match.kickOffAt} ${match.league}`;
      groups.set(name, [...(groups.get(name) ?? []), match]);
    }
    if (matches.length === 0)
      return [make('p', { class: 'empty' }, say(shown.query.trim() === '' ? 'noMatches' : 'noneFound'))];
    return [...groups.values()].map((group) => makeGroup(board, group, shown.market ?? ''));
  }
  function makeContent(): readonly HTMLElement[] {
    const match = board.matches.find(({ id }) => id === shown.event);
    if (match === undefined) return shown.tab === 'results' && shown.query === '' ? [] : makeList();
    const league = board.leagues.find(({ code }) => code === match.league)?.name ?? '';
    return [makeMatchPage(say, cells, match, league)];
  }
  function draw(): void {
    showBars();
    const hasEvent = board.matches.some(({ id }) => id === shown.event);
    const isResults = shown.tab === 'results' && shown.query === '' && !hasEvent;
    back.hidden = !hasEvent;
    byMarket.element.hidden = hasEvent || isResults;
    results.hidden = !isResults;
    const key = JSON.stringify([shown, parts.odds.current(), hasEvent, board.matches]);
    if (key === shownKey) return;
    shownKey = key;
    const { activeElement } = document;
    const focused = list.contains(activeElement) ? (activeElement as HTMLElement).dataset['key'] : undefined;
    list.replaceChildren(...makeContent());
    // What had the focus keeps it where it is still there.
    if (focused !== undefined)
      list.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus({ preventScroll: true });
    showTimes();
  }
  function showTimes(): void {
    for (const clock of list.querySelectorAll<HTMLElement>('.clock')) {
      const match = board.matches.find(({ id }) => id === clock.dataset['match']);
      if (match === undefined) continue;
      clock.dataset['state'] = match.state;
      const time = `\u2066${writeCountdown(match.kickOffAt - now)}\u2069`;
      clock.textContent =
        match.state === 'live'
          ? say('unit', { unit: String(match.unit) })
          : match.state === 'over'
            ? say('ended')
            : say('kickOffIn', { time });
    }
  }
  return {
    element,
    /** The match that is shown alone. */
    focused: (): string | null => shown.event,
    show: (next: BookBoard): void => {
      board = next;
      const hasLive = board.matches.some(({ state }) => state === 'live');
      if (!hasChosenTab && shown.query === '') shown.tab = hasLive ? 'live' : 'next';
      draw();
    },
    redraw: (): void => {
      shownKey = '';
      draw();
    },
    /** `moment` is what the server's clock says. */
    tick: (moment: number): void => {
      now = moment;
      showTimes();
    },
  };
}
