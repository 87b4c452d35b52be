import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPictureRedrawer } from './picture-redrawer.ts';

const drawLarge = async () => {
  const canvas = createCanvas(6_000, 4_000);
  const context = canvas.getContext('2d');
  for (let line = 0; line < 400; line += 1) {
    context.fillStyle = `hsl(${line * 7} 60% 50%)`;
    context.fillRect((line * 337) % 6_000, (line * 91) % 4_000, 600, 400);
  }
  return { type: 'image/jpeg' as const, bytes: await canvas.encode('jpeg', 70) };
};
const drawSmall = async () => ({
  type: 'image/png' as const,
  bytes: await createCanvas(24, 16).encode('png'),
});
/** Whether a process is there; one that was ended is gone a moment later. */
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // No such process.
  }
};
const waitForProcess = async (find: () => number | null): Promise<number> => {
  const pid = find();
  if (pid !== null) return pid;
  await new Promise(setImmediate);
  return waitForProcess(find);
};

describe('the process that opens pictures', () => {
  it('draws one after another, and stays for the next', async () => {
    const redrawer = createPictureRedrawer();
    const { type, bytes } = await drawSmall();
    const drawn = await Promise.all([
      redrawer.redraw({ type, bytes }),
      redrawer.redraw({ type, bytes: bytes.subarray(0, 40) }),
      redrawer.redraw({ type, bytes }),
    ]);
    expect(drawn.map((one) => one?.type)).toEqual(['image/png', undefined, 'image/png']);
    expect((await loadImage(drawn[2]?.bytes ?? Buffer.alloc(0))).width).toBe(24);
    const pid = redrawer.process();
    await redrawer.redraw({ type, bytes });
    expect(redrawer.process()).toBe(pid);
  });

  it('is ended when a picture takes too long, which is given up; the next one is drawn by another', async () => {
    const redrawer = createPictureRedrawer();
    const small = await drawSmall();
    await redrawer.redraw(small);
    const pid = redrawer.process() ?? 0;
    expect(isRunning(pid)).toBe(true);
    const given = redrawer.redraw(await drawLarge(), 50);
    const next = redrawer.redraw(small);
    expect(await given).toBeNull();
    expect((await next)?.type).toBe('image/png');
    expect(redrawer.process()).not.toBe(pid);
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  });

  it('that was ended from outside costs its picture alone', async () => {
    const redrawer = createPictureRedrawer();
    const given = redrawer.redraw(await drawLarge());
    const next = redrawer.redraw(await drawSmall());
    process.kill(await waitForProcess(redrawer.process), 'SIGKILL');
    expect(await given).toBeNull();
    expect((await next)?.type).toBe('image/png');
  });
});
