import { subtractMoney } from '../../../src/protocol/money/money.ts';
import type { RoundView } from '../shown-round.ts';
import { CallFailed, type GameApi, type News, type PlayNews, type Press } from './game-api.ts';
import type { GameView, Sound } from './game-view.ts';
import type { Host } from './host.ts';
import type { PageView } from './page-view.ts';
import type { Say } from './say.ts';
import { isWin, tellOutcome } from './tell-outcome.ts';

interface RunnerParts<Picture> {
  readonly api: GameApi<Picture>;
  readonly page: PageView;
  readonly host: Host;
  readonly say: Say;
  readonly currency: () => string;
  readonly cycleMs: () => number;
  readonly hear: (sound: Sound) => void;
  /** A round has ended and is shown. */
  readonly onEnd: () => void;
  /** Asked for when it is needed: the game is made with the runner's functions. */
  readonly game: () => GameView<Picture>;
  /** Shows a refusal; `isOpen` says whether a round is. */
  readonly fail: (code: string, isOpen: boolean) => void;
}

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Balance and seed. They follow the picture: a win is not in the balance before the player sees it. */
function showFigures<Picture>(
  { page, game }: RunnerParts<Picture>,
  { commitment }: PlayNews,
  balance: string | null,
): void {
  if (balance !== null) page.showBalance(balance);
  if (commitment !== null) game().showCommitment?.(commitment);
}

/** The wallet was slow: the balance is asked for again. */
async function followPayment<Picture>(parts: RunnerParts<Picture>, sentence: string): Promise<void> {
  const { page, say, api, host } = parts;
  page.say(`${sentence} ${say('paying')}`);
  await wait(3_000);
  const news = await api.balance();
  showFigures(parts, news, news.balance);
  host.tell('game.balance');
}

/** The round of a page: one call at a time, each shown to its end before the next. */
export function createRunner<Picture>(parts: RunnerParts<Picture>) {
  const { api, page, host, say, currency, cycleMs, game } = parts;
  let round: RoundView<Picture> | null = null;
  let isBusy = false;
  let dealtAt = -Infinity;
  /** The press that has no answer: the same press after it is a repeat, which the server knows by its key. */
  let pending: Press | null = null;
  /** The round that the page waits for: where there may be several it waits for none. */
  const openRound = (): RoundView<Picture> | null =>
    round?.state === 'open' && game().hasSeveral !== true ? round : null;

  async function showEnd(ended: RoundView<Picture>, news: News<Picture>, sentence: string): Promise<void> {
    const isWon = isWin(ended, currency());
    document.body.dataset['outcome'] = isWon ? 'win' : 'none';
    // A return below the stake is no win, and must not sound like one.
    if (isWon) parts.hear('win');
    parts.onEnd();
    showFigures(parts, news, news.balance);
    page.setPhase('ready');
    host.tell('game.balance');
    if (ended.state === 'paying')
      // The balance is asked for again with the next round.
      followPayment(parts, sentence).catch(() => undefined);
    await wait(dealtAt + cycleMs() - performance.now());
  }
  async function show(news: News<Picture>): Promise<void> {
    const before = round;
    const current = news.round;
    round = current;
    if (current.state === 'open') {
      page.setPhase(openRound() === null ? 'ready' : 'open');
      showFigures(parts, news, news.balance);
      if (news.balance !== null) host.tell('game.balance');
    } else if (news.balance !== null) {
      // The stake is gone with the press; what was won comes when the picture shows it.
      page.showBalance(subtractMoney(news.balance, current.payout, currency()) ?? news.balance);
    }
    await game().play(current, before);
    const sentence =
      game().tell(current, before) ?? tellOutcome(current, { say, money: page.money, currency });
    page.say(sentence);
    if (current.state !== 'open') await showEnd(current, news, sentence);
  }
  function setBusy(busy: boolean): void {
    isBusy = busy;
    page.setBusy(busy);
    game().setBusy(busy, openRound());
  }
  function fail(error: unknown): void {
    const code = error instanceof CallFailed ? error.code : 'other';
    if (!(error instanceof CallFailed)) reportError(error);
    if (code !== 'offline') pending = null;
    setBusy(false);
    parts.fail(code, openRound() !== null);
    game().fail?.(code);
    if (openRound() !== null) game().focus?.();
    if (code === 'game.round-open') void findOpen();
  }
  /** A round that this page has not heard of: its answer was lost, or another tab has opened it. */
  async function findOpen(): Promise<void> {
    // Without an answer the sentence about the open round stays.
    const open = await api.findOpen().catch(() => null);
    if (open === null || isBusy || openRound() !== null) return;
    page.showFault('');
    resume(open);
  }
  function resume(open: RoundView<Picture> | null): void {
    round = open;
    page.setPhase(open === null ? 'ready' : 'open');
    game().show(open);
    page.say((open === null ? null : game().tell(open, open)) ?? say('ready'));
    setBusy(false);
  }
  function takePress(stake: string): Press {
    const choice = game().readChoice?.() ?? {};
    const isRepeat =
      pending !== null &&
      pending.stake === stake &&
      JSON.stringify(pending.choice) === JSON.stringify(choice);
    return isRepeat && pending !== null ? pending : { key: newKey(), stake, choice };
  }
  /** A second press while a call is under way does nothing. */
  async function run(call: () => Promise<News<Picture>>): Promise<void> {
    if (isBusy) return;
    page.showFault('');
    setBusy(true);
    try {
      const news = await call();
      pending = null;
      await show(news);
      setBusy(false);
      if (openRound() === null) page.parts.deal.focus({ preventScroll: true });
      else game().focus?.();
    } catch (error) {
      fail(error);
    }
  }

  return {
    openRound,
    setBusy,
    showFigures: (news: PlayNews, balance: string | null): void => showFigures(parts, news, balance),
    refresh: async (): Promise<void> => {
      const news = await api.balance();
      showFigures(parts, news, news.balance);
      host.tell('game.balance');
    },
    /** Beside the round of the page: one that waits for its events is ended, or changed, by its player. */
    moveIn: async (
      other: Pick<RoundView<unknown>, 'id' | 'step'>,
      move: object,
    ): Promise<RoundView<Picture>> => {
      const news = await api.move(other, move);
      showFigures(parts, news, news.balance);
      host.tell('game.balance');
      return news.round;
    },
    /** Continues with a round that was open when the page was opened. */
    resume,
    deal: (stake: string): void => {
      if (isBusy || openRound() !== null) return;
      const fault = game().findFault?.() ?? null;
      if (fault !== null) {
        page.showFault(fault);
        return;
      }
      if (game().isReviewed?.() === false) return;
      document.body.dataset['outcome'] = 'none';
      const press = takePress(stake);
      pending = press;
      parts.hear('press');
      dealtAt = performance.now();
      page.say(say('underway'));
      void run(() => api.deal(press));
    },
    move: (move: object): Promise<void> => {
      const open = openRound();
      return open === null ? Promise.resolve() : run(() => api.move(open, move));
    },
    /** Asks how the open round is; an end that time has brought is shown like that of a move. */
    look: async (): Promise<void> => {
      const open = openRound();
      if (open === null || isBusy) return;
      // No answer says nothing: the next look comes soon.
      const news = await api.look(open).catch(() => null);
      if (news === null || openRound() !== open) return;
      if (news.round.state === 'open') game().follow?.(news.round);
      else await run(() => Promise.resolve(news));
    },
  };
}
