import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listDocuments } from './document-print.ts';

/** What a person can read: on average, and for the longest pages but one in ten. */
const mostLines = { average: 70, page: 200, route: 40 } as const;

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = listDocuments(root)
  .filter((file) => file.startsWith('layouts/'))
  .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));

const averageOf = (sizes: readonly number[]): number =>
  sizes.reduce((total, size) => total + size, 0) / sizes.length;
/** The size that nine in ten keep. */
const ninetieth = (sizes: readonly number[]): number =>
  [...sizes].sort((a, b) => a - b)[Math.ceil(sizes.length * 0.9) - 1] ?? 0;

it('documents of the site are as short on average as a person can read', () => {
  expect(documents.length).toBeGreaterThan(150);
  expect(averageOf(documents.map(({ lines }) => lines))).toBeLessThanOrEqual(mostLines.average);
});

it('nine pages in ten are on a few screens', () => {
  const pages = documents.filter(({ file }) => file.startsWith('layouts/pages/'));
  expect(pages.length).toBeGreaterThan(50);
  expect(ninetieth(pages.map(({ lines }) => lines))).toBeLessThanOrEqual(mostLines.page);
});

it('missions and withdraw, the measure of a page, are on two screens with their fragments', () => {
  const linesOf = (...files: readonly string[]): number =>
    files.reduce((total, file) => total + read(`layouts/${file}.json`).trimEnd().split('\n').length, 0);
  expect(linesOf('pages/missions', 'fragments/mission-list')).toBeLessThanOrEqual(170);
  expect(linesOf('pages/withdraw')).toBeLessThanOrEqual(60);
});

it('a stack that is a column says nothing of it', () => {
  const saying = documents.filter(({ file }) =>
    /"type": "Stack",(?:(?!"type")[^{}[\]])*"direction": "column"/.test(read(file)),
  );
  expect(saying.map(({ file }) => file)).toEqual([]);
});

it('a lobby is a few lines: a route with constants for one page', () => {
  const { routes } = JSON.parse(read('layouts/site.json')) as { routes: readonly { page: string }[] };
  const lobbies = routes.filter(({ page }) => page === 'lobby');
  expect(lobbies.length).toBeGreaterThan(5);
  for (const lobby of lobbies)
    expect(JSON.stringify(lobby, null, 2).split('\n').length).toBeLessThanOrEqual(mostLines.route);
});

it('sizes are counted: a long document is seen in the average, and two long pages of ten at their end', () => {
  expect(averageOf([100, 100, 700])).toBe(300);
  expect(ninetieth([10, 10, 10, 10, 10, 10, 10, 10, 600, 600])).toBe(600);
  expect(ninetieth([10, 10, 10, 10, 10, 10, 10, 10, 10, 600])).toBe(10);
});
