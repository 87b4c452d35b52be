import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../server/infrastructure/random.ts';
import { readGlyph } from './glyphs.ts';

const width = 160;
const height = 56;
/** Drawn larger than shown, for sharp screens. */
const scale = 2;
const inks = ['#123a6b', '#6b1240', '#0f5b43', '#5a3a0b', '#3b1a6f'] as const;

const between = (random: Random, low: number, high: number): number =>
  low + (random.integer(0, 1001) / 1000) * (high - low);
const pickInk = (random: Random): string => inks[random.integer(0, inks.length)] ?? inks[0];

function drawGround(context: SKRSContext2D, random: Random): void {
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#f7f3e8');
  ground.addColorStop(1, '#dfe9f5');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  for (let dot = 0; dot < 90; dot += 1) {
    context.globalAlpha = between(random, 0.1, 0.35);
    context.fillStyle = pickInk(random);
    context.beginPath();
    context.arc(
      between(random, 0, width),
      between(random, 0, height),
      between(random, 0.5, 1.6),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawCharacter(context: SKRSContext2D, random: Random, character: string, x: number): void {
  const size = between(random, 4.4, 5.6);
  context.save();
  context.translate(x + between(random, -2, 2), height / 2 + between(random, -5, 5));
  context.rotate(between(random, -0.32, 0.32));
  context.transform(1, between(random, -0.15, 0.15), between(random, -0.25, 0.25), 1, 0, 0);
  context.scale(size, size);
  context.translate(-2, -3);
  context.strokeStyle = pickInk(random);
  context.lineWidth = between(random, 0.62, 0.85);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const stroke of readGlyph(character)) {
    context.beginPath();
    for (const [index, [px, py]] of stroke.entries()) {
      const nudgedX = px + between(random, -0.14, 0.14);
      const nudgedY = py + between(random, -0.14, 0.14);
      if (index === 0) context.moveTo(nudgedX, nudgedY);
      else context.lineTo(nudgedX, nudgedY);
    }
    context.stroke();
  }
  context.restore();
}

function drawThread(context: SKRSContext2D, random: Random): void {
  context.strokeStyle = pickInk(random);
  context.globalAlpha = 0.6;
  context.lineWidth = between(random, 1, 2);
  context.beginPath();
  context.moveTo(-4, between(random, 0, height));
  context.bezierCurveTo(
    width * 0.3,
    between(random, -20, height + 20),
    width * 0.7,
    between(random, -20, height + 20),
    width + 4,
    between(random, 0, height),
  );
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws a text as a PNG that people can read and simple programs cannot. */
export async function drawCaptcha(text: string, random: Random): Promise<Buffer> {
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  drawGround(context, random);
  const step = (width - 24) / text.length;
  for (const [index, character] of [...text].entries())
    drawCharacter(context, random, character, 12 + step * (index + 0.5));
  for (let thread = 0; thread < 3; thread += 1) drawThread(context, random);
  return canvas.encode('png');
}
