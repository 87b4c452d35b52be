import { readMoney, writeMoney } from '../../../../../src/protocol/money/money.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { bringIntoView, make } from '../../../client/make.ts';
import { makeRoundProof } from '../../../client/round-proof.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { ScratchPicture } from '../scratch.game.ts';
import { cellCount, printCard, runSize } from '../scratch.rules.ts';

type Round = RoundView<ScratchPicture>;

/** A card of nine fields, each a button that shows what is below it. */
function makeCard({ say, money, currency, isStill }: PageTools) {
  const cells = Array.from({ length: cellCount }, (_, place) => {
    const times = make('b', {});
    const amount = make('small', {});
    const button = make('button', { type: 'button', class: 'cell' }, times, amount);
    button.addEventListener('click', () => {
      if (cells[place]?.isOpen !== false || !isOnTable) return;
      open(place);
      if (cells.every(({ isOpen }) => isOpen)) onDone();
    });
    return { button, times, amount, isOpen: false };
  });
  const all = make('button', { type: 'button', class: 'all' }, say('scratchAll'));
  const grid = make(
    'div',
    { class: 'card-fields', role: 'group', 'aria-label': say('fields') },
    ...cells.map(({ button }) => button),
  );
  const element = make('div', { class: 'scratch-card' }, grid, all);
  /** Whether a card lies there that is paid for and not scratched to its end. */
  let isOnTable = false;
  let onDone: () => void = () => undefined;
  let round: Round | null = null;

  const nameOf = (place: number): string => String(place + 1);
  function open(place: number): void {
    const cell = cells[place];
    const times = round?.picture?.cells[place];
    if (cell === undefined || times === undefined || round === null) return;
    cell.isOpen = true;
    cell.button.toggleAttribute('data-open', true);
    cell.times.textContent = `${times}×`;
    const stake = readMoney(round.stake, currency()) ?? 0n;
    const amount = money(writeMoney(stake * BigInt(times), currency()));
    cell.amount.textContent = amount;
    cell.button.setAttribute(
      'aria-label',
      say('field', { place: nameOf(place), times: String(times), amount }),
    );
  }
  function cover(): void {
    for (const [place, cell] of cells.entries()) {
      cell.isOpen = false;
      cell.button.removeAttribute('data-open');
      cell.button.removeAttribute('data-win');
      cell.times.textContent = '';
      cell.amount.textContent = '';
      cell.button.setAttribute('aria-label', say('covered', { place: nameOf(place) }));
    }
  }
  function setOnTable(isThere: boolean): void {
    isOnTable = isThere;
    all.disabled = !isThere;
    for (const { button } of cells) button.disabled = !isThere;
  }
  all.addEventListener('click', () => {
    for (const place of cells.keys()) open(place);
    onDone();
  });
  cover();
  setOnTable(false);
  return {
    element,
    /** Lays a card; done when all of its fields are scratched. */
    scratch: async (laid: Round): Promise<void> => {
      round = laid;
      cover();
      setOnTable(true);
      bringIntoView(element, isStill());
      cells[0]?.button.focus({ preventScroll: true });
      await new Promise<void>((resolve) => {
        onDone = resolve;
      });
      setOnTable(false);
      for (const place of laid.picture?.win?.places ?? [])
        cells[place]?.button.toggleAttribute('data-win', true);
    },
  };
}

function createScratch(tools: PageTools): GameView<ScratchPicture> {
  const { say, money, stage, announce } = tools;
  const card = makeCard(tools);
  const proof = makeRoundProof<ScratchPicture>(say, {
    isFrom: (picture, chance) =>
      picture.card === chance(runSize) &&
      printCard(picture.card, chance).join(' ') === picture.cells.join(' '),
  });
  stage.append(card.element);
  return {
    readChoice: () => {
      proof.hold();
      return {};
    },
    show: () => undefined,
    play: async (round) => {
      if (round.picture === null) return;
      announce(say('scratch'));
      await card.scratch(round);
      await proof.check(round);
    },
    tell: ({ picture, payout, stake, state }) => {
      if (picture === null || state === 'refunded' || state === 'refunding') return null;
      return picture.win === null
        ? say('blank', { stake: money(stake) })
        : say('prize', { times: String(picture.win.times), amount: money(payout) });
    },
    showCommitment: proof.showNext,
    setBusy: () => undefined,
  };
}

startPage(createScratch);
