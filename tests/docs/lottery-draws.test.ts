import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCertificate, type DrawCertificate } from '../../src/lottery/certificate.ts';
import { drawFrom, fromHex, type Bytes } from '../../src/lottery/fair-draw.ts';
import { families } from '../../src/lottery/families.ts';
import {
  buildTree,
  checkInclusion,
  leafBytes,
  proveInclusion,
  rootOf,
} from '../../src/lottery/sold-tickets.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/reference/lottery-draws.md'), 'utf8');
const block = (name: string): unknown => {
  const [, text = ''] = page.split(`\`\`\`json ${name}\n`);
  return JSON.parse(text.slice(0, text.indexOf('```')));
};
const hash = (bytes: Bytes): Bytes => new Uint8Array(createHash('sha256').update(bytes).digest());
const tickets = block('tickets') as readonly string[];
const certificate = block('certificate') as DrawCertificate;
const saved = { commitment: certificate.commitment, witness: certificate.witness };

it('has an example whose certificate holds, and no changed one does', async () => {
  expect(await checkCertificate(certificate, saved)).toBeNull();
  const check = (change: Partial<DrawCertificate>) => checkCertificate({ ...certificate, ...change }, saved);
  expect(await check({ numbers: [8, 8, 5, 1, 7] })).toBe('numbers.differ');
  expect(await check({ tickets: 2 })).toBe('entropy.differs');
  expect(await check({ root: certificate.root.replace('8', '9') })).toBe('entropy.differs');
  expect(await check({ witnessValue: 'ac'.repeat(32) })).toBe('witness.not-promised');
  expect(await check({ witness: '' })).toBe('witness.differs');
  expect(await check({ seed: 'ff'.repeat(32) })).toBe('seed.not-committed');
  const isVoid = { voidReason: 'a reason', numbers: [] };
  expect(await check(isVoid)).toBeNull();
  expect(await check({ ...isVoid, seed: 'ff'.repeat(32) })).toBe('seed.not-committed');
  expect(await check({ ...isVoid, numbers: [1] })).toBe('numbers.differ');
  expect(await check({ engine: 'another' })).toBe('scheme.unknown');
});

it('has an example whose tickets have the root of the certificate, and a proof each', async () => {
  const tree = buildTree(
    tickets.map((text) => hash(leafBytes(text))),
    hash,
  );
  expect(rootOf(tree, hash)).toBe(certificate.root);
  expect(tickets).toHaveLength(certificate.tickets);
  for (const [index, text] of tickets.entries()) {
    expect(await checkInclusion(text, proveInclusion(tree, index), certificate.root)).toBe(true);
    expect(
      await checkInclusion(
        text.replace('"stakes":"', '"stakes":"9'),
        proveInclusion(tree, index),
        certificate.root,
      ),
    ).toBe(false);
  }
});

it('has a table of draws that are computed so', async () => {
  const rows = [
    ...page.matchAll(/^\| (\w+) +\| ([0-9-]+) +\| (five digits|mark six|ten cars) +\| ([0-9 and]+?) +\|$/gm),
  ];
  expect(rows).toHaveLength(3);
  const seed = fromHex(certificate.seed) ?? new Uint8Array(0);
  for (const [, game = '', issue = '', family = '', numbers = ''] of rows) {
    const { shape } = families[family.replace(' ', '-') as 'five-digits'];
    expect(await drawFrom(seed, { game, issue, entropy: '' }, shape)).toEqual(
      numbers.replace(' and', '').split(' ').map(Number),
    );
  }
});
