import type { Target } from '../fish.rules.ts';
import { sizes, type Fish } from './swim.ts';

type Pen = CanvasRenderingContext2D;

interface Coat {
  readonly body: string;
  readonly belly: string;
  readonly fin: string;
}
const coats: Readonly<Record<Target, Coat>> = {
  sardine: { body: '#7fa8c9', belly: '#dfeaf2', fin: '#55799a' },
  clown: { body: '#ff8a2b', belly: '#ffd9a8', fin: '#d9560c' },
  puffer: { body: '#e8c24a', belly: '#fff3c4', fin: '#b48b18' },
  squid: { body: '#d977b8', belly: '#f6c3e4', fin: '#a94a8c' },
  ray: { body: '#5c6fb2', belly: '#aebbe6', fin: '#3d4e8d' },
  turtle: { body: '#4f9a5b', belly: '#a9d8a0', fin: '#2f6b3c' },
  shark: { body: '#71828f', belly: '#e3eaee', fin: '#4d5b66' },
  dragon: { body: '#d8432f', belly: '#ffcf6b', fin: '#9c1f18' },
};

const readPath = (d: string): Path2D => new Path2D(d);
/** Fills a path in the notation of SVG. */
export function fill(pen: Pen, colour: string, d: string): void {
  pen.fillStyle = colour;
  pen.fill(readPath(d));
}
function eye(pen: Pen, x: number, y: number, r: number): void {
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
  pen.fillStyle = '#14202a';
  pen.beginPath();
  pen.arc(x + r * 0.25, y, r * 0.55, 0, 7);
  pen.fill();
}

/** Paints a fish in units from -1 to 1 that swims to the right; `wave` is -1 to 1. */
type Paint = (pen: Pen, coat: Coat, wave: number) => void;

