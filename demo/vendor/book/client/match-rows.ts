import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import type { BookBoard, MatchView } from '../views.ts';
import { makeEmblem } from './emblem.ts';
import type { PriceCells } from './price-cells.ts';

interface RowParts {
  readonly say: Say;
  readonly cells: PriceCells;
  readonly onOpen: (match: MatchView) => void;
}
/** Matches of one league that begin together, with the odds of one market. */
export function createMatchRows({ say, cells, onOpen }: RowParts) {
  function makeOpen(match: MatchView): HTMLElement {
    const names = { home: match.home.name, away: match.away.name };
    const button = make(
      'button',
      {
        type: 'button',
        class: 'more',
        'data-key': `open ${match.id}`,
        'aria-label': say('allMarketsOf', { ...names, markets: String(match.markets) }),
      },
      `+${match.markets}`,
    );
    button.addEventListener('click', () => onOpen(match));
    return button;
  }
  function makeRow(match: MatchView, market: string): HTMLElement {
    const offer = match.offers.find((one) => one.market === market);
    const isLive = match.state === 'live';
    const names = (['home', 'away'] as const).map((side) =>
      make(
        'span',
        { class: 'team' },
        makeEmblem(match[side]),
        make('bdi', {}, match[side].name),
        ...(isLive ? [make('b', { class: 'goals' }, String(match.score[side]))] : []),
      ),
    );
    const prices = offer === undefined ? [cells.makeLock(match)] : cells.make(match, offer);
    const label = say('match', { home: match.home.name, away: match.away.name });
    const sum = match.score.home + match.score.away;
    return make(
      'li',
      { 'data-sum': String(sum), 'data-id': match.id },
      make('div', { class: 'teams' }, ...names),
      make('div', { class: 'prices', role: 'group', 'aria-label': label }, ...prices),
      makeOpen(match),
    );
  }
  return (board: BookBoard, matches: readonly MatchView[], market: string): HTMLElement => {
    const [first] = matches;
    const league = board.leagues.find(({ code }) => code === first?.league);
    const best = league?.bestOf ?? null;
    return make(
      'section',
      { class: 'group', 'data-state': first?.state ?? '' },
      make(
        'header',
        {},
        make('h2', { dir: 'auto' }, league?.name ?? ''),
        ...(best === null ? [] : [make('span', { class: 'best' }, say('bestOf', { maps: String(best) }))]),
        make('span', { class: 'clock', 'data-match': first?.id ?? '' }),
      ),
      make('ul', {}, ...matches.map((match) => makeRow(match, market))),
    );
  };
}
