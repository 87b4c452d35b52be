import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../server/infrastructure/random.ts';

/** CSS pixels. */
export const sliderSize = { width: 320, height: 160, piece: 48 } as const;
const scale = 2;
const skies = [
  ['#1b2a6b', '#d9668c', '#ffd28a'],
  ['#06283d', '#1a7fa0', '#b8f0dd'],
  ['#2a1550', '#8a3fb0', '#ffb3c9'],
  ['#0c3b2e', '#3f9a5f', '#e9f5a1'],
] as const;

const between = (random: Random, low: number, high: number): number =>
  low + (random.integer(0, 1001) / 1000) * (high - low);

function drawHills(context: SKRSContext2D, random: Random, colour: string, base: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, sliderSize.height);
  context.lineTo(0, base);
  for (let x = 0; x < sliderSize.width; x += 64) {
    context.quadraticCurveTo(x + 32, base - between(random, 4, 46), x + 64, base + between(random, -8, 8));
  }
  context.lineTo(sliderSize.width, sliderSize.height);
  context.fill();
}

function drawScene(random: Random): Canvas {
  const canvas = createCanvas(sliderSize.width * scale, sliderSize.height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const [top, middle, bottom] = skies[random.integer(0, skies.length)] ?? skies[0];
  const sky = context.createLinearGradient(0, 0, 0, sliderSize.height);
  sky.addColorStop(0, top);
  sky.addColorStop(0.6, middle);
  sky.addColorStop(1, bottom);
  context.fillStyle = sky;
  context.fillRect(0, 0, sliderSize.width, sliderSize.height);
  context.fillStyle = bottom;
  for (let orb = 0; orb < 26; orb += 1) {
    context.globalAlpha = between(random, 0.08, 0.5);
    context.beginPath();
    context.arc(
      between(random, 0, sliderSize.width),
      between(random, 0, 120),
      between(random, 1, orb < 3 ? 30 : 7),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.globalAlpha = 0.75;
  drawHills(context, random, middle, 118);
  context.globalAlpha = 1;
  drawHills(context, random, top, 138);
  return canvas;
}

/** A jigsaw piece of `sliderSize.piece` with a knob on top and on the right. */
function tracePiece(context: SKRSContext2D, x: number, y: number): void {
  const knob = 8;
  const body = sliderSize.piece - knob;
  context.beginPath();
  context.moveTo(x, y + knob);
  context.lineTo(x + body / 2 - knob, y + knob);
  context.arc(x + body / 2, y + knob, knob, Math.PI, 0);
  context.lineTo(x + body, y + knob);
  context.lineTo(x + body, y + knob + body / 2 - knob);
  context.arc(x + body, y + knob + body / 2, knob, -Math.PI / 2, Math.PI / 2);
  context.lineTo(x + body, y + knob + body);
  context.lineTo(x, y + knob + body);
  context.closePath();
}

/** Draws the puzzle with its gap at `gap` CSS pixels from the left, and the piece as high as the puzzle. */
export async function drawSlider(gap: number, random: Random): Promise<{ puzzle: Buffer; piece: Buffer }> {
  const top = random.integer(8, sliderSize.height - sliderSize.piece - 12);
  const scene = drawScene(random);
  const piece = createCanvas(sliderSize.piece * scale, sliderSize.height * scale);
  const pieceContext = piece.getContext('2d');
  pieceContext.scale(scale, scale);
  tracePiece(pieceContext, 0, top);
  pieceContext.save();
  pieceContext.clip();
  pieceContext.drawImage(scene, -gap, 0, sliderSize.width, sliderSize.height);
  pieceContext.restore();
  pieceContext.strokeStyle = '#ffffff';
  pieceContext.lineWidth = 2;
  pieceContext.stroke();
  const context = scene.getContext('2d');
  tracePiece(context, gap, top);
  context.fillStyle = 'rgba(8, 10, 24, 0.62)';
  context.fill();
  context.strokeStyle = 'rgba(255, 255, 255, 0.8)';
  context.lineWidth = 1.5;
  context.stroke();
  return { puzzle: await scene.encode('png'), piece: await piece.encode('png') };
}
