import { make } from '../../../client/make.ts';
import { makePlayingCard, type PlayingCard } from '../../../client/playing-card.ts';
import type { Say } from '../../../client/say.ts';
import type { BlackjackPicture, HandView } from '../blackjack.game.ts';

const dealMs = 320;
const turnMs = 420;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** `7/17` while an ace can still count 1. */
const writePoints = ({ points, isSoft }: Pick<HandView, 'points' | 'isSoft'>, isOpen: boolean): string =>
  isSoft && isOpen && points < 21 ? `${points - 10}/${points}` : String(points);

/** A place on the cloth for one hand. */
function makeSeat(say: Say) {
  const cards: PlayingCard[] = [];
  const faces: (number | null)[] = [];
  const name = make('h2', {});
  const total = make('bdi', { class: 'points', hidden: '' });
  const stake = make('bdi', { class: 'bet', hidden: '' });
  const end = make('p', { class: 'result', hidden: '' });
  const row = make('div', { class: 'cards' });
  const element = make('section', { class: 'seat' }, make('header', {}, name, stake, total), row, end);
  return {
    element,
    faces: (): readonly (number | null)[] => faces,
    setName: (text: string): void => {
      name.textContent = text;
      element.setAttribute('aria-label', text);
    },
    /** Lays the next card; null lies face down. */
    lay: (face: number | null, isMoved: boolean): void => {
      const card = makePlayingCard(say);
      card.show(face);
      // It comes from the shoe; it does not turn over on the way.
      card.element.removeAttribute('data-turned');
      card.element.toggleAttribute('data-dealt', isMoved);
      cards.push(card);
      faces.push(face);
      row.append(card.element);
      row.toggleAttribute('data-many', cards.length > 4);
    },
    turn: (place: number, face: number): void => {
      cards[place]?.show(face);
      faces[place] = face;
    },
    setPoints: (text: string | null): void => {
      total.hidden = text === null;
      total.textContent = text ?? '';
    },
    setStake: (text: string): void => {
      stake.hidden = text === '';
      stake.textContent = text;
    },
    setEnd: (kind: string, text: string): void => {
      end.hidden = text === '';
      end.textContent = text;
      element.dataset['end'] = kind;
    },
    setTurn: (isTurn: boolean): void => {
      element.toggleAttribute('data-turn', isTurn);
      if (isTurn) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    },
  };
}
type Seat = ReturnType<typeof makeSeat>;

/** A card that is still to be laid, or turned over. */
interface Step {
  readonly seat: Seat;
  readonly place: number;
  readonly face: number | null;
}

/** What the table has to show for a picture: the hole card lies face down while the round is open. */
const dealerFaces = ({ dealer, turn }: BlackjackPicture): readonly (number | null)[] =>
  turn === null ? dealer.cards : [...dealer.cards, null];

export function makeTable(say: Say, money: (amount: string) => string) {
  let house = makeSeat(say);
  let hands: readonly Seat[] = [];
  const row = make('div', { class: 'hands' });
  const dealer = make('div', { class: 'dealer' });
  const setHands = (count: number): void => {
    hands = Array.from({ length: count }, () => makeSeat(say));
    for (const [index, seat] of hands.entries())
      seat.setName(count === 1 ? say('hand') : say('handOf', { hand: String(index + 1) }));
    row.toggleAttribute('data-two', count > 1);
    row.replaceChildren(...hands.map(({ element }) => element));
  };
  const clear = (): void => {
    house = makeSeat(say);
    house.setName(say('dealer'));
    dealer.replaceChildren(house.element);
    setHands(1);
  };
  /** A pair becomes two hands, each with its first card. */
  const split = (picture: BlackjackPicture): void => {
    setHands(picture.hands.length);
    for (const [index, { cards }] of picture.hands.entries()) hands[index]?.lay(cards[0] ?? null, false);
  };
  const listSteps = (picture: BlackjackPicture): readonly Step[] => {
    const toLay = (seat: Seat, faces: readonly (number | null)[]): readonly Step[] =>
      faces.map((face, index) => ({ seat, place: index, face })).slice(seat.faces().length);
    const player = picture.hands.flatMap(({ cards }, index) => {
      const seat = hands[index];
      return seat === undefined ? [] : toLay(seat, cards);
    });
    const isNew = house.faces().length === 0;
    const wholeRow = dealerFaces(picture);
    // A new round begins with two cards for each side in turn, the second of the dealer face down.
    const first = isNew
      ? [
          player[0],
          { seat: house, place: 0, face: wholeRow[0] ?? null },
          player[1],
          { seat: house, place: 1, face: null },
        ]
      : player.slice(0, 2);
    const hole = picture.turn === null ? [{ seat: house, place: 1, face: wholeRow[1] ?? null }] : [];
    const rest = wholeRow.map((face, index) => ({ seat: house, place: index, face })).slice(2);
    return [...first.filter((step) => step !== undefined), ...player.slice(2), ...hole, ...rest];
  };
  const showPoints = (picture: BlackjackPicture, isEnd: boolean): void => {
    for (const [index, hand] of picture.hands.entries()) {
      const isWhole = hands[index]?.faces().length === hand.cards.length;
      hands[index]?.setPoints(isWhole ? writePoints(hand, !isEnd) : null);
      hands[index]?.setStake(money(hand.stake));
    }
    const isWhole = house.faces().filter((face) => face !== null).length === picture.dealer.cards.length;
    house.setPoints(isWhole ? writePoints(picture.dealer, !isEnd) : null);
  };
  const showEnd = ({ hands: views, turn }: BlackjackPicture): void => {
    for (const [index, { end }] of views.entries()) {
      const amount = end === null || /^[0.]+$/.test(end.pays) ? '' : money(end.pays);
      const result = end === null ? '' : say(`result.${end.result}`);
      hands[index]?.setEnd(
        end?.result ?? 'none',
        amount === '' ? result : say('resultPays', { result, amount }),
      );
      hands[index]?.setTurn(turn === index && views.length > 1);
    }
  };
  return {
    elements: [dealer, make('p', { class: 'motto' }, say('motto')), row],
    /** Shows an empty table. */
    clear,
    /** Brings the table to what the picture says; card by card where there is motion. */
    show: async (picture: BlackjackPicture, isNew: boolean, isStill: boolean): Promise<void> => {
      if (isNew) clear();
      if (hands.length !== picture.hands.length) {
        if (isNew) setHands(picture.hands.length);
        else split(picture);
      }
      const steps = listSteps(picture);
      for (const [index, { seat, place, face }] of steps.entries()) {
        const isTurned = place < seat.faces().length;
        if (!isStill && index > 0) await wait(isTurned ? turnMs : dealMs);
        if (!isTurned) seat.lay(face, !isStill);
        else if (face !== null) seat.turn(place, face);
        if (!isStill) showPoints(picture, false);
      }
      if (!isStill && picture.turn === null) await wait(turnMs);
      showPoints(picture, picture.turn === null);
      showEnd(picture);
    },
  };
}
