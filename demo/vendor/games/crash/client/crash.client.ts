import type { GameView, PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { makeRoundProof } from '../../../client/round-proof.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { CrashPicture } from '../crash.game.ts';
import {
  leastOut,
  mostOut,
  multipleAt,
  pointOf,
  readMultiple,
  timeOf,
  words,
  writeMultiple,
} from '../crash.rules.ts';
import { makeSky } from './sky.ts';

type Round = RoundView<CrashPicture>;
const lookMs = 250;
/** The second of two quick presses on the start is no press on what appears in its place. */
const settleMs = 400;
const historyLength = 8;

/** The field for the multiple at which the server takes. */
function makeAutoField({ say, choice }: PageTools) {
  const field = make('input', {
    id: 'auto',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: '7',
    placeholder: say('autoNone'),
    'aria-describedby': 'auto-hint',
  });
  const hint = make(
    'p',
    { id: 'auto-hint', class: 'hint' },
    say('autoHint', { least: writeMultiple(leastOut), most: writeMultiple(mostOut) }),
  );
  const box = make('div', { class: 'stake' }, field, make('span', { 'aria-hidden': 'true' }, '×'));
  choice.append(make('label', { for: 'auto' }, say('auto')), box, hint);
  const isEmpty = (): boolean => field.value.trim() === '';
  field.addEventListener('input', () => field.setCustomValidity(''));
  return {
    /** Null for an empty field, and for one that is no multiple: then the button stays with the player. */
    read: (): number | null => readMultiple(field.value),
    isFaulty: (): boolean => !isEmpty() && readMultiple(field.value) === null,
    focus: (): void => field.focus(),
    setFault: (isFaulty: boolean): void => {
      field.setAttribute('aria-invalid', String(isFaulty));
      hint.toggleAttribute('data-fault', isFaulty);
    },
    setBusy: (isBusy: boolean): void => {
      field.disabled = isBusy;
    },
  };
}

function makeHistory({ say }: PageTools) {
  const list = make('ol', { class: 'history', 'aria-label': say('history') });
  return {
    element: list,
    add: (point: number): void => {
      list.prepend(make('li', { 'data-high': String(point >= 200) }, `${writeMultiple(point)}×`));
      while (list.children.length > historyLength) list.lastElementChild?.remove();
    },
  };
}

function createCrash(tools: PageTools): GameView<CrashPicture> {
  const { say, money, stage, desk, move, look, isStill } = tools;
  const sky = makeSky(say('flight'));
  const history = makeHistory(tools);
  const auto = makeAutoField(tools);
  const proof = makeRoundProof<CrashPicture>(say, {
    isFrom: ({ point }, chance) => point === pointOf(chance(words)),
    values: ({ point }) => ({ point: writeMultiple(point ?? 0) }),
  });
  const take = make('button', { type: 'button', class: 'main take' });
  let startedAt = -Infinity;
  take.addEventListener('click', () => {
    if (performance.now() - startedAt > settleMs) void move({ take: true });
  });
  stage.append(sky.element, history.element);
  desk.append(take);
  /** The flight that is shown: a later one ends it. */
  let flight = 0;
  /** Behind a pause of the portal there is no button: a flight is taken immediately. */
  let isPaused = false;

  /** Follows the clock until the round ends; what really happens is asked of the server. */
  function fly(round: Round): void {
    flight += 1;
    const ownFlight = flight;
    const from = performance.now() - (round.picture?.elapsedMs ?? 0);
    let lookedAt = performance.now();
    startedAt = from;
    sky.setEnd('none');
    const step = (now: number): void => {
      if (ownFlight !== flight) return;
      const ms = now - from;
      const multiple = multipleAt(ms);
      if (isStill()) sky.showNumber(multiple);
      else sky.fly(ms);
      take.textContent = say('take', { multiple: writeMultiple(multiple) });
      take.toggleAttribute('data-early', multiple < leastOut);
      if (now - lookedAt > lookMs) {
        lookedAt = now;
        void (isPaused && multiple >= leastOut ? move({ take: true }) : look());
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
  function land({ picture }: Round): void {
    flight += 1;
    const point = picture?.point ?? null;
    if (picture === null || point === null) return;
    const factor = picture.out ?? point;
    sky.showTime(timeOf(factor));
    sky.showNumber(factor);
    sky.setEnd(picture.out === null ? 'broken' : 'taken');
    history.add(point);
  }
  function tell({ picture, state, payout, stake }: Round, before: Round | null): string | null {
    if (picture === null || state === 'refunded' || state === 'refunding') return null;
    if (state === 'open') return say(before?.state === 'open' ? 'resumed' : 'flying');
    if (picture.out === null)
      return say('broken', { point: writeMultiple(picture.point ?? 0), stake: money(stake) });
    return say('taken', {
      multiple: writeMultiple(picture.out),
      amount: money(payout),
      stake: money(stake),
    });
  }
  return {
    readChoice: () => {
      proof.hold();
      return { auto: auto.read() };
    },
    findFault: () => {
      auto.setFault(auto.isFaulty());
      if (auto.isFaulty()) auto.focus();
      return auto.isFaulty() ? say('autoFault') : null;
    },
    show: (round) => {
      if (round !== null) fly(round);
    },
    play: async (round) => {
      if (round.state === 'open') fly(round);
      else {
        land(round);
        await proof.check(round);
      }
    },
    tell,
    showCommitment: proof.showNext,
    setBusy: (isBusy, round) => {
      auto.setBusy(isBusy || round !== null);
      take.disabled = isBusy;
    },
    setPaused: (paused) => {
      isPaused = paused;
    },
    focus: () => take.focus({ preventScroll: true }),
  };
}

startPage(createCrash);
