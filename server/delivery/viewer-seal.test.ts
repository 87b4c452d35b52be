import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createViewerSeal } from './viewer-seal.ts';

const reader = { kind: 'visitor', key: 'ab'.repeat(16) } as const;
const seal = createViewerSeal(randomBytes(32));

test('reads what it wrote, for every kind', () => {
  for (const kind of ['visitor', 'member', 'agent'] as const)
    expect(seal.read(seal.write({ ...reader, kind }))).toEqual({ ...reader, kind });
});
test('knows nobody by a key that was changed, raised to another kind, or sealed elsewhere', () => {
  const sealedKey = seal.write(reader);
  const digest = sealedKey.split('.')[2] ?? '';
  const flipped = `${digest.startsWith('A') ? 'B' : 'A'}${digest.slice(1)}`;
  const forged = [
    sealedKey.replace('ab', 'ac'),
    sealedKey.replace('v.', 'm.'),
    `v.${reader.key}.${flipped}`,
    `v.${reader.key}`,
    `${sealedKey}A`,
    createViewerSeal(randomBytes(32)).write(reader),
    '',
  ];
  expect(forged.map((text) => seal.read(text))).toEqual(forged.map(() => null));
});