const swimmer: Paint = (pen, { body, belly, fin }, wave) => {
  fill(pen, fin, `M-.6 0L-1 ${-0.42 + wave * 0.12}L-.86 0L-1 ${0.42 + wave * 0.12}z`);
  fill(pen, fin, 'M-.2 -.36Q.05 -.7 .3 -.34z');
  fill(pen, body, 'M.95 0C.6 -.48 -.2 -.5 -.72 0C-.2 .5 .6 .48 .95 0z');
  fill(pen, belly, 'M.9 .06C.55 .42 -.15 .42 -.62 .06C-.1 .2 .5 .2 .9 .06z');
  eye(pen, 0.62, -0.1, 0.09);
};
const paints: Readonly<Record<Target, Paint>> = {
  sardine: swimmer,
  clown: (pen, coat, wave) => {
    swimmer(pen, coat, wave);
    fill(pen, '#fff', 'M.34 -.4Q.24 0 .34 .4L.18 .43Q.08 0 .18 -.43z');
    fill(pen, '#fff', 'M-.22 -.36Q-.32 0 -.22 .36L-.38 .28Q-.46 0 -.38 -.28z');
  },
  puffer: (pen, { body, belly, fin }, wave) => {
    fill(pen, fin, `M-.6 0L-.98 ${-0.24 + wave * 0.1}V${0.24 + wave * 0.1}z`);
    fill(
      pen,
      fin,
      'M-.5 -.42L-.4 -.7L-.2 -.52L0 -.82L.15 -.54L.4 -.7L.45 -.4zM-.4 .45L-.25 .72L-.05 .55L.15 .74L.3 .5z',
    );
    pen.fillStyle = body;
    pen.beginPath();
    pen.ellipse(0.05, 0, 0.72, 0.58, 0, 0, 7);
    pen.fill();
    fill(pen, belly, 'M.72 .1C.5 .55 -.3 .6 -.56 .16C-.2 .34 .4 .32 .72 .1z');
    eye(pen, 0.46, -0.16, 0.13);
  },
  squid: (pen, { body, belly, fin }, wave) => {
    pen.strokeStyle = fin;
    pen.lineWidth = 0.1;
    pen.lineCap = 'round';
    for (let arm = -2; arm <= 2; arm += 1) {
      pen.beginPath();
      pen.moveTo(-0.2, arm * 0.1);
      pen.quadraticCurveTo(-0.6, arm * 0.2 + wave * 0.16, -0.98, arm * 0.16 - wave * 0.12);
      pen.stroke();
    }
    fill(pen, fin, 'M.5 -.5L.95 0L.5 .5z');
    fill(pen, body, 'M.95 0C.7 -.4 0 -.38 -.3 -.24Q-.4 0 -.3 .24C0 .38 .7 .4 .95 0z');
    fill(pen, belly, 'M.8 .04C.5 .3 0 .3 -.26 .14Q.2 .16 .8 .04z');
    eye(pen, -0.1, -0.1, 0.1);
  },
  ray: (pen, { body, belly, fin }, wave) => {
    pen.strokeStyle = fin;
    pen.lineWidth = 0.06;
    pen.beginPath();
    pen.moveTo(-0.4, 0);
    pen.quadraticCurveTo(-0.8, wave * 0.2, -1.1, -wave * 0.15);
    pen.stroke();
    const tip = 0.55 + wave * 0.12;
    fill(pen, body, `M.7 0Q.3 -.2 -.1 ${-tip}Q-.3 -.2 -.5 0Q-.3 .2 -.1 ${tip}Q.3 .2 .7 0z`);
    fill(pen, belly, 'M.55 .02Q.2 .14 -.1 .3Q-.2 .12 -.34 .02z');
    eye(pen, 0.46, -0.07, 0.07);
  },
  turtle: (pen, { body, belly, fin }, wave) => {
    fill(
      pen,
      fin,
      `M.3 -.3L.1 ${-0.72 - wave * 0.1}L-.1 -.3zM.3 .3L.1 ${0.72 + wave * 0.1}L-.1 .3zM-.5 -.2L-.86 -.36L-.6 0L-.86 .36L-.5 .2z`,
    );
    fill(pen, belly, 'M.5 -.16Q.95 -.24 .95 0T.5 .16z');
    pen.fillStyle = body;
    pen.beginPath();
    pen.ellipse(0, 0, 0.64, 0.46, 0, 0, 7);
    pen.fill();
    fill(pen, fin, 'M-.1 -.2L.16 -.2L.28 0L.16 .2L-.1 .2L-.24 0z');
    eye(pen, 0.8, -0.06, 0.06);
  },
  shark: (pen, { body, belly, fin }, wave) => {
    fill(pen, fin, `M-.7 0L-1 ${-0.46 + wave * 0.1}Q-.84 -.05 -.96 ${0.3 + wave * 0.1}z`);
    fill(pen, fin, 'M-.05 -.24L.02 -.62Q.2 -.4 .3 -.2zM.1 .2L-.05 .52Q.2 .4 .32 .18z');
    fill(pen, body, 'M1 -.02C.6 -.34 -.2 -.34 -.78 0C-.2 .3 .6 .3 1 -.02z');
    fill(pen, belly, 'M.96 .02C.6 .3 -.1 .28 -.6 .06C0 .12 .5 .12 .96 .02z');
    pen.strokeStyle = fin;
    pen.lineWidth = 0.02;
    for (const x of [0.36, 0.42, 0.48]) pen.stroke(new Path2D(`M${x} -.12V.08`));
    eye(pen, 0.7, -0.09, 0.045);
  },
  dragon: (pen, { body, belly, fin }, wave) => {
    for (let part = 6; part >= 0; part -= 1) {
      const x = 0.55 - part * 0.24;
      const y = Math.sin(part * 0.9 + wave * 1.6) * 0.16;
      const r = 0.24 - part * 0.022;
      fill(pen, fin, `M${x - 0.12} ${y - r * 0.8}l.1 -.2l.12 .2z`);
      pen.fillStyle = part % 2 === 0 ? body : fin;
      pen.beginPath();
      pen.arc(x, y, r, 0, 7);
      pen.fill();
      pen.fillStyle = belly;
      pen.beginPath();
      pen.arc(x, y + r * 0.45, r * 0.5, 0, 7);
      pen.fill();
    }
    fill(pen, body, 'M.5 -.26Q.9 -.24 1.04 -.02Q.92 .2 .5 .24z');
    fill(pen, belly, 'M.6 -.26L.5 -.56L.74 -.28zM.4 -.22L.26 -.5L.54 -.26z');
    eye(pen, 0.72, -0.1, 0.07);
  },
};

/** Paints a fish where it is; `time` is the clock of the picture in milliseconds. */
export function paintFish(pen: Pen, fish: Fish, time: number): void {
  const size = sizes[fish.kind];
  const wave = Math.sin(time / 190 + fish.phase * 9);
  pen.save();
  pen.translate(fish.x, fish.y + Math.sin(time / 700 + fish.phase) * 6);
  pen.scale(fish.speed < 0 ? -size : size, size);
  pen.globalAlpha = fish.flinch > 0 ? 0.62 : 1;
  paints[fish.kind](pen, coats[fish.kind], wave);
  pen.restore();
}

/** A picture of a kind for the buttons of the page. */
export function paintPortrait(canvas: HTMLCanvasElement, kind: Target): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.scale(canvas.width / 2.3, canvas.width / 2.3);
  paints[kind](pen, coats[kind], 0.3);
}
