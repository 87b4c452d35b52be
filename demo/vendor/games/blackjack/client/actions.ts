import type { PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import type { BlackjackPicture } from '../blackjack.game.ts';
import { moves, type Move } from '../blackjack.rules.ts';

/** The four moves in one row, and the button that asks for advice. */
export function makeActions({ say, money, move, desk, announce }: PageTools) {
  let advice: Move | null = null;
  let preferred: Move = 'hit';
  const buttons = moves.map((name) => {
    const cost = make('small', { 'aria-hidden': 'true' });
    const button = make('button', { type: 'button', class: 'move', 'data-move': name }, say(name), cost);
    button.addEventListener('click', () => {
      preferred = name === 'stand' ? 'stand' : 'hit';
      void move({ play: name });
    });
    return { name, button, cost };
  });
  const advise = make('button', { type: 'button', class: 'advise' }, say('advise'));
  advise.addEventListener('click', () => {
    if (advice !== null) announce(say(`advice.${advice}`));
  });
  desk.append(
    make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': say('moves') },
      ...buttons.map(({ button }) => button),
    ),
    advise,
  );
  return {
    setBusy: (isBusy: boolean, picture: BlackjackPicture | null): void => {
      advice = picture?.advice ?? null;
      advise.disabled = isBusy || advice === null;
      for (const { name, button, cost } of buttons) {
        const isCostly = name === 'double' || name === 'split';
        button.disabled = isBusy || picture?.moves.includes(name) !== true;
        if (!isCostly || picture === null) continue;
        const amount = money(picture.cost);
        cost.textContent = say('more', { amount });
        button.setAttribute('aria-label', say('costs', { move: say(name), amount }));
      }
    },
    focus: (): void => {
      const enabled = buttons.filter(({ button }) => !button.disabled);
      const one = enabled.find(({ name }) => name === preferred) ?? enabled[0];
      one?.button.focus({ preventScroll: true });
    },
  };
}
