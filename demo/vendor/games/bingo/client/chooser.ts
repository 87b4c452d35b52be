import { readMoney, writeMoney } from '../../../../../src/protocol/money/money.ts';
import type { PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { makeCard, mostCards, type Card } from '../bingo.rules.ts';

/** Numbers that are only a picture of luck: any card has the same chances. */
const pickNumber = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** How many cards are bought, and with which numbers. */
export function makeChooser(
  { say, money, stake, currency, choice }: PageTools,
  onChange: (cards: readonly Card[]) => void,
) {
  let cards = Array.from({ length: mostCards }, () => makeCard(pickNumber));
  let count = 1;
  const chosen = (): readonly Card[] => cards.slice(0, count);
  const part = make('p', { class: 'part' });
  const fresh = make('button', { type: 'button' }, say('newNumbers'));
  const radios = Array.from({ length: mostCards }, (_, step) => {
    const attributes = { type: 'radio', name: 'count', value: String(step + 1) };
    const radio = make('input', step === 0 ? { ...attributes, checked: '' } : attributes);
    radio.addEventListener('change', () => {
      count = step + 1;
      show();
      onChange(chosen());
    });
    return { radio, label: make('label', {}, radio, make('span', {}, String(step + 1))) };
  });
  const group = make(
    'fieldset',
    { class: 'counts' },
    make('legend', {}, say('cardCount')),
    ...radios.map(({ label }) => label),
  );
  fresh.addEventListener('click', () => {
    cards = cards.map(() => makeCard(pickNumber));
    onChange(chosen());
  });
  choice.append(group, fresh, part);
  function show(): void {
    const staked = readMoney(stake(), currency());
    const each = staked === null || staked < 0n ? null : writeMoney(staked / BigInt(count), currency());
    part.textContent = each === null ? '' : say('perCard', { amount: money(each) });
  }
  for (const kind of ['input', 'change']) document.getElementById('stake')?.addEventListener(kind, show);
  return {
    chosen,
    show,
    /** A round that continues has its own cards. */
    take: (ownCards: readonly Card[]): void => {
      count = ownCards.length;
      cards = [...ownCards, ...cards.slice(ownCards.length)];
      for (const [step, { radio }] of radios.entries()) radio.checked = step + 1 === count;
      show();
    },
    setBusy: (isBusy: boolean): void => {
      group.disabled = isBusy;
      fresh.disabled = isBusy;
    },
  };
}
