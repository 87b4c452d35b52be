import type { GameView, PageTools } from '../../../client/game-view.ts';
import { faceOf } from '../../../client/cards.ts';
import { make } from '../../../client/make.ts';
import { makePlayingCard } from '../../../client/playing-card.ts';
import { makeRoundProof } from '../../../client/round-proof.ts';
import { startPage } from '../../../client/start-page.ts';
import { tellOutcome } from '../../../client/tell-outcome.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { PokerPicture } from '../poker.game.ts';
import { dealCards, drawHand, handNames, handSize, payTable, type HandName } from '../poker.rules.ts';

type Round = RoundView<PokerPicture>;
const turnMs = 220;
const places = Array.from({ length: handSize }, (_, place) => place);

/** What hands pay, with the one that lies there marked. */
function makePays({ say }: PageTools) {
  const rows = handNames.map((name) => ({
    name,
    row: make('li', {}, make('span', {}, say(`hand.${name}`)), make('b', {}, `${payTable[name]}×`)),
  }));
  return {
    element: make('ul', { class: 'pays', 'aria-label': say('pays') }, ...rows.map(({ row }) => row)),
    mark: (name: HandName | null): void => {
      for (const one of rows) one.row.toggleAttribute('data-now', one.name === name);
    },
  };
}

/** Five cards, each a button that holds its card. */
function makeHand({ say }: PageTools) {
  const cards = places.map((place) => {
    const card = makePlayingCard(say);
    const word = make('span', { class: 'held', 'aria-hidden': 'true' }, say('held'));
    const button = make(
      'button',
      { type: 'button', class: 'holder', 'aria-pressed': 'false' },
      card.element,
      word,
    );
    button.addEventListener('click', () => hold(place, button.getAttribute('aria-pressed') !== 'true'));
    return { card, button };
  });
  const hold = (place: number, isHeld: boolean): void =>
    cards[place]?.button.setAttribute('aria-pressed', String(isHeld));
  return {
    element: make(
      'div',
      { class: 'hand', role: 'group', 'aria-label': say('handGroup') },
      ...cards.map(({ button }) => button),
    ),
    show: (hand: readonly (number | null)[]): void => {
      for (const [place, { card, button }] of cards.entries()) {
        const faceUp = hand[place] ?? null;
        card.show(faceUp);
        button.setAttribute('aria-label', faceUp === null ? say('cardBack') : faceOf(faceUp, say).name);
      }
    },
    hold: (held: readonly number[]): void => {
      for (const place of places) hold(place, held.includes(place));
    },
    held: (): readonly number[] =>
      places.filter((place) => cards[place]?.button.getAttribute('aria-pressed') === 'true'),
    setBusy: (isBusy: boolean): void => {
      for (const { button } of cards) button.disabled = isBusy;
    },
    focus: (): void => cards[0]?.button.focus({ preventScroll: true }),
  };
}

function createPoker(tools: PageTools): GameView<PokerPicture> {
  const { say, money, currency, stage, desk, move, isStill } = tools;
  const pays = makePays(tools);
  const hand = makeHand(tools);
  const draw = make('button', { type: 'button', class: 'main' }, say('draw'));
  const advise = make('button', { type: 'button' }, say('advise'));
  const proof = makeRoundProof<PokerPicture>(say, {
    isFrom: ({ hand: cards, held }, chance) =>
      drawHand(dealCards(chance), held ?? places).join(' ') === cards.join(' '),
  });
  stage.append(pays.element, make('div', { class: 'cloth' }, hand.element));
  desk.append(draw, advise);
  let published: readonly number[] = [];
  draw.addEventListener('click', () => void move({ hold: hand.held() }));
  advise.addEventListener('click', () => hand.hold(published));

  const nameCards = (cards: readonly number[]): string =>
    cards.map((card) => faceOf(card, say).name).join(say('comma'));
  function showOpen({ hand: cards, name, published: advised }: PokerPicture): void {
    published = advised;
    hand.show(cards);
    pays.mark(name);
  }
  async function showEnd({ hand: cards, held, name }: PokerPicture): Promise<void> {
    hand.hold(held ?? []);
    if (!isStill()) {
      hand.show(cards.map((card, place) => (held?.includes(place) === true ? card : null)));
      await new Promise((resolve) => setTimeout(resolve, turnMs));
    }
    hand.show(cards);
    pays.mark(name);
  }
  function tell(round: Round, before: Round | null): string | null {
    const { picture, state } = round;
    if (picture === null || state === 'refunded' || state === 'refunding') return null;
    const cards = nameCards(picture.hand);
    if (state === 'open') return say(before?.id === round.id ? 'resumed' : 'dealt', { cards });
    const name = say(picture.name === null ? 'nothing' : `hand.${picture.name}`);
    return say('end', { cards, name, outcome: tellOutcome(round, { say, money, currency }) });
  }
  return {
    begin: () => hand.show([]),
    readChoice: () => {
      proof.hold();
      return {};
    },
    show: (round) => {
      if (round?.picture) showOpen(round.picture);
    },
    play: async (round) => {
      const { picture, state } = round;
      if (picture === null) return;
      if (state === 'open') {
        hand.hold([]);
        showOpen(picture);
        return;
      }
      await showEnd(picture);
      await proof.check(round);
    },
    tell,
    showCommitment: proof.showNext,
    setBusy: (isBusy, round) => {
      hand.setBusy(isBusy || round === null);
      draw.disabled = isBusy;
      advise.disabled = isBusy;
    },
    focus: hand.focus,
  };
}

startPage(createPoker);
