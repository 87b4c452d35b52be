import type { ChoiceView, Guess, RoundView } from '../shown-round.ts';
import { faceOf, type Say } from './say.ts';

export type Phase = 'loading' | 'ready' | 'open' | 'over';
const trailLength = 9;

function find<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`expects an element ${id} in the page, found none`);
  return found as Kind;
}

/** The page's elements, and what is shown in them. It decides nothing. */
export function createView(say: Say) {
  const parts = {
    higher: find<HTMLButtonElement>('higher'),
    lower: find<HTMLButtonElement>('lower'),
    take: find<HTMLButtonElement>('take'),
    deal: find<HTMLButtonElement>('deal'),
    again: find<HTMLButtonElement>('again'),
    back: find<HTMLButtonElement>('back'),
    bet: find<HTMLFormElement>('bet'),
    stake: find<HTMLInputElement>('stake'),
  };
  const card = find('card');
  let money = (amount: string): string => amount;
  let shown = '';

  function showCard(drawn: number | undefined): void {
    const isBack = drawn === undefined;
    card.toggleAttribute('data-back', isBack);
    if (isBack) return;
    const { rank, suit, isRed, name } = faceOf(drawn, say);
    find('rank').textContent = rank;
    find('suit').textContent = suit;
    card.setAttribute('aria-label', name);
    card.toggleAttribute('data-red', isRed);
  }
  /** Each new card turns over; one that was there stays as it lies. */
  function turnCard(key: string): void {
    if (key === shown) return;
    shown = key;
    card.removeAttribute('data-turned');
    // Read so that the animation starts again.
    void card.offsetWidth;
    card.setAttribute('data-turned', '');
  }
  function showTrail(cards: readonly number[]): void {
    const rows = cards.slice(0, -1).slice(-trailLength);
    find('trail').replaceChildren(
      ...rows.map((drawn) => {
        const { rank, suit, isRed, name } = faceOf(drawn, say);
        const row = document.createElement('li');
        const face = document.createElement('span');
        face.setAttribute('role', 'img');
        face.setAttribute('aria-label', name);
        face.textContent = `${rank}${suit}`;
        row.toggleAttribute('data-red', isRed);
        row.append(face);
        return row;
      }),
    );
  }
  function showChoice(guess: Guess, choice: ChoiceView | null, isOnly: boolean): void {
    const button = parts[guess];
    const [word, odds] = [button.querySelector('.word'), button.querySelector('.odds')];
    if (word !== null)
      word.textContent = say(isOnly ? `only${guess === 'higher' ? 'Higher' : 'Lower'}` : guess);
    if (odds !== null)
      odds.textContent =
        choice === null
          ? say('impossible')
          : say('odds', { chance: choice.chance, amount: money(choice.worth) });
  }

  return {
    parts,
    useMoney: (format: (amount: string) => string): void => {
      money = format;
    },
    money: (amount: string): string => money(amount),
    setPhase: (phase: Phase): void => {
      document.body.dataset['phase'] = phase;
      find('end').hidden = phase !== 'over';
    },
    setBusy: (isBusy: boolean, round: RoundView | null): void => {
      parts.deal.disabled = isBusy;
      parts.take.disabled = isBusy;
      parts.higher.disabled = isBusy || round?.choices.higher === null || round === null;
      parts.lower.disabled = isBusy || round?.choices.lower === null || round === null;
      document.body.setAttribute('aria-busy', String(isBusy));
    },
    showGame: (name: string, picture: string, symbol: string): void => {
      find('name').textContent = name;
      document.title = name;
      const art = find<HTMLImageElement>('art');
      art.src = picture;
      art.hidden = false;
      find('symbol').textContent = symbol;
    },
    showBalance: (amount: string): void => {
      find('balance').textContent = money(amount);
    },
    say: (text: string): void => {
      find('said').textContent = text;
    },
    showFault: (text: string): void => {
      find('fault').textContent = text;
      parts.stake.setAttribute('aria-invalid', String(text !== ''));
    },
    showRound: (round: RoundView): void => {
      showCard(round.cards.at(-1));
      turnCard(`${round.id} ${round.cards.length}`);
      showTrail(round.cards);
      const { higher, lower } = round.choices;
      if (round.state === 'open') {
        showChoice('higher', higher, lower === null);
        showChoice('lower', lower, higher === null);
      }
      parts.take.hidden = !round.canTake;
      parts.take.textContent = say('take', { amount: money(round.worth) });
    },
    showQuick: (amounts: readonly string[], onPick: (amount: string) => void): void => {
      find('quick').replaceChildren(
        ...amounts.map((amount) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = money(amount);
          button.setAttribute('aria-label', say('quick', { amount: money(amount) }));
          button.addEventListener('click', () => onPick(amount));
          return button;
        }),
      );
    },
    cardName: (round: RoundView): string => faceOf(round.cards.at(-1) ?? 0, say).name,
  };
}
