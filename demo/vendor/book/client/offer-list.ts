import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import { writeOdds, type MarketCode } from '../markets.ts';
import type { BookBoard, MatchView, OfferView } from '../views.ts';
import type { Chosen } from './chosen.ts';
import { makeEmblem } from './emblem.ts';
import { namePick, shortPick, writeCountdown } from './words.ts';

type PriceView = OfferView['prices'][number];
interface OfferListParts {
  readonly say: Say;
  readonly chosen: Chosen;
  readonly onPick: (match: MatchView, offer: OfferView, price: PriceView) => void;
}
const minuteMs = 60_000;

/** Buttons of which one is pressed. */
function makeChips<Value extends string>(
  label: string,
  options: readonly { readonly value: Value; readonly text: string }[],
  onChoose: (value: Value) => void,
) {
  const buttons = options.map(({ value, text }) => {
    const button = make('button', { type: 'button', 'data-value': value }, text);
    button.addEventListener('click', () => onChoose(value));
    return button;
  });
  return {
    element: make('div', { class: 'chips', role: 'group', 'aria-label': label }, ...buttons),
    show: (chosen: Value): void => {
      for (const button of buttons)
        button.setAttribute('aria-pressed', String(button.dataset['value'] === chosen));
    },
  };
}

/** Matches that can be bet on, by league and kick-off, with the odds of one market at a time. */
export function makeOfferList({ say, chosen, onPick }: OfferListParts) {
  const groups = make('div', { class: 'groups' });
  const bars = make('div', { class: 'bars' });
  const element = make('section', { class: 'offer', 'aria-label': say('offer') }, bars, groups);
  let board: BookBoard = { leagues: [], matches: [] };
  let market: MarketCode | null = null;
  let league = 'all';
  let shownKey = '';
  let now = 0;

  function makePrice(match: MatchView, offer: OfferView, price: PriceView): HTMLElement {
    const bet = { market: offer.market, pick: price.pick, line: offer.line };
    const names = { home: match.home.name, away: match.away.name };
    const odds = writeOdds(price.odds);
    const button = make(
      'button',
      {
        type: 'button',
        class: 'price',
        'data-event': match.id,
        'data-pick': price.pick,
        'aria-pressed': String(chosen.isChosen(match.id, offer.market, price.pick)),
        'aria-label': say('priceOf', { pick: namePick(say, bet, names), odds }),
      },
      make('span', {}, shortPick(say, bet)),
      make('b', {}, odds),
    );
    button.addEventListener('click', () => onPick(match, offer, price));
    return button;
  }
  function makeRow(match: MatchView): HTMLElement {
    const offer = match.offers.find((one) => one.market === market);
    const names = [match.home, match.away].map((team) =>
      make('span', { class: 'team' }, makeEmblem(team), make('bdi', {}, team.name)),
    );
    const prices = offer === undefined ? [] : offer.prices.map((price) => makePrice(match, offer, price));
    const label = say('match', { home: match.home.name, away: match.away.name });
    return make(
      'li',
      {},
      make('div', { class: 'teams' }, ...names),
      make('div', { class: 'prices', role: 'group', 'aria-label': label }, ...prices),
    );
  }
  function makeGroup(code: string, kickOffAt: number): HTMLElement {
    const leagueView = board.leagues.find((one) => one.code === code);
    const matches = board.matches.filter((one) => one.league === code && one.kickOffAt === kickOffAt);
    const best = leagueView?.bestOf ?? null;
    return make(
      'section',
      { class: 'group', 'data-kick-off': String(kickOffAt) },
      make(
        'header',
        {},
        make('h2', { dir: 'auto' }, leagueView?.name ?? code),
        ...(best === null ? [] : [make('span', { class: 'best' }, say('bestOf', { maps: String(best) }))]),
        make('span', { class: 'countdown' }),
      ),
      make('ul', {}, ...matches.map(makeRow)),
    );
  }
  function showTimes(): void {
    for (const group of groups.querySelectorAll<HTMLElement>('.group')) {
      const rest = Number(group.dataset['kickOff']) - now;
      const countdown = group.querySelector<HTMLElement>('.countdown');
      if (countdown === null) continue;
      countdown.textContent = say('kickOffIn', { time: `\u2066${writeCountdown(rest)}\u2069` });
      countdown.dataset['soon'] = String(rest < minuteMs);
      group.toggleAttribute('inert', rest <= 0);
    }
  }
  function draw(): void {
    const sold = board.matches.filter(
      (one) => one.offers.length > 0 && (league === 'all' || one.league === league),
    );
    const keys = [...new Set(sold.map((one) => `${one.league} ${one.kickOffAt}`))];
    const key = `${market ?? ''} ${sold.map(({ id, offers }) => `${id}${JSON.stringify(offers)}`).join()}`;
    if (key !== shownKey) {
      shownKey = key;
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
      const { event = '', pick = '' } = focused;
      groups.replaceChildren(
        ...keys.map((one) => {
          const [code = '', time = ''] = one.split(' ');
          return makeGroup(code, Number(time));
        }),
      );
      // New rows have come: the one that had the focus keeps it.
      if (event !== '')
        groups
          .querySelector<HTMLElement>(`[data-event="${event}"][data-pick="${pick}"]`)
          ?.focus({ preventScroll: true });
    }
    showTimes();
  }
  function showChosen(): void {
    for (const button of groups.querySelectorAll<HTMLElement>('.price')) {
      const { event = '', pick = '' } = button.dataset;
      button.setAttribute('aria-pressed', String(chosen.isChosen(event, market ?? '', pick)));
    }
  }
  function makeBars(): void {
    const markets = board.matches.find(({ offers }) => offers.length > 0)?.offers ?? [];
    const [first] = markets;
    if (first === undefined) return;
    market = first.market;
    const byMarket = makeChips(
      say('markets'),
      markets.map((one) => ({ value: one.market, text: say(`market.${one.market}`) })),
      (value) => {
        market = value;
        byMarket.show(value);
        draw();
      },
    );
    const byLeague = makeChips(
      say('leagues'),
      [
        { value: 'all', text: say('allLeagues') },
        ...board.leagues.map(({ code, name }) => ({ value: code, text: name })),
      ],
      (value) => {
        league = value;
        byLeague.show(value);
        draw();
      },
    );
    byMarket.show(market);
    byLeague.show(league);
    bars.replaceChildren(byLeague.element, byMarket.element);
  }
  return {
    element,
    showChosen,
    show: (next: BookBoard): void => {
      board = next;
      if (market === null) makeBars();
      draw();
    },
    /** `moment` is what the server's clock says. */
    tick: (moment: number): void => {
      now = moment;
      showTimes();
    },
  };
}
