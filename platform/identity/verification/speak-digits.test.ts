import { expect, it } from 'vitest';
import { systemRandom, type Random } from '../../../server/infrastructure/random.ts';
import { speakDigits } from './speak-digits.ts';
import { loadVoices, sampleRate } from './voices.ts';

/** Words keep their speed with it, and pauses are as long as `pauseSeconds`. */
const middle = 583;
const pauseSeconds = 0.7 + (middle / 1_000) * 0.4;
const leadSeconds = 1.6;
const steady = (voice: number): Random => ({
  ...systemRandom,
  integer: (from, below) => {
    if (below === 1_001) return middle;
    return below === 2 ? voice : systemRandom.integer(from, below);
  },
});

/** How alike two stretches of sound are: 1 for the same, about 0 for strangers. */
function compare(sound: Float32Array, word: Float32Array, from: number): number {
  let both = 0;
  let heard = 0;
  let said = 0;
  for (const [index, sample] of word.entries()) {
    const here = sound[from + index] ?? 0;
    both += here * sample;
    heard += here * here;
    said += sample * sample;
  }
  return both / Math.sqrt(heard * said || 1);
}

it.each([
  ['EN', 0],
  ['EN', 1],
  ['AR', 0],
  ['AR', 1],
  ['TY', 0],
  ['TY', 1],
] as const)('says in %s, voice %i, the digits that it was given', async (language, voice) => {
  const digits = '0123456789';
  const file = await speakDigits(digits, language, steady(voice));
  const sound = Float32Array.from(file.subarray(44), (byte) => (byte - 127.5) / 127);
  const words = (await loadVoices(language))[voice] ?? [];
  let start = Math.round(leadSeconds * sampleRate);
  for (const digit of digits) {
    const likeness = words.map((word) => compare(sound, word, start));
    expect(likeness.indexOf(Math.max(...likeness))).toBe(Number(digit));
    expect(Math.max(...likeness)).toBeGreaterThan(0.85);
    start += (words[Number(digit)]?.length ?? 0) + Math.round(pauseSeconds * sampleRate);
  }
});

it('is a WAV that every browser reads, short enough to listen to, and never the same twice', async () => {
  const file = await speakDigits('406718', 'EN', systemRandom);
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt ']);
  expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, file.length - 44]);
  expect((file.length - 44) / sampleRate).toBeLessThan(15);
  expect((await speakDigits('406718', 'EN', systemRandom)).equals(file)).toBe(false);
});

it('speaks English where a language has no voice', async () => {
  expect(await loadVoices('TH')).toBe(await loadVoices('EN'));
});
