import { targetNames, type Target } from '../fish.rules.ts';

/** The pond, in its units; the picture is scaled to the page. */
export const pond = { width: 960, height: 540 } as const;
export const cannon = { x: pond.width / 2, y: pond.height - 18 } as const;
/** Half lengths of the fish, in units. */
export const sizes: Readonly<Record<Target, number>> = {
  sardine: 24,
  clown: 28,
  puffer: 32,
  squid: 38,
  ray: 52,
  turtle: 50,
  shark: 84,
  dragon: 104,
};
/** How many of each kind swim at the same time. */
const crowd: Readonly<Record<Target, number>> = {
  sardine: 6,
  clown: 4,
  puffer: 3,
  squid: 2,
  ray: 2,
  turtle: 1,
  shark: 1,
  dragon: 1,
};

export interface Fish {
  readonly kind: Target;
  x: number;
  y: number;
  /** Units per second; below 0 to the left. */
  speed: number;
  readonly phase: number;
  /** Milliseconds that it still flinches. */
  flinch: number;
  isCaught: boolean;
}

/** Numbers for pictures: no money hangs on them. */
const between = (from: number, to: number): number => from + Math.random() * (to - from);

function place(fish: Fish, isNew: boolean): void {
  const size = sizes[fish.kind];
  const isLeftward = Math.random() < 0.5;
  const pace = between(26, 62) * (40 / (20 + size / 2));
  fish.speed = isLeftward ? -pace : pace;
  fish.y = between(40 + size / 2, pond.height - 130);
  fish.x = isNew ? between(0, pond.width) : isLeftward ? pond.width + size : -size;
  fish.isCaught = false;
  fish.flinch = 0;
}

export function makeShoal(): readonly Fish[] {
  return targetNames.flatMap((kind) =>
    Array.from({ length: crowd[kind] }, () => {
      const fish = { kind, x: 0, y: 0, speed: 0, phase: between(0, 7), flinch: 0, isCaught: false };
      place(fish, true);
      return fish;
    }),
  );
}

/** Moves the fish by so many milliseconds; one that has left comes in again. */
export function swim(shoal: readonly Fish[], ms: number): void {
  for (const fish of shoal) {
    fish.x += (fish.speed * ms) / 1_000;
    fish.flinch = Math.max(0, fish.flinch - ms);
    const size = sizes[fish.kind];
    if (fish.x < -size - 4 || fish.x > pond.width + size + 4) place(fish, false);
  }
}
/** A caught fish leaves, and another one of its kind comes in at a side. */
export const replace = (fish: Fish): void => place(fish, false);

export interface Bullet {
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** The fish that it follows; null for a straight shot. */
  readonly aim: Fish | null;
  isSpent: boolean;
}
const bulletSpeed = 620;

export function fireAt(x: number, y: number, aim: Fish | null): Bullet {
  const length = Math.hypot(x - cannon.x, y - cannon.y) || 1;
  const [dx, dy] = [(x - cannon.x) / length, (y - cannon.y) / length];
  return { x: cannon.x + dx * 52, y: cannon.y + dy * 52, dx, dy, aim, isSpent: false };
}

const isIn = (fish: Fish, { x, y }: Bullet): boolean => {
  const size = sizes[fish.kind];
  return ((x - fish.x) / size) ** 2 + ((y - fish.y) / (size * 0.6)) ** 2 < 1;
};

/** Moves a bullet. @returns the fish that it hit, `gone` where it left the pond, null while it flies */
export function fly(bullet: Bullet, shoal: readonly Fish[], ms: number): Fish | 'gone' | null {
  const { aim } = bullet;
  if (aim !== null) {
    const length = Math.hypot(aim.x - bullet.x, aim.y - bullet.y) || 1;
    bullet.dx = (aim.x - bullet.x) / length;
    bullet.dy = (aim.y - bullet.y) / length;
  }
  // In small steps, so that no fish is jumped over.
  for (let rest = (bulletSpeed * ms) / 1_000; rest > 0; rest -= 8) {
    const step = Math.min(8, rest);
    bullet.x += bullet.dx * step;
    bullet.y += bullet.dy * step;
    const hit = aim === null ? shoal.find((fish) => isIn(fish, bullet)) : isIn(aim, bullet) ? aim : undefined;
    if (hit !== undefined) return hit;
  }
  const isInside = bullet.x > 0 && bullet.x < pond.width && bullet.y > 0 && bullet.y < pond.height;
  return isInside ? null : 'gone';
}
