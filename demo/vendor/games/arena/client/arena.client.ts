import { writeCountdown } from '../../../book/client/words.ts';
import { writeOdds } from '../../../book/markets.ts';
import { followSeed } from '../../../client/event-proof.ts';
import { followBoard } from '../../../client/follow-board.ts';
import { find, type GameView, type PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import { writePercent } from '../../../game.ts';
import type { ArenaBoard, ArenaPicture, ContestView } from '../arena.game.ts';
import {
  contestAt,
  everyMs,
  grain,
  nameContest,
  sharesOf,
  sides,
  winnerOf,
  type Side,
} from '../arena.rules.ts';
import { makeBeads, makeRing, type RingState } from './ring.ts';

type Round = RoundView<ArenaPicture>;
const quietMs = 5_000;
const dueMs = 900;

/** The three bets of a contest, of which one is chosen. */
function makeBets({ say, choice }: PageTools) {
  let chosen: Side = 'meron';
  const buttons = sides.map((side) => {
    const odds = make('b');
    const chance = make('small');
    const button = make(
      'button',
      { type: 'button', 'data-side': side },
      make('span', {}, say(side)),
      odds,
      chance,
    );
    button.addEventListener('click', () => {
      chosen = side;
      showChosen();
    });
    return { side, odds, chance, button };
  });
  const note = make('p', { class: 'note' });
  function showChosen(): void {
    for (const { side, button } of buttons) button.setAttribute('aria-pressed', String(side === chosen));
  }
  showChosen();
  choice.append(
    make(
      'div',
      { class: 'bets', role: 'group', 'aria-label': say('bets') },
      ...buttons.map(({ button }) => button),
    ),
    note,
  );
  return {
    read: (): Side => chosen,
    show: ({ odds, shares }: ContestView): void => {
      for (const one of buttons) {
        one.odds.textContent = writeOdds(odds[one.side]);
        const share = writePercent({ over: BigInt(shares[one.side]), under: BigInt(grain) });
        one.chance.textContent = `${share}%`;
      }
    },
    setOpen: (isOpen: boolean): void => {
      note.textContent = isOpen ? '' : say('closed');
      find('choice').toggleAttribute('data-closed', !isOpen);
    },
    setBusy: (isBusy: boolean): void => {
      for (const { button } of buttons) button.disabled = isBusy;
    },
  };
}

/** Whether the last contest ended as its seed says, whose hash the page had before. */
function makeProof({ say }: PageTools) {
  const next = make('code', { class: 'hash' });
  const verdict = make('p', { class: 'verdict' });
  const details = make(
    'details',
    {},
    make('summary', {}, say('fair')),
    make('p', {}, say('fairText')),
    make('p', {}, say('fairNow'), make('br'), next),
    verdict,
  );
  find('rules').after(details);
  /** By contest: the hash that this page has seen first. */
  const promised = new Map<number, string>();
  let checked = -1;
  async function check({ contest, winner, seed, commitment }: ContestView): Promise<void> {
    if (seed === null || contest <= checked) return;
    checked = contest;
    const contestSeed = {
      event: nameContest(contest),
      seed,
      commitment: promised.get(contest) ?? commitment,
    };
    const chance = await followSeed(contestSeed);
    const isTrue =
      chance === undefined
        ? undefined
        : chance !== null && winnerOf(sharesOf(contest), chance(grain)) === winner;
    verdict.dataset['true'] = String(isTrue);
    verdict.textContent = say(isTrue === undefined ? 'fairUnknown' : isTrue ? 'fairTrue' : 'fairFalse', {
      seed,
    });
  }
  return {
    show: ({ contests }: ArenaBoard): void => {
      const [current] = contests;
      if (current !== undefined) next.textContent = current.commitment;
      for (const { contest, commitment } of contests)
        if (!promised.has(contest)) promised.set(contest, commitment);
      const last = contests.find(({ winner }) => winner !== null);
      if (last !== undefined) void check(last);
    },
  };
}

function createArena(tools: PageTools): GameView<ArenaPicture> {
  const { say, money, stage, desk, look, announce, clearFault } = tools;
  const ring = makeRing(say);
  const beads = makeBeads(say);
  const bets = makeBets(tools);
  const proof = makeProof(tools);
  const mine = make('p', { class: 'mine' });
  stage.append(make('p', { class: 'note' }, say('abstract')), ring.element, ...beads.elements);
  desk.append(mine);
  let current: ContestView | null = null;
  let ownEnd: number | null = null;
  let told = -1;
  let isOpen = false;
  let board: ReturnType<typeof followBoard<ArenaBoard, ArenaPicture>> | null = null;

  const stateAt = ({ closesAt, endsAt }: ContestView, moment: number): RingState =>
    moment < closesAt ? 'bets' : moment < endsAt ? 'contest' : 'result';
  function tick(now: number): void {
    if (current === null) return;
    const state = stateAt(current, now);
    const until =
      state === 'bets'
        ? current.closesAt
        : state === 'contest'
          ? current.endsAt
          : (current.contest + 1) * everyMs;
    ring.show(state, current.contest);
    ring.showClock(say(`clock.${state}`, { time: `\u2066${writeCountdown(until - now)}\u2069` }));
    if (state === 'bets' && !isOpen) clearFault();
    isOpen = state === 'bets';
    bets.setOpen(isOpen);
    if (ownEnd !== null && now > ownEnd) void look();
  }
  function tellResult({ contest, winner }: ContestView): void {
    if (winner === null || contest === told) return;
    // What was over when the page opened is no news.
    if (told !== -1 && ownEnd === null) announce(say(`wins.${winner}`));
    told = contest;
  }
  function follow(): void {
    board = followBoard<ArenaBoard, ArenaPicture>(tools, {
      everyMs: () => {
        const now = board?.now() ?? 0;
        const isDue =
          current === null ||
          contestAt(now) !== current.contest ||
          (now >= current.endsAt && current.winner === null);
        return isDue ? dueMs : quietMs;
      },
      onNews: ({ board: news }) => {
        const [first] = news.contests;
        if (first === undefined) return;
        current = first;
        bets.show(first);
        ring.showWinner(first.winner);
        beads.show(news);
        proof.show(news);
        const last = news.contests.find(({ winner }) => winner !== null);
        if (last !== undefined) tellResult(last);
      },
      onTick: tick,
    });
  }
  function showOwn(round: Round | null): void {
    const picture = round?.state === 'open' ? round.picture : null;
    ownEnd = picture === null ? null : picture.contest === current?.contest ? current.endsAt : 0;
    mine.textContent =
      round === null || picture === null
        ? ''
        : say('yours', {
            side: say(picture.side),
            odds: writeOdds(picture.odds),
            stake: money(round.stake),
            possible: money(picture.possible),
          });
  }
  return {
    begin: follow,
    readChoice: () => {
      const side = bets.read();
      return { contest: current?.contest ?? 0, side, odds: current?.odds[side] ?? 101 };
    },
    findFault: () =>
      current === null || stateAt(current, board?.now() ?? 0) !== 'bets'
        ? say('error.game.bets-closed')
        : null,
    fail: () => void board?.ask(),
    show: showOwn,
    play: async (round) => {
      showOwn(round);
      if (round.state !== 'open') await board?.ask();
    },
    tell: ({ state, picture, payout, stake }) => {
      if (picture === null) return null;
      const values = {
        side: say(picture.side),
        odds: writeOdds(picture.odds),
        stake: money(stake),
        amount: money(payout),
      };
      if (state === 'open') return say('placed', values);
      if (state === 'refunded' || state === 'refunding')
        return say(picture.winner === 'draw' ? 'given' : 'late', values);
      const result = picture.winner === null ? '' : say(`wins.${picture.winner}`);
      return `${result} ${say(picture.winner === picture.side ? 'paid' : 'missed', values)}`;
    },
    setBusy: (isBusy) => bets.setBusy(isBusy),
  };
}

startPage(createArena);
