import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
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
  /** Another match is view alone: the board is to say all of it. */
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

function makeTools({ say, odds, onFormat }: BoardParts, view: Shown, draw: () => void): HTMLElement {
  const search = make('input', {
    type: 'search',
    id: 'search',
    autocomplete: 'off',
    maxlength: '40',
    enterkeyhint: 'search',
    placeholder: say('search'),
    'aria-label': say('search'),
  });
  search.addEventListener('input', () => {
    view.query = search.value;
    view.event = null;
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

/** When each match begins, or how far it is. */
function showTimes(say: Say, list: HTMLElement, { matches }: BookBoard, now: number): void {
  for (const clock of list.querySelectorAll<HTMLElement>('.clock')) {
    const match = matches.find(({ id }) => id === clock.dataset['match']);
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

/** Matches by tab, league and search, and one match alone with all its markets. */
export function createBoardView(parts: BoardParts) {
  const { say, results } = parts;
  const view: Shown = { tab: 'live', league: 'all', market: null, query: '', event: null };
  let board: BookBoard = { leagues: [], matches: [] };
  let hasChosenTab = false;
  let shownKey = '';
  let now = 0;
  const cells = createPriceCells(parts);
  const makeGroup = createMatchRows({ say, cells, onOpen: ({ id }) => focusOn(id) });
  const list = make('div', { class: 'groups' });
  const back = make('button', { type: 'button', class: 'back quiet', hidden: '' }, say('allMatches'));
  const byTab = makeChips<Tab>(say('show'), 'tabs', (tab) => {
    view.tab = tab;
    view.event = null;
    hasChosenTab = true;
    draw();
  });
  const byLeague = makeChips(say('leagues'), 'leagues', (league) => {
    view.league = league;
    view.event = null;
    draw();
  });
  const byMarket = makeChips<MarketCode>(say('markets'), 'markets', (market) => {
    view.market = market;
    draw();
  });
  const element = make(
    'section',
    { class: 'board', 'aria-label': say('offer') },
    makeTools(parts, view, draw),
    byTab.element,
    byLeague.element,
    make('div', { class: 'list' }, back, byMarket.element, list, results),
  );
  back.addEventListener('click', () => {
    const { event } = view;
    focusOn(null);
    list.querySelector<HTMLElement>(`[data-key="open ${event}"]`)?.focus({ preventScroll: true });
  });

  function focusOn(id: string | null): void {
    view.event = id;
    draw();
    parts.onFocus();
    if (id !== null) back.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
  const isOf = (tab: Tab, { state }: MatchView): boolean =>
    tab === 'live' ? state === 'live' : tab === 'next' ? state === 'sold' : state === 'over';
  const isSought = ({ home, away, league }: MatchView): boolean => {
    const name = board.leagues.find(({ code }) => code === league)?.name ?? '';
    return fold(`${home.name} ${away.name} ${name}`).includes(fold(view.query.trim()));
  };
  /** A search goes through all that can be bet on. */
  const listMatches = (): readonly MatchView[] =>
    view.query.trim() === ''
      ? board.matches.filter(
          (one) => isOf(view.tab, one) && (view.league === 'all' || one.league === view.league),
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
      view.tab,
    );
    const inTab = board.matches.filter((one) => isOf(view.tab, one));
    byLeague.show(
      [
        { value: 'all', text: say('allLeagues'), count: inTab.length },
        ...board.leagues.map(({ code, name }) => ({
          value: code,
          text: name,
          count: inTab.filter(({ league }) => league === code).length,
        })),
      ],
      view.league,
    );
    const markets =
      board.matches.find(({ state, offers }) => state === 'sold' && offers.length > 0)?.offers ?? [];
    view.market ??= markets[0]?.market ?? null;
    if (view.market !== null)
      byMarket.show(
        markets.map(({ market }) => ({ value: market, text: say(`market.${market}`) })),
        view.market,
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
      return [make('p', { class: 'empty' }, say(view.query.trim() === '' ? 'noMatches' : 'noneFound'))];
    return [...groups.values()].map((group) => makeGroup(board, group, view.market ?? ''));
  }
  function makeContent(): readonly HTMLElement[] {
    const match = board.matches.find(({ id }) => id === view.event);
    if (match === undefined) return view.tab === 'results' && view.query === '' ? [] : makeList();
    const league = board.leagues.find(({ code }) => code === match.league)?.name ?? '';
    return [makeMatchPage(say, cells, match, league)];
  }
  function draw(): void {
    showBars();
    const hasEvent = board.matches.some(({ id }) => id === view.event);
    const isResults = view.tab === 'results' && view.query === '' && !hasEvent;
    back.hidden = !hasEvent;
    byMarket.element.hidden = hasEvent || isResults;
    results.hidden = !isResults;
    const key = JSON.stringify([view, parts.odds.current(), hasEvent, board.matches]);
    if (key === shownKey) return;
    shownKey = key;
    const { activeElement } = document;
    const focused = list.contains(activeElement) ? (activeElement as HTMLElement).dataset['key'] : undefined;
    list.replaceChildren(...makeContent());
    // What had the focus keeps it where it is still there.
    if (focused !== undefined)
      list.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus({ preventScroll: true });
    showTimes(say, list, board, now);
  }
  return {
    element,
    /** The match that is view alone. */
    focused: (): string | null => view.event,
    show: (next: BookBoard): void => {
      board = next;
      const hasLive = board.matches.some(({ state }) => state === 'live');
      if (!hasChosenTab && view.query === '') view.tab = hasLive ? 'live' : 'next';
      draw();
    },
    redraw: (): void => {
      shownKey = '';
      draw();
    },
    /** `moment` is what the server's clock says. */
    tick: (moment: number): void => {
      now = moment;
      showTimes(say, list, board, now);
    },
  };
}
