import { faceOf } from '../../../client/cards.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { BullPicture } from '../bull.game.ts';
import { bankerSeat, botSeats, playerSeat, unseenCount } from '../bull.rules.ts';
import { makeRooms } from './rooms.ts';
import { makeSeats, nameHand } from './seats.ts';

type Round = RoundView<BullPicture>;
/** Between one hand that is opened and the next. */
const pauseMs = 450;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const values = (outs: number): Readonly<Record<string, string>> => ({
  outs: String(outs),
  unseen: String(unseenCount),
});

/** The two buttons of a decision, with what each comes to. */
function makeDecisions({ say, money, desk, move }: PageTools) {
  const makeButton = (decision: 'play' | 'fold') => {
    const note = make('span', { class: 'odds' });
    const mark = make('span', { class: 'mark', hidden: '' }, say('published'));
    const button = make('button', { type: 'button' }, make('span', {}, say(decision)), note, mark);
    button.addEventListener('click', () => void move({ decision }));
    return { button, note, mark };
  };
  const [play, fold] = [makeButton('play'), makeButton('fold')];
  desk.append(make('div', { class: 'choices' }, play.button, fold.button));
  return {
    show: ({ outs, published, foldAmount }: BullPicture): void => {
      play.note.textContent = say('outs', values(outs));
      fold.note.textContent = say('foldAmount', { amount: money(foldAmount) });
      play.mark.hidden = published !== 'play';
      fold.mark.hidden = published !== 'fold';
    },
    setBusy: (isBusy: boolean): void => {
      for (const { button } of [play, fold]) button.disabled = isBusy;
    },
    focus: (): void => play.button.focus({ preventScroll: true }),
  };
}

function createBull(tools: PageTools): GameView<BullPicture> {
  const { say, money, stage, isStill } = tools;
  const table = makeSeats(say);
  const rooms = makeRooms(tools);
  const decisions = makeDecisions(tools);
  const plate = make('p', { class: 'plate', 'aria-hidden': 'true' });
  table.element.append(make('li', { class: 'middle', 'aria-hidden': 'true' }, plate));
  stage.append(table.element);
  table.clear();

  const allSeats = [playerSeat, ...botSeats, bankerSeat];
  function showAll({ seats }: BullPicture): void {
    for (const seat of allSeats) table.showSeat(seat, seats[seat]);
  }
  /** Hands are opened one after the other, the banker's last: then all results are known. */
  async function open({ seats }: BullPicture): Promise<void> {
    for (const seat of [playerSeat, ...botSeats]) {
      const view = seats[seat];
      const result = view?.result === 'folded' ? 'folded' : 'open';
      if (view !== undefined) table.showSeat(seat, { ...view, result });
      await wait(pauseMs);
    }
    table.showSeat(bankerSeat, seats[bankerSeat]);
    await wait(pauseMs);
  }
  function tell({ picture, state, payout, stake }: Round, before: Round | null): string | null {
    if (picture === null || state === 'refunded' || state === 'refunding') return null;
    const { seats, outs } = picture;
    if (state === 'open') {
      const four = (seats[playerSeat]?.cards ?? []).flatMap((card) =>
        card === null ? [] : [faceOf(card, say).name],
      );
      const cards = four.join(', ');
      return say(before?.state === 'open' ? 'resumed' : 'opened', { cards, ...values(outs) });
    }
    const told = {
      hand: nameHand(seats[playerSeat]?.bull ?? 0, say),
      banker: nameHand(seats[bankerSeat]?.bull ?? 0, say),
      amount: money(payout),
      stake: money(stake),
    };
    const result = seats[playerSeat]?.result;
    return say(result === 'folded' ? 'folded' : result === 'won' ? 'won' : 'lost', told);
  }
  return {
    begin: () => {
      rooms.begin();
      plate.textContent = rooms.name(rooms.read());
    },
    readChoice: () => ({ room: rooms.read() }),
    show: (round) => {
      if (round === null || round.picture === null) return;
      showAll(round.picture);
      decisions.show(round.picture);
      plate.textContent = rooms.name(round.picture.room);
    },
    play: async ({ picture, state }) => {
      if (picture === null) return;
      plate.textContent = rooms.name(picture.room);
      bringIntoView(table.element, isStill());
      if (state === 'open') {
        table.clear();
        if (!isStill()) await wait(pauseMs / 2);
        decisions.show(picture);
      } else if (!isStill()) await open(picture);
      showAll(picture);
    },
    tell,
    setBusy: (isBusy, round) => {
      rooms.setBusy(isBusy || round !== null);
      decisions.setBusy(isBusy);
    },
    focus: decisions.focus,
  };
}

startPage(createBull);
