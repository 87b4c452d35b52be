import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import type { MatchView, OfferView } from '../views.ts';
import { makeEmblem } from './emblem.ts';
import type { PriceCells } from './price-cells.ts';

/** A match alone: its score, and all markets that are sold of it. */
export function makeMatchPage(say: Say, cells: PriceCells, match: MatchView, league: string): HTMLElement {
  const team = (side: 'home' | 'away'): HTMLElement =>
    make('span', { class: 'team' }, makeEmblem(match[side]), make('bdi', {}, match[side].name));
  const score = match.state === 'sold' ? '–' : `${match.score.home}–${match.score.away}`;
  const rows = new Map<string, readonly OfferView[]>();
  for (const offer of match.offers) rows.set(offer.market, [...(rows.get(offer.market) ?? []), offer]);
  const makeMarket = ([market, offers]: readonly [string, readonly OfferView[]]): HTMLElement =>
    make(
      'section',
      { class: 'market-card' },
      make('h2', {}, say(`market.${market}`)),
      ...offers.map((offer) =>
        make('div', { class: `prices prices-${market}` }, ...cells.make(match, offer)),
      ),
    );
  const none =
    match.state === 'over' ? say('ended') : match.isSuspended ? say('suspendedText') : say('noMarkets');
  return make(
    'article',
    { class: 'match-page', 'aria-label': say('match', { home: match.home.name, away: match.away.name }) },
    make(
      'header',
      {},
      make(
        'p',
        { class: 'meta' },
        make('bdi', {}, league),
        make('span', { class: 'clock', 'data-match': match.id }),
      ),
      make(
        'div',
        { class: 'versus' },
        team('home'),
        make('b', { class: 'score' }, make('bdi', { dir: 'ltr' }, score)),
        team('away'),
      ),
    ),
    ...(match.offers.length === 0 ? [make('p', { class: 'empty' }, none)] : []),
    ...[...rows].map(makeMarket),
  );
}
