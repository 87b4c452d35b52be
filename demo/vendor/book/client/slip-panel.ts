import { readMoney, writeMoney } from '../../../../src/protocol/money/money.ts';
import { find, type PageTools } from '../../client/game-view.ts';
import { make } from '../../client/make.ts';
import { evenOdds, multiply } from '../../game.ts';
import { writeOdds } from '../markets.ts';
import { mostOdds, multiplyOdds } from '../slip.ts';
import type { Acceptance, Chosen, ChosenBet } from './chosen.ts';
import type { OddsWriter } from './odds-format.ts';
import { namePick } from './words.ts';

type SlipTools = Pick<PageTools, 'say' | 'money' | 'currency' | 'stake' | 'choice' | 'isGuest'>;
interface SlipParts {
  readonly tools: SlipTools;
  readonly chosen: Chosen;
  readonly odds: OddsWriter;
  /** The legs have changed on the slip. */
  readonly onChange: () => void;
}

/** Odds of all legs, cut to two places. */
const productOf = (legs: readonly ChosenBet[]): number => {
  const { over, under } = multiplyOdds(legs);
  return Number((over * evenOdds) / under);
};
const isTooHigh = (legs: readonly ChosenBet[]): boolean => {
  const { over, under } = multiplyOdds(legs);
  return over * evenOdds > BigInt(mostOdds) * under;
};

/** How odds that change before the press are taken. */
function makeAcceptance({ tools: { say }, chosen, onChange }: SlipParts): HTMLElement {
  const select = make(
    'select',
    { id: 'accept' },
    ...(['none', 'higher', 'any'] as const).map((value) =>
      make(
        'option',
        { value, ...(value === chosen.acceptance() ? { selected: '' } : {}) },
        say(`accept.${value}`),
      ),
    ),
  );
  select.addEventListener('change', () => {
    chosen.setAcceptance(select.value as Acceptance);
    if (select.value === 'any') chosen.accept();
    onChange();
  });
  return make('p', { class: 'accept' }, make('label', { for: 'accept' }, say('accept')), select);
}

/** The slip that is being filled: its legs, the stake, and what it can pay. */
export function makeSlipPanel(parts: SlipParts) {
  const { tools, chosen, odds, onChange } = parts;
  const { say, money, currency, stake, choice, isGuest } = tools;
  const title = make('h2', { id: 'slip', tabindex: '-1', class: 'unseen' }, say('slip'));
  const clear = make('button', { type: 'button', class: 'quiet' }, say('clear'));
  const kind = make('b');
  const list = make('ul', { class: 'legs' });
  const empty = make('p', { class: 'empty' }, say('slipEmpty'));
  const totals = make('dl', { class: 'totals' });
  const news = make('p', { class: 'news', role: 'status' });
  const place = find<HTMLButtonElement>('deal');

  choice.append(title, make('div', { class: 'slip-head' }, kind, clear), empty, list);
  find('quick').after(totals, news);
  place.after(makeAcceptance(parts));

  const staked = (): bigint | null => {
    const amount = readMoney(stake(), currency());
    return amount === null || amount < 0n ? null : amount;
  };
  const possible = (): string => {
    const amount = staked();
    const legs = chosen.list();
    return amount === null || legs.length === 0
      ? '–'
      : money(writeMoney(multiply(amount, multiplyOdds(legs)), currency()));
  };
  function makeLeg(leg: ChosenBet): HTMLElement {
    const { match, trouble } = leg;
    const names = { home: match.home.name, away: match.away.name };
    const name = say('match', names);
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
    const words = { odds: odds.write(leg.odds) };
    return make(
      'li',
      { 'data-trouble': trouble },
      make(
        'div',
        {},
        make('b', {}, make('bdi', {}, namePick(say, leg, names))),
        make('span', { class: 'market' }, say(`market.${leg.market}`)),
        make('span', { class: 'market' }, make('bdi', {}, name)),
        ...(trouble === 'none' ? [] : [make('span', { class: 'trouble' }, say(trouble, words))]),
      ),
      make('span', { class: 'odds' }, make('bdi', {}, words.odds)),
      remove,
    );
  }
  const row = (name: string, value: string): readonly Node[] => [
    make('dt', {}, name),
    make('dd', {}, make('bdi', {}, value)),
  ];
  const hasTrouble = (trouble: ChosenBet['trouble']): boolean =>
    chosen.list().some((leg) => leg.trouble === trouble);
  function namePress(): string {
    if (isGuest) return say('logIn');
    if (hasTrouble('changed')) return say('acceptChanges');
    const amount = staked();
    return amount === null || amount === 0n
      ? say('place')
      : say('placeFor', { stake: money(writeMoney(amount, currency())) });
  }
  function showSums(): void {
    const legs = chosen.list();
    totals.replaceChildren(
      ...(legs.length > 1 ? row(say('totalOdds'), odds.write(productOf(legs))) : []),
      ...(isGuest ? [] : row(say('possible'), possible())),
    );
    place.textContent = namePress();
  }
  function show(): void {
    const legs = chosen.list();
    document.body.dataset['legs'] = String(legs.length);
    kind.textContent = legs.length > 1 ? say('accumulator', { legs: String(legs.length) }) : say('single');
    empty.hidden = legs.length > 0;
    list.replaceChildren(...legs.map(makeLeg));
    showSums();
    const notice = hasTrouble('changed') ? 'changedNews' : hasTrouble('suspended') ? 'suspendedNews' : '';
    news.textContent = notice === '' ? '' : say(notice);
  }
  clear.addEventListener('click', () => {
    chosen.clear();
    onChange();
    title.focus({ preventScroll: true });
  });
  for (const name of ['input', 'change']) find('stake').addEventListener(name, showSums);
  return {
    show,
    showSums,
    focus: (): void => title.focus({ preventScroll: true }),
    /** What the bar of a phone says of it. */
    describe: (): { readonly legs: number; readonly odds: string } => {
      const legs = chosen.list();
      return { legs: legs.length, odds: legs.length === 0 ? '' : odds.write(productOf(legs)) };
    },
    /** The sentence about a slip that cannot be placed. */
    findFault: (): string | null => {
      const legs = chosen.list();
      if (legs.length === 0) return say('slipEmpty');
      if (hasTrouble('closed')) return say('fault.closed');
      if (hasTrouble('suspended')) return say('fault.suspended');
      if (isTooHigh(legs)) return say('error.game.odds-too-high', { most: writeOdds(mostOdds) });
      return staked() === null ? say('error.amount.invalid') : null;
    },
    /** A press takes odds that have changed first; the next one places the bet. */
    isReviewed: (): boolean => {
      if (!hasTrouble('changed')) return true;
      chosen.accept();
      show();
      return false;
    },
    setBusy: (isBusy: boolean): void => {
      for (const button of [clear, ...list.querySelectorAll('button')]) button.disabled = isBusy;
    },
  };
}
