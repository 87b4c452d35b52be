import { make } from '../../../client/make.ts';
import { fill, paintFish } from './paint-fish.ts';
import { cannon, fly, makeShoal, pond, replace, swim, type Bullet, type Fish } from './swim.ts';

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly from: number;
}
const burstMs = 1_500;
const flinchMs = 260;

function paintWater(pen: CanvasRenderingContext2D, time: number): void {
  const water = pen.createLinearGradient(0, 0, 0, pond.height);
  water.addColorStop(0, '#2aa3c9');
  water.addColorStop(0.55, '#12628f');
  water.addColorStop(1, '#0a2f55');
  pen.fillStyle = water;
  pen.fillRect(0, 0, pond.width, pond.height);
  for (let ray = 0; ray < 5; ray += 1) {
    const x = ray * 220 + Math.sin(time / 3_000 + ray) * 40 - 60;
    const beam = `M${x} 0L${x + 90} 0L${x - 60} ${pond.height}L${x - 220} ${pond.height}z`;
    fill(pen, 'rgb(255 255 255 / 7%)', beam);
  }
  for (let weed = 0; weed < 14; weed += 1) {
    const x = weed * 72 + 18;
    const sway = Math.sin(time / 1_100 + weed) * 10;
    const tall = 40 + (weed % 4) * 22;
    const top = pond.height - tall;
    const leaf = `M${x} ${pond.height}Q${x - 6} ${top + 30} ${x + sway} ${top}Q${x + 12} ${top + 30} ${x + 14} ${pond.height}z`;
    fill(pen, '#0d3b3a', leaf);
  }
}
function paintCannon(pen: CanvasRenderingContext2D, angle: number): void {
  pen.save();
  pen.translate(cannon.x, cannon.y);
  pen.rotate(angle);
  pen.fillStyle = '#3c2a17';
  pen.fillRect(-2, -16, 58, 32);
  pen.fillStyle = '#e0a53a';
  pen.fillRect(0, -13, 54, 26);
  pen.fillStyle = '#fff1c9';
  pen.fillRect(0, -9, 54, 6);
  pen.restore();
  pen.fillStyle = '#8b5a1e';
  pen.beginPath();
  pen.arc(cannon.x, cannon.y + 6, 30, Math.PI, 0);
  pen.fill();
}
function paintBursts(pen: CanvasRenderingContext2D, bursts: readonly Burst[], time: number): void {
  pen.textAlign = 'center';
  pen.font = '800 34px system-ui, sans-serif';
  for (const { x, y, text, from } of bursts) {
    const part = (time - from) / burstMs;
    pen.globalAlpha = 1 - part;
    pen.fillStyle = '#ffd75e';
    for (let coin = 0; coin < 10; coin += 1) {
      const turn = (coin / 10) * 2 * Math.PI;
      const far = 20 + part * 90;
      pen.beginPath();
      pen.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 7 * (1 - part), 0, 7);
      pen.fill();
    }
    pen.lineWidth = 6;
    pen.strokeStyle = '#3c2a17';
    pen.strokeText(text, x, y - part * 40);
    pen.fillText(text, x, y - part * 40);
  }
  pen.globalAlpha = 1;
}

interface PondOptions {
  readonly label: string;
  readonly isStill: () => boolean;
  /** What a bullet came to: the fish that it hit, or null. */
  readonly onEnd: (bullet: Bullet, hit: Fish | null) => void;
}

/** The pond with its fish, the cannon, and at most one bullet. Nothing in it decides about money. */
export function makePond({ label, isStill, onEnd }: PondOptions) {
  const canvas = make('canvas', {
    class: 'pond',
    width: String(pond.width),
    height: String(pond.height),
    role: 'img',
    'aria-label': label,
  });
  const pen = canvas.getContext('2d');
  const shoal = makeShoal();
  let bullet: Bullet | null = null;
  let angle = -Math.PI / 2;
  let bursts: readonly Burst[] = [];
  let last = performance.now();
  let isPaused = false;

  function moveBullet(ms: number): void {
    if (bullet === null || bullet.isSpent) return;
    const end = fly(bullet, shoal, ms);
    if (end === null) return;
    bullet.isSpent = true;
    onEnd(bullet, end === 'gone' ? null : end);
  }
  function paint(time: number): void {
    if (pen === null) return;
    paintWater(pen, isStill() ? 0 : time);
    for (const fish of shoal) paintFish(pen, fish, isStill() ? 0 : time);
    if (bullet !== null && !bullet.isSpent) {
      pen.fillStyle = '#fff3b0';
      pen.beginPath();
      pen.arc(bullet.x, bullet.y, 9, 0, 7);
      pen.fill();
    }
    paintBursts(pen, bursts, time);
    paintCannon(pen, angle);
  }
  function step(now: number): void {
    // After a pause of the tab nothing jumps.
    const ms = Math.min(60, now - last);
    last = now;
    bursts = bursts.filter(({ from }) => now - from < burstMs);
    if (!isPaused) {
      // Less motion: the fish stay where they are, and only the bullet flies.
      if (!isStill()) swim(shoal, ms);
      moveBullet(ms);
      paint(now);
    }
    requestAnimationFrame(step);
  }
  requestAnimationFrame(step);

  return {
    canvas,
    shoal,
    aim: (x: number, y: number): void => {
      angle = Math.atan2(Math.min(y, cannon.y - 10) - cannon.y, x - cannon.x);
    },
    fire: (fired: Bullet): void => {
      bullet = fired;
    },
    drop: (): void => {
      bullet = null;
    },
    flinch: (fish: Fish): void => {
      fish.flinch = flinchMs;
    },
    takeOut: (fish: Fish, text: string): void => {
      if (!isStill()) bursts = [...bursts, { x: fish.x, y: fish.y, text, from: performance.now() }];
      replace(fish);
    },
    setPaused: (paused: boolean): void => {
      isPaused = paused;
    },
    /** A place of the page in units of the pond. */
    toPond: ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
      const box = canvas.getBoundingClientRect();
      return [
        ((clientX - box.left) / box.width) * pond.width,
        ((clientY - box.top) / box.height) * pond.height,
      ];
    },
  };
}
