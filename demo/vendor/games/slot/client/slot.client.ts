import type { GameView, PageTools, PlayedEntry } from '../../../client/game-view.ts';
import { find } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import { makeReel, type Reel } from './reel.ts';
import type { SlotPicture } from '../slot.game.ts';
import { lineOf, payTable, ranks, restingStops, strips, type Rank } from '../slot.rules.ts';
import { symbolsOf, type SlotEmblem } from '../slot.themes.ts';

type Round = RoundView<SlotPicture>;

/** The symbols of an entry: by rank, their pictures and names. */
function makeSymbols({ id, emblem }: PlayedEntry, say: PageTools['say']) {
  const symbols = symbolsOf(emblem, Number(id));
  const emblemOf = (rank: Rank): SlotEmblem => symbols[rank] ?? 'seven';
  return {
    draw: (rank: Rank): HTMLImageElement =>
      make('img', { src: `/art/${id}/${emblemOf(rank)}.svg`, alt: '', 'data-rank': String(rank) }),
    name: (rank: Rank): string => say(`symbol.${emblemOf(rank)}`),
  };
}
type Symbols = ReturnType<typeof makeSymbols>;

/** What three alike pay, as small pictures below the reels. */
const makePays = (say: PageTools['say'], { draw, name }: Symbols): HTMLElement =>
  make(
    'ul',
    { class: 'pays', 'aria-label': say('payTable') },
    ...ranks.toReversed().map((rank) => {
      const label = `${say('three', { symbol: name(rank) })}: ${payTable[rank]} ×`;
      const times = make('span', { 'aria-hidden': 'true' }, `${payTable[rank]}×`);
      return make('li', { 'aria-label': label }, draw(rank), times);
    }),
  );

/** The table of chances in the rules comes with numbers of symbols: here it gets their names. */
function nameChances(say: PageTools['say'], { name }: Symbols): void {
  const heads = find('rules').querySelectorAll('tbody th');
  for (const [index, rank] of ranks.toReversed().entries()) {
    const head = heads[index];
    if (head !== undefined) head.textContent = say('three', { symbol: name(rank) });
  }
}

function createSlot({ say, money, stage, hear, isStill }: PageTools): GameView<SlotPicture> {
  const machine = make('div', { class: 'machine', role: 'img', 'aria-label': say('reels') });
  const plate = make('div', { class: 'plate' }, machine);
  stage.append(plate);
  let reels: readonly Reel[] = [];
  let symbols: Symbols = makeSymbols({ id: '0', emblem: '' }, say);

  const nameLine = (stops: readonly number[]): string => lineOf(stops).map(symbols.name).join(', ');
  function markWin(isWin: boolean): void {
    machine.toggleAttribute('data-win', isWin);
    for (const reel of reels) reel.markWin(isWin);
  }
  function showStops(stops: readonly number[]): void {
    for (const [index, reel] of reels.entries()) reel.show(stops[index] ?? 0);
    machine.setAttribute('aria-label', `${say('reels')}: ${nameLine(stops)}`);
  }
  async function roll(reel: Reel, stop: number): Promise<void> {
    await reel.roll(stop);
    hear('land');
  }
  async function play({ picture }: Round): Promise<void> {
    if (picture === null) return;
    markWin(false);
    const { stops, win } = picture;
    if (!isStill()) await Promise.all(reels.map((reel, index) => roll(reel, stops[index] ?? 0)));
    showStops(stops);
    markWin(win !== null);
  }
  function begin(entry: PlayedEntry): void {
    symbols = makeSymbols(entry, say);
    reels = strips.map((_, index) => makeReel(index, symbols.draw));
    const line = make('i', { class: 'line' });
    machine.replaceChildren(make('div', { class: 'reels' }, ...reels.map(({ element }) => element), line));
    plate.style.setProperty('background-image', `url("/art/${entry.id}/scene.svg")`);
    plate.append(makePays(say, symbols));
    nameChances(say, symbols);
    showStops(restingStops(Number(entry.id)));
  }
  return {
    begin,
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
