import { faceOf } from '../../../client/cards.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { ChoiceView, HiLoPicture } from '../hi-lo.game.ts';
import type { Guess } from '../hi-lo.rules.ts';

type Round = RoundView<HiLoPicture>;
const trailLength = 9;

function makeTable(say: PageTools['say']) {
  const rank = make('span', { class: 'rank' });
  const suit = make('span', { class: 'suit' });
  const card = make(
    'div',
    { class: 'card', role: 'img', 'aria-label': say('cardBack'), 'data-back': '' },
    rank,
    suit,
  );
  const trail = make('ol', { id: 'trail', 'aria-label': say('cards') });
  let picture = '';

  function showCard(drawn: number | undefined): void {
    const isBack = drawn === undefined;
    card.toggleAttribute('data-back', isBack);
    if (isBack) return;
    const face = faceOf(drawn, say);
    rank.textContent = face.rank;
    suit.textContent = face.suit;
    card.setAttribute('aria-label', face.name);
    card.toggleAttribute('data-red', face.isRed);
  }
  /** Each new card turns over; one that was there stays as it is. */
  function turnCard(key: string): void {
    if (key === picture) return;
    picture = key;
    card.removeAttribute('data-turned');
    // Read so that the animation starts again.
    void card.offsetWidth;
    card.setAttribute('data-turned', '');
  }
  function showTrail(cards: readonly number[]): void {
    const rows = cards.slice(0, -1).slice(-trailLength);
    trail.replaceChildren(
      ...rows.map((drawn) => {
        const face = faceOf(drawn, say);
        const picture = make('span', { role: 'img', 'aria-label': face.name }, `${face.rank}${face.suit}`);
        return make('li', face.isRed ? { 'data-red': '' } : {}, picture);
      }),
    );
  }
  return {
    elements: [trail, card],
    show: ({ id, picture }: Round): void => {
      const cards = picture?.cards ?? [];
      showCard(cards.at(-1));
      turnCard(`${id} ${cards.length}`);
      showTrail(cards);
    },
  };
}

function makeChoice(guess: Guess, { say, money, move }: PageTools) {
  const word = make('span', { class: 'word' }, say(guess));
  const odds = make('span', { class: 'odds' });
  const arrow = make('span', { class: `arrow ${guess === 'higher' ? 'up' : 'down'}`, 'aria-hidden': 'true' });
  const button = make('button', { type: 'button' }, arrow, word, odds);
  button.addEventListener('click', () => void move({ guess }));
  return {
    button,
    show: (choice: ChoiceView | null, isOnly: boolean): void => {
      word.textContent = say(isOnly ? `only${guess === 'higher' ? 'Higher' : 'Lower'}` : guess);
      odds.textContent =
        choice === null
          ? say('impossible')
          : say('odds', { chance: choice.chance, amount: money(choice.worth) });
    },
  };
}

function createHiLo(tools: PageTools): GameView<HiLoPicture> {
  const { say, money, move, stage, desk } = tools;
  const table = makeTable(say);
  const [higher, lower] = [makeChoice('higher', tools), makeChoice('lower', tools)];
  const take = make('button', { type: 'button', class: 'main', hidden: '' });
  take.addEventListener('click', () => void move({ take: true }));
  stage.append(...table.elements);
  desk.append(make('div', { class: 'choices' }, higher.button, lower.button), take);
  let preferred = higher.button;
  for (const { button } of [higher, lower])
    button.addEventListener('click', () => {
      preferred = button;
    });

  function show(round: Round | null): void {
    if (round?.picture === undefined || round.picture === null) return;
    table.show(round);
    const { choices, canTake, worth } = round.picture;
    if (round.state === 'open') {
      higher.show(choices.higher, choices.lower === null);
      lower.show(choices.lower, choices.higher === null);
    }
    take.hidden = !canTake;
    take.textContent = say('take', { amount: money(worth) });
  }
  const cardOf = ({ picture }: Round): string => faceOf(picture?.cards.at(-1) ?? 0, say).name;
  function tell(round: Round, before: Round | null): string | null {
    const { picture, payout, stake, state } = round;
    if (picture === null || state === 'refunded' || state === 'refunding') return null;
    const card = cardOf(round);
    if (state === 'open') {
      if (before === round) return say('resumed', { card });
      return say(before?.id === round.id ? 'right' : 'opened', { card, amount: money(picture.worth) });
    }
    if (/^[0.]+$/.test(payout)) return say('lost', { card, amount: money(stake) });
    return before?.picture?.cards.length === picture.cards.length
      ? say('won', { amount: money(payout) })
      : say('full', { card, amount: money(payout) });
  }
  return {
    show,
    play: (round) => {
      show(round);
      return Promise.resolve();
    },
    tell,
    setBusy: (isBusy, round) => {
      take.disabled = isBusy;
      higher.button.disabled = isBusy || !round?.picture?.choices.higher;
      lower.button.disabled = isBusy || !round?.picture?.choices.lower;
    },
    focus: () => {
      const other = preferred === higher.button ? lower.button : higher.button;
      (preferred.disabled ? other : preferred).focus();
    },
  };
}

startPage(createHiLo);
