import { describe, expect, it } from 'vitest';
import { createReads, recordReads, type AllReads, type ReadSource } from './site-reads.ts';

const describeSource = (known: readonly string[]): ReadSource => ({
  documents: { pages: new Map(), modals: new Map(), forms: new Map(), known: new Set(known) },
  pageNames: null,
  settingsType: { schema: { properties: {} }, root: {} },
});
const read = (known: readonly string[], former?: AllReads): AllReads =>
  createReads(describeSource(known), former);

describe('what a screen asked of other documents', () => {
  const ask = (all: AllReads) => {
    const reads = recordReads(all);
    reads.ask('isKnown', 'pages/help');
    return reads;
  };

  it('is the same in the next check where only other answers changed', () => {
    const first = read(['pages/help']);
    const one = ask(first);
    recordReads(first).ask('isKnown', 'pages/rules');
    const next = read(['pages/help', 'pages/rules'], first);
    expect([...next.changed]).toEqual(['isKnown pages/rules']);
    expect(one.isSame(next)).toBe(true);
  });

  it('is another in the next check where its answer changed', () => {
    const first = read(['pages/help']);
    expect(ask(first).isSame(read([], first))).toBe(false);
  });

  it('is compared whole after a check that it had no part in', () => {
    const first = read(['pages/help']);
    const one = ask(first);
    const second = read([], first);
    const third = read([], second);
    expect(third.changed.size).toBe(0);
    expect(one.isSame(third)).toBe(false);
    expect(one.isSame(read(['pages/help'], third))).toBe(true);
  });
});
