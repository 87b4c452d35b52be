import type { CarePlayValue } from '../../protocol/generated/wire-types.ts';
import type { Clock } from '../../runtime/core/clock.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { Store } from '../../runtime/core/store.ts';
import { ageModal } from './ask-age.ts';

const lookMs = 5_000;
/** How old an answer of the server may get while the page is seen. */
const freshMs = 10_000;
/** A call that moves money may hold the check back for so long: it has its answer or its timeout by then. */
const longestHoldMs = 30_000;
/** Seconds of the server are rounded up: a rest that ends now has ended. */
const secondMs = 1_000;
const realityModal = 'reality-check';
const launchKeys = ['launch', 'book'] as const;
/** Reality check and rest as the server last said; nothing that a layout could read. */
const statePath = '$play.state';
/** Whether the dialog has to stay. */
const heldPath = '$play.isHeld';

export interface PlayClock {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Calls `care.play`. Rejects when the server cannot be reached or the member is no longer logged in. */
  readonly ask: () => Promise<CarePlayValue>;
  readonly isVisible: () => boolean;
}
interface PlayState {
  /** Milliseconds since 1970 in this browser's clock. */
  readonly askedAt: number;
  readonly dueAt: number | null;
  readonly restUntil: number;
}

/** Keeps what the server says of check and rest; an answer to an earlier question changes nothing. */
export function storePlayState(
  store: Store,
  { checkInSeconds, restSeconds }: CarePlayValue,
  now: number,
  askedAt = now,
): void {
  if (readState(store).askedAt > askedAt) return;
  store.set(statePath, {
    askedAt: now,
    dueAt: checkInSeconds === null ? null : now + checkInSeconds * 1_000,
    restUntil: now + restSeconds * 1_000,
  });
}
const unknown: PlayState = { askedAt: 0, dueAt: null, restUntil: 0 };
const readState = (store: Store): PlayState => (store.get(statePath) as PlayState | undefined) ?? unknown;

/** The check is answered here, or the person who had to answer it leaves. */
export const releaseRealityCheck = (store: Store): void => store.set(heldPath, false);

function isFollowed({ store, active }: Runtime): boolean {
  const isMember =
    store.get('session.state') === 'member' && (store.get('member.breakUntil') ?? null) === null;
  return isMember && Object.hasOwn(active().pointer.manifest.modals, realityModal);
}

/** Opens the check, or the rest after it, and lets nothing take its place but the question for the age. */
function hold({ store, effects }: Runtime): void {
  store.set(heldPath, true);
  const modal = store.get('ui.modal');
  if (modal !== realityModal && modal !== ageModal) effects.open(realityModal, {});
}

/**
 * Follows time of play as the server counts it, across tabs and logins: opens the reality check when it is
 * due, the rest while it runs, and closes either where another tab has answered. A call that moves money
 * is waited for; a game that runs is not, it pauses under the dialog.
 */
export function followPlayTime(
  runtime: Runtime,
  { clock, ask, isVisible }: PlayClock,
): { readonly look: () => void } {
  const { store, machines } = runtime;
  let isAsking = false;
  let heldBackSince: number | null = null;

  function mustWait(now: number): boolean {
    if (!machines.isMoneyMoving()) heldBackSince = null;
    else heldBackSince ??= now;
    return heldBackSince !== null && now - heldBackSince < longestHoldMs;
  }
  function judge(): void {
    const now = clock.now();
    const { dueAt, restUntil } = readState(store);
    const isHeld = isFollowed(runtime) && ((dueAt !== null && dueAt <= now) || restUntil - now > secondMs);
    if (isHeld && (store.get(heldPath) === true || !mustWait(now))) hold(runtime);
    else if (!isHeld && store.get(heldPath) === true) release();
  }
  function release(): void {
    releaseRealityCheck(store);
    if (store.get('ui.modal') !== realityModal) return;
    if (isFollowed(runtime) && machines.machineAt('check') !== undefined)
      machines.tell('check', 'check.answered', { restSeconds: 0 });
    else runtime.closeModal();
  }
  /** The rest of another tab: the dialog that still asks here shows it. */
  function showRest(seconds: number): void {
    if (seconds > 0 && store.get('ui.modal') === realityModal && machines.machineAt('check') !== undefined)
      machines.tell('check', 'check.answered', { restSeconds: seconds });
  }
  async function refresh(): Promise<void> {
    isAsking = true;
    const askedAt = clock.now();
    try {
      const state = await ask();
      storePlayState(store, state, clock.now(), askedAt);
      showRest(state.restSeconds);
      for (const key of launchKeys)
        if (state.isTimeUp && machines.machineAt(key) === 'gameLaunch')
          machines.tell(key, 'play.ended', { code: 'limit.session' });
    } catch {
      // Offline, or logged out: the first is said by the page, the second by the session.
    } finally {
      isAsking = false;
    }
    judge();
  }
  function look(): void {
    const { askedAt, dueAt } = readState(store);
    const now = clock.now();
    const isStale = now - askedAt >= freshMs || (dueAt !== null && dueAt <= now);
    if (isFollowed(runtime) && isVisible() && isStale && !isAsking) void refresh();
    judge();
  }

  store.subscribe(['ui.modal'], () => {
    const modal = store.get('ui.modal');
    if (store.get(heldPath) === true && isFollowed(runtime) && modal !== realityModal) hold(runtime);
  });
  store.subscribe(['session.state', 'session.account'], () => {
    store.set(statePath, null);
    judge();
    look();
  });
  const turn = (): void => {
    look();
    clock.after(lookMs, turn);
  };
  turn();
  return { look };
}
