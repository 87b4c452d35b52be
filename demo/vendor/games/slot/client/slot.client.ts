import type { GameView, PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import { drawSymbol } from './draw-symbols.ts';
import { makeReel } from './reel.ts';
import type { SlotPicture } from '../slot.game.ts';
import { lineOf, payTable, strips, symbolNames } from '../slot.rules.ts';

type Round = RoundView<SlotPicture>;
/** Machines of different games of the catalogue have different cases. */
const skins = 6;

/** What three alike pay, as a strip of small pictures below the reels. */
const makePays = (say: PageTools['say']): HTMLElement =>
  make(
    'ul',
    { class: 'pays', 'aria-label': say('payTable') },
    ...symbolNames
      .toReversed()
      .map((symbol) =>
        make(
          'li',
          { 'aria-label': `${say(`three.${symbol}`)}: ${payTable[symbol]} ×` },
          drawSymbol(symbol),
          make('span', { 'aria-hidden': 'true' }, `${payTable[symbol]}×`),
        ),
      ),
  );

function createSlot({ say, money, stage, isStill }: PageTools): GameView<SlotPicture> {
  const reels = strips.map((_, index) => makeReel(index));
  const glass = make(
    'div',
    { class: 'reels' },
    ...reels.map(({ element }) => element),
    make('i', { class: 'line' }),
  );
  const machine = make('div', { class: 'machine', role: 'img', 'aria-label': say('reels') }, glass);
  stage.append(machine, makePays(say));

  const nameLine = (stops: readonly number[]): string =>
    lineOf(stops)
      .map((symbol) => say(`symbol.${symbol}`))
      .join(', ');
  function markWin(isWin: boolean): void {
    machine.toggleAttribute('data-win', isWin);
    for (const reel of reels) reel.markWin(isWin);
  }
  async function play({ picture }: Round): Promise<void> {
    if (picture === null) return;
    markWin(false);
    const { stops, win } = picture;
    if (isStill()) for (const [index, reel] of reels.entries()) reel.show(stops[index] ?? 0);
    else await Promise.all(reels.map((reel, index) => reel.roll(stops[index] ?? 0)));
    machine.setAttribute('aria-label', `${say('reels')}: ${nameLine(stops)}`);
    markWin(win !== null);
  }
  return {
    begin: (gameId) => {
      document.documentElement.dataset['skin'] = String(Number(gameId) % skins);
    },
    show: () => undefined,
    play,
    tell: ({ picture, payout, stake, state }) => {
      if (picture === null || state === 'refunded') return null;
      const line = nameLine(picture.stops);
      return picture.win === null
        ? say('lost', { line, stake: money(stake) })
        : say('won', { line, amount: money(payout), stake: money(stake) });
    },
    setBusy: () => undefined,
  };
}

startPage(createSlot);
