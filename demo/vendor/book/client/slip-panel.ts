import { readMoney, writeMoney } from '../../../../src/protocol/money.ts';
import { find, type PageTools } from '../../client/game-view.ts';
import { make } from '../../client/make.ts';
import { evenOdds, multiply } from '../../game.ts';
import { writeOdds } from '../markets.ts';
import { mostOdds, multiplyOdds } from '../slip.ts';
import type { Chosen, ChosenBet } from './chosen.ts';
import { namePick } from './words.ts';

type SlipTools = Pick<PageTools, 'say' | 'money' | 'currency' | 'stake' | 'choice'>;
interface SlipParts {
  readonly tools: SlipTools;
  readonly chosen: Chosen;
  /** The legs have changed on the slip. */
  readonly onChange: () => void;
}

/** Odds of all legs as text, cut to two places. */
const writeProduct = (legs: readonly ChosenBet[]): string => {
  const { over, under } = multiplyOdds(legs);
  return writeOdds(Number((over * evenOdds) / under));
};
const isTooHigh = (legs: readonly ChosenBet[]): boolean => {
  const { over, under } = multiplyOdds(legs);
  return over * evenOdds > BigInt(mostOdds) * under;
};

/** The slip that is being filled: its legs, what it can pay, and a look at all of it before it is placed. */
export function makeSlipPanel({ tools, chosen, onChange }: SlipParts) {
  const { say, money, currency, stake, choice } = tools;
  const count = make('span', { class: 'count', 'aria-hidden': 'true' });
  const title = make('h2', { id: 'slip', tabindex: '-1' }, say('slip'), ' ', count);
  const clear = make('button', { type: 'button', class: 'quiet' }, say('clear'));
  const list = make('ul', { class: 'legs' });
  const empty = make('p', { class: 'empty' }, say('slipEmpty'));
  const totals = make('dl', { class: 'totals' });
  const change = make('button', { type: 'button', class: 'quiet', id: 'change' }, say('change'));
  const review = make('p', { class: 'review', tabindex: '-1' });
  const bar = make('button', { type: 'button', class: 'bar', hidden: '' });
  const place = find<HTMLButtonElement>('deal');
  let isReview = false;

  choice.append(make('div', { class: 'slip-head' }, title, clear), empty, list);
  find('quick').after(totals, review);
  place.after(change);
  document.body.append(bar);

  const possible = (): string => {
    const staked = readMoney(stake(), currency());
    const legs = chosen.list();
    return staked === null || staked < 0n || legs.length === 0
      ? '–'
      : money(writeMoney(multiply(staked, multiplyOdds(legs)), currency()));
  };
  function makeLeg(leg: ChosenBet): HTMLElement {
    const { match, odds, trouble } = leg;
    const [home, away] = [match.home.name, match.away.name];
    const name = say('match', { home, away });
    const remove = make(
      'button',
      { type: 'button', class: 'remove', 'aria-label': say('remove', { match: name }) },
      '×',
    );
    remove.addEventListener('click', () => {
      chosen.remove(match.id);
      onChange();
      title.focus({ preventScroll: true });
    });
    const warning =
      trouble === 'none' ? [] : [make('span', { class: 'trouble' }, say(trouble, { odds: writeOdds(odds) }))];
    return make(
      'li',
      { 'data-trouble': trouble },
      make(
        'div',
        {},
        make('b', {}, make('bdi', {}, namePick(say, leg, { home, away }))),
        make('span', { class: 'market' }, say(`market.${leg.market}`)),
        make('span', { class: 'market' }, make('bdi', {}, name)),
        ...warning,
      ),
      make('span', { class: 'odds' }, writeOdds(odds)),
      remove,
    );
  }
  const row = (name: string, value: string): readonly Node[] => [
    make('dt', {}, name),
    make('dd', {}, make('bdi', {}, value)),
  ];
  function showSums(): void {
    const legs = chosen.list();
    const kind = legs.length > 1 ? say('accumulator', { legs: String(legs.length) }) : say('single');
    totals.replaceChildren(
      ...row(say('oddsOf', { kind }), legs.length === 0 ? '–' : writeProduct(legs)),
      ...row(say('possible'), possible()),
    );
  }
  function setReview(isOn: boolean): void {
    isReview = isOn;
    document.body.toggleAttribute('data-review', isOn);
    change.hidden = !isOn;
    place.textContent = say(isOn ? 'place' : 'deal');
    const legs = chosen.list();
    const staked = readMoney(stake(), currency());
    review.hidden = !isOn;
    review.textContent =
      isOn && staked !== null && staked >= 0n
        ? say('review', {
            stake: money(writeMoney(staked, currency())),
            odds: writeProduct(legs),
            possible: possible(),
          })
        : '';
  }
  function show(): void {
    const legs = chosen.list();
    document.body.dataset['legs'] = String(legs.length);
    count.textContent = String(legs.length);
    empty.hidden = legs.length > 0;
    clear.hidden = legs.length === 0;
    list.replaceChildren(...legs.map(makeLeg));
    bar.hidden = legs.length === 0;
    bar.textContent =
      legs.length === 0 ? '' : say('bar', { legs: String(legs.length), odds: writeProduct(legs) });
    showSums();
    setReview(false);
  }
  clear.addEventListener('click', () => {
    chosen.clear();
    onChange();
    title.focus({ preventScroll: true });
  });
  change.addEventListener('click', () => {
    setReview(false);
    find('stake').focus();
  });
  bar.addEventListener('click', () => {
    title.scrollIntoView({ block: 'start' });
    title.focus({ preventScroll: true });
  });
  // The bar leads to the slip: where the slip is in sight there is nothing to lead to.
  new IntersectionObserver((entries) => {
    bar.toggleAttribute(
      'data-away',
      entries.some(({ isIntersecting }) => isIntersecting),
    );
  }).observe(choice);
  for (const kind of ['input', 'change'])
    find('stake').addEventListener(kind, () => {
      showSums();
      if (isReview) setReview(false);
    });
  return {
    show,
    showSums,
    /** The sentence about a slip that cannot be placed. */
    findFault: (): string | null => {
      const legs = chosen.list();
      if (legs.length === 0) return say('slipEmpty');
      if (legs.some(({ trouble }) => trouble === 'started')) return say('fault.started');
      if (isTooHigh(legs)) return say('error.game.odds-too-high', { most: writeOdds(mostOdds) });
      const staked = readMoney(stake(), currency());
      return staked === null || staked < 0n ? say('error.amount.invalid') : null;
    },
    /** Shows the slip for review first; true for the press after it. */
    isReviewed: (): boolean => {
      if (isReview) return true;
      chosen.accept();
      show();
      setReview(true);
      review.focus({ preventScroll: true });
      review.scrollIntoView({ block: 'nearest' });
      return false;
    },
    endReview: (): void => setReview(false),
    setBusy: (isBusy: boolean): void => {
      for (const button of [clear, change, ...list.querySelectorAll('button')]) button.disabled = isBusy;
    },
  };
}
