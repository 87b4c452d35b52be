import { unitOf, writeMoney } from '../../../../src/protocol/money/money.ts';
import type { PageTools } from '../../client/game-view.ts';
import { make } from '../../client/make.ts';

/** Values of chips in whole units of the currency. */
const chipValues = [1, 5, 20, 100] as const;

/** The chip that a pile of so many units is drawn as. */
export const chipOf = (units: number): number => chipValues.findLast((value) => value <= units) ?? 1;

/** Whole units by bet. */
type Bets<Name extends string> = { readonly [On in Name]?: number };

/** What is laid on the table before it is staked, chip after chip; `mostUnits` of them at most. */
export function createPile<Name extends string>(mostUnits: number) {
  let laid: readonly (readonly [on: Name, units: number])[] = [];
  let last: typeof laid = [];
  const bets = (): Bets<Name> => {
    const sums: { [On in Name]?: number } = {};
    for (const [on, units] of laid) sums[on] = (sums[on] ?? 0) + units;
    return sums;
  };
  const total = (): number => laid.reduce((sum, [, units]) => sum + units, 0);
  return {
    bets,
    /** Units of all bets. */
    total,
    mostUnits,
    isEmpty: (): boolean => laid.length === 0,
    canRepeat: (): boolean => laid.length === 0 && last.length > 0,
    /** Whether there is room for the chip on the table. */
    lay: (on: Name, units: number): boolean => {
      if (total() + units > mostUnits) return false;
      laid = [...laid, [on, units]];
      return true;
    },
    undo: (): void => {
      laid = laid.slice(0, -1);
    },
    clear: (): void => {
      laid = [];
    },
    /** The bets have become a round. */
    stake: (): void => {
      if (laid.length > 0) last = laid;
      laid = [];
    },
    repeat: (): void => {
      laid = last;
    },
  };
}
export type Pile<Name extends string> = ReturnType<typeof createPile<Name>>;

/** The chips to choose from, and what can be done with those on the table. */
export function makeRack<Name extends string>(
  { say, money, currency, choice }: PageTools,
  pile: Pile<Name>,
  onChange: () => void,
) {
  const write = (units: number): string => money(writeMoney(BigInt(units) * unitOf(currency()), currency()));
  let chosen: number = chipValues[1];
  const chips = chipValues.map((value) => {
    const attributes = { type: 'radio', name: 'chip', value: String(value) };
    const radio = make('input', value === chosen ? { ...attributes, checked: '' } : attributes);
    const name = make('span', { class: 'unseen' });
    radio.addEventListener('change', () => {
      chosen = value;
    });
    const face = make(
      'span',
      { class: 'chip', 'data-value': String(value), 'aria-hidden': 'true' },
      String(value),
    );
    return { value, radio, name, label: make('label', {}, radio, face, name) };
  });
  const group = make(
    'fieldset',
    { class: 'rack' },
    make('legend', {}, say('chips')),
    ...chips.map(({ label }) => label),
  );
  const total = make('p', { class: 'total', role: 'status' });
  const makeButton = (name: string, act: () => void): HTMLButtonElement => {
    const button = make('button', { type: 'button' }, say(name));
    button.addEventListener('click', () => {
      act();
      show();
      onChange();
    });
    return button;
  };
  const buttons = {
    undo: makeButton('undo', pile.undo),
    clear: makeButton('clear', pile.clear),
    repeat: makeButton('repeat', pile.repeat),
  };
  choice.append(group, make('div', { class: 'acts' }, ...Object.values(buttons)), total);
  let isBusy = false;

  function show(isFull = false): void {
    const amount = write(isFull ? pile.mostUnits : pile.total());
    total.textContent = say(isFull ? 'mostStake' : 'total', { amount });
    buttons.undo.disabled = isBusy || pile.isEmpty();
    buttons.clear.disabled = isBusy || pile.isEmpty();
    buttons.repeat.disabled = isBusy || !pile.canRepeat();
  }
  return {
    write,
    /** The whole stake as decimal text. */
    stake: (): string => writeMoney(BigInt(pile.total()) * unitOf(currency()), currency()),
    show,
    /** Lays the chosen chip. */
    lay: (on: Name): void => {
      show(!pile.lay(on, chosen));
      onChange();
    },
    /** Amounts can be written once the currency is there. */
    begin: (): void => {
      for (const { name, value } of chips) name.textContent = say('chip', { amount: write(value) });
      show();
    },
    setBusy: (busy: boolean): void => {
      isBusy = busy;
      group.disabled = busy;
      show();
    },
  };
}
