import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import type { MatchView, OfferView } from '../views.ts';
import type { Chosen } from './chosen.ts';
import type { OddsWriter } from './odds-format.ts';
import { namePick, shortPick } from './words.ts';

export type PriceView = OfferView['prices'][number];
export type OnPick = (match: MatchView, offer: OfferView, price: PriceView) => void;
export interface PriceParts {
  readonly say: Say;
  readonly chosen: Chosen;
  readonly odds: OddsWriter;
  readonly onPick: OnPick;
}

/** Buttons with odds. One whose odds have changed says which way they went, until they change again, or for a while. */
export function createPriceCells({ say, chosen, odds, onPick }: PriceParts) {
  const last = new Map<string, { readonly odds: number; readonly move: string; readonly at: number }>();
  const movedMs = 6_000;
  function moveOf(key: string, now: number): string {
    const before = last.get(key);
    const isSame = before?.odds === now;
    const move = before === undefined ? '' : before.odds < now ? 'up' : 'down';
    if (!isSame) last.set(key, { odds: now, move, at: performance.now() });
    const current = last.get(key);
    return current !== undefined && performance.now() - current.at < movedMs ? current.move : '';
  }
  function makeCell(match: MatchView, offer: OfferView, price: PriceView): HTMLElement {
    const bet = { market: offer.market, pick: price.pick, line: offer.line };
    const key = `${match.id} ${bet.market} ${bet.line} ${bet.pick}`;
    const move = moveOf(key, price.odds);
    const names = { home: match.home.name, away: match.away.name };
    const words = { pick: namePick(say, bet, names), odds: odds.write(price.odds) };
    const label = `${say('priceOf', words)}${move === '' ? '' : `, ${say(`moved.${move}`)}`}`;
    const button = make(
      'button',
      {
        type: 'button',
        class: 'price',
        'data-key': key,
        'aria-label': label,
        'aria-pressed': String(chosen.isChosen(match.id, bet)),
        ...(move === '' ? {} : { 'data-move': move }),
      },
      make('span', {}, shortPick(say, bet)),
      make('b', {}, make('bdi', {}, words.odds)),
    );
    button.addEventListener('click', () => onPick(match, offer, price));
    return button;
  }
  return {
    make: (match: MatchView, offer: OfferView): readonly HTMLElement[] =>
      offer.prices.map((price) => makeCell(match, offer, price)),
    /** In the place of odds that are not sold for a moment. */
    makeLock: ({ isSuspended }: MatchView): HTMLElement =>
      make('span', { class: 'lock' }, isSuspended ? say('suspended') : '–'),
  };
}
export type PriceCells = ReturnType<typeof createPriceCells>;
