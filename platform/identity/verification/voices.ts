import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../server/infrastructure/program.ts';

/** Samples a second, of the voices and of what is mixed from them. */
export const sampleRate = 16_000;
/** Each of ten digits as samples between -1 and 1. */
export type Voice = readonly Float32Array[];

const folder = join(root, 'platform/identity/verification/voices');
const fallback = 'EN';
/** Below this a sample is silence: slots are padded with it. */
const silence = 0.004;

/** One byte of µ-law (ITU-T G.711) as a sample. */
const expand = (byte: number): number => {
  const code = ~byte & 0xff;
  const size = ((((code & 0x0f) << 3) + 0x84) << ((code & 0x70) >> 4)) - 0x84;
  return (code & 0x80 ? -size : size) / 32_768;
};

/** Where the samples of a WAV begin and end. */
const findData = (file: Buffer): Buffer => {
  let offset = 12;
  while (offset + 8 <= file.length) {
    const size = file.readUInt32LE(offset + 4);
    if (file.toString('latin1', offset, offset + 4) === 'data')
      return file.subarray(offset + 8, offset + 8 + size);
    offset += 8 + size + (size % 2);
  }
  throw new Error('A voice has no samples.');
};

const trimEnd = (samples: Float32Array): Float32Array => {
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1] ?? 0) < silence) end -= 1;
  return samples.subarray(0, end);
};

const readVoice = async (name: string): Promise<Voice> => {
  const samples = Float32Array.from(findData(await readFile(join(folder, name))), expand);
  const slot = samples.length / 10;
  return Array.from({ length: 10 }, (_, digit) =>
    trimEnd(samples.subarray(digit * slot, (digit + 1) * slot)),
  );
};

const voicesByLanguage = new Map<string, Promise<readonly Voice[]>>();

/** Voices of a language, or of English where it has none; read once. */
export const loadVoices = async (language: string): Promise<readonly Voice[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.wav'));
  const code = names.some((name) => name.startsWith(`${language}-`)) ? language : fallback;
  const entry = voicesByLanguage.get(code);
  if (entry !== undefined) return entry;
  const voices = Promise.all(names.filter((name) => name.startsWith(`${code}-`)).map(readVoice));
  voicesByLanguage.set(code, voices);
  return voices;
};
