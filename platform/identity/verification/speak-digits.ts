import type { Random } from '../../../server/infrastructure/random.ts';
import { loadVoices, sampleRate, type Voice } from './voices.ts';

/** Seconds before the first digit: a screen reader says first where the focus went. */
const lead = 1.6;
/** Seconds between digits, time enough to type one. */
const pause = { shortest: 0.7, longest: 1.1 } as const;
/** How loud the murmur behind the digits is, and the noise, as parts of a digit. */
const murmurLevel = 0.16;
const noiseLevel = 0.012;
const murmursPerSecond = 3;

const between = (random: Random, low: number, high: number): number =>
  low + (random.integer(0, 1_001) / 1_000) * (high - low);
const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.integer(0, items.length)];

/** Faster and higher, or slower and lower. */
const stretch = (samples: Float32Array, speed: number): Float32Array => {
  const target = new Float32Array(Math.floor(samples.length / speed));
  for (let index = 0; index < target.length; index += 1) {
    const low = Math.floor(index * speed);
    const here = samples[low] ?? 0;
    target[index] = here + ((samples[low + 1] ?? here) - here) * (index * speed - low);
  }
  return target;
};

const mixIn = (target: Float32Array, source: Float32Array, from: number, level: number): void => {
  const end = Math.min(source.length, target.length - from);
  for (let index = 0; index < end; index += 1)
    target[from + index] = (target[from + index] ?? 0) + (source[index] ?? 0) * level;
};

/** Digits backwards behind the digits: they sound like speech and are none. */
function addMurmur(target: Float32Array, voices: readonly Voice[], random: Random): void {
  const count = Math.ceil((target.length / sampleRate) * murmursPerSecond);
  for (let murmur = 0; murmur < count; murmur += 1) {
    const word = pick(random, pick(random, voices) ?? []) ?? new Float32Array();
    const backwards = stretch(word, between(random, 0.8, 1.3)).toReversed();
    mixIn(target, backwards, random.integer(0, target.length), between(random, 0.6, 1) * murmurLevel);
  }
}

function addNoise(target: Float32Array, random: Random): void {
  const bytes = random.bytes(target.length);
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + ((bytes[index] ?? 0) / 127.5 - 1) * noiseLevel;
}

/** WAV of 8 bits a sample: every browser reads it. */
function writeWav(samples: Float32Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  const body = Buffer.alloc(samples.length);
  for (let index = 0; index < samples.length; index += 1)
    body[index] = Math.round(127.5 + Math.max(-1, Math.min(1, samples[index] ?? 0)) * 127);
  return Buffer.concat([header, body]);
}

/** Speaks digits slowly as a WAV, each a little different, over a murmur that hides where a word begins. */
export async function speakDigits(digits: string, language: string, random: Random): Promise<Buffer> {
  const voices = await loadVoices(language);
  const voice = pick(random, voices) ?? [];
  const words = [...digits].map((digit) =>
    stretch(voice[Number(digit)] ?? new Float32Array(), between(random, 0.93, 1.05)),
  );
  const places: number[] = [];
  let start = Math.round(lead * sampleRate);
  for (const word of words) {
    places.push(start);
    start += word.length + Math.round(between(random, pause.shortest, pause.longest) * sampleRate);
  }
  const sound = new Float32Array(start);
  for (const [index, word] of words.entries())
    mixIn(sound, word, places[index] ?? 0, between(random, 0.75, 0.95));
  addMurmur(sound, voices, random);
  addNoise(sound, random);
  return writeWav(sound);
}
