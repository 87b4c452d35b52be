import type { GameView, PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { FishPicture } from '../fish.game.ts';
import { targetNames, targets, type Target } from '../fish.rules.ts';
import { paintPortrait } from './paint-fish.ts';
import { makePond } from './pond.ts';
import { cannon, fireAt, pond as water, type Bullet, type Fish } from './swim.ts';

type Round = RoundView<FishPicture>;

/** Which kind the cannon follows: for keys, and for people who do not want to aim. */
function makeTargets({ say, choice }: PageTools) {
  let chosen: Target | null = null;
  const buttons = ([null, ...targetNames] as const).map((kind) => {
    const button = make('button', { type: 'button', 'aria-pressed': String(kind === null) });
    if (kind === null) button.append(say('free'));
    else {
      const portrait = make('canvas', { width: '92', height: '56', 'aria-hidden': 'true' });
      paintPortrait(portrait, kind);
      button.append(portrait, make('span', { class: 'name' }, say(`fish.${kind}`)), ` ${targets[kind]}×`);
    }
    button.addEventListener('click', () => {
      chosen = kind;
      for (const [index, other] of buttons.entries())
        other.setAttribute('aria-pressed', String(([null, ...targetNames] as const)[index] === kind));
    });
    return button;
  });
  choice.append(make('div', { class: 'targets', role: 'group', 'aria-label': say('targets') }, ...buttons));
  return { read: (): Target | null => chosen };
}

/** The fish of a kind that is nearest to the middle, so that it stays in sight for longest. */
const findNearest = (shoal: readonly Fish[], kind: Target): Fish | null =>
  shoal
    .filter((fish) => fish.kind === kind)
    .toSorted((one, other) => Math.abs(one.x - cannon.x) - Math.abs(other.x - cannon.x))[0] ?? null;

function createFish(tools: PageTools): GameView<FishPicture> {
  const { say, money, stage, move, deal, isStill } = tools;
  const chosen = makeTargets(tools);
  const pond = makePond({ label: say('pond'), isStill, onEnd: (bullet, hit) => void end(bullet, hit) });
  stage.append(pond.canvas);
  /** Where the next shot goes. */
  let aimAt: readonly [number, number] = [cannon.x, 60];
  let target: Fish | null = null;

  /** What the bullet has hit is judged by the server; nothing hit gives it back. */
  async function end(bullet: Bullet, hit: Fish | null): Promise<void> {
    target = hit;
    await move({ target: hit?.kind ?? null });
    if (bullet.isSpent) pond.drop();
  }
  function shoot(): void {
    const kind = chosen.read();
    const follow = kind === null ? null : findNearest(pond.shoal, kind);
    const [x, y] = follow === null ? aimAt : [follow.x, follow.y];
    pond.aim(x, y);
    pond.fire(fireAt(x, Math.min(y, cannon.y - 10), follow));
  }
  pond.canvas.addEventListener('pointermove', (event) => {
    aimAt = pond.toPond(event);
    pond.aim(...aimAt);
  });
  pond.canvas.addEventListener('pointerdown', (event) => {
    aimAt = pond.toPond(event);
    pond.aim(...aimAt);
    deal();
  });
  document.addEventListener('keydown', ({ key, target: place }) => {
    if (place instanceof HTMLInputElement || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    const [x] = aimAt;
    aimAt = [Math.min(water.width, Math.max(0, x + (key === 'ArrowLeft' ? -60 : 60))), 60];
    pond.aim(...aimAt);
  });

  function land({ picture, payout }: Round): void {
    if (target === null || picture === null) return;
    if (picture.isCaught) pond.takeOut(target, money(payout));
    else if (picture.target !== null) pond.flinch(target);
    target = null;
  }
  function tell({ state, picture, payout, stake }: Round, before: Round | null): string | null {
    if (picture === null) return null;
    if (state === 'open') return say('flying');
    if (state === 'refunded' || state === 'refunding' || before === null)
      return say('returned', { amount: money(stake), stake: money(stake) });
    const name = say(`fish.${picture.target ?? 'sardine'}`);
    return picture.isCaught
      ? say('won', { name, amount: money(payout), stake: money(stake) })
      : say('lost', { name, stake: money(stake) });
  }
  return {
    // A bullet of before a reload has no picture: it hit nothing.
    show: (round) => {
      if (round !== null) setTimeout(() => void move({ target: null }));
    },
    play: (round) => {
      if (round.state === 'open') shoot();
      else land(round);
      return Promise.resolve();
    },
    tell,
    setBusy: () => undefined,
    setPaused: pond.setPaused,
  };
}

startPage(createFish);
