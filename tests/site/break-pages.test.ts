import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openOnBreak } from '../../platform/protection/on-break.ts';
import { operations } from '../../src/protocol/operations.ts';
import type { DataSource, PageDocument } from '../../src/protocol/document/document.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

const folder = join(fileURLToPath(new URL('../../', import.meta.url)), 'layouts');
const readText = (name: string): string => readTreeText(join(folder, `${name}.json`));
const readPage = (id: string): PageDocument => JSON.parse(readText(`pages/${id}`)) as PageDocument;

/** A source with this in its condition is not asked during a break. */
const breakEnd = 'member.breakUntil';

const open: ReadonlySet<string> = openOnBreak;
const refused = new Set(
  operations.filter(({ name, token }) => token === 'required' && !open.has(name)).map(({ name }) => name),
);

/** The sources of a document and of every fragment in it whose refusal is seen: it shows how they went. */
const listFailing = (name: string): readonly string[] => {
  const text = readText(name);
  const { data = {} } = JSON.parse(text) as { readonly data?: Readonly<Record<string, DataSource>> };
  const ownSources = Object.entries(data)
    .filter(
      ([, { call, when }]) => refused.has(call ?? '') && !JSON.stringify(when ?? null).includes(breakEnd),
    )
    .filter(([id, { fallback }]) => {
      const isShown = new RegExp(`"ui\\.data\\.${id}\\.(status|error|reason)"|"sources": \\{[^}]*"${id}"`);
      return fallback === undefined || isShown.test(text);
    })
    .map(([id, { call = '' }]) => `${id}: ${call}`);
  const inside = new Set([...text.matchAll(/"fragment:([\w-]+)"/g)].map(([, id = '']) => id));
  return [...ownSources, ...[...inside].flatMap((id) => listFailing(`fragments/${id}`))];
};

const pages = readdirSync(join(folder, 'pages')).map((file) => file.replace('.json', ''));

describe('during a break', () => {
  it.each(pages)('the page %s asks for nothing that is refused, or is closed in words', (id) => {
    const { access, closedOnBreak } = readPage(id);
    const isAway = closedOnBreak === true || access === 'visitor';
    expect(isAway ? [] : listFailing(`pages/${id}`)).toEqual([]);
  });
  it('the shell asks for nothing that is refused', () => {
    expect(listFailing('shell')).toEqual([]);
  });
  it('what a member needs to withdraw and their own records stay open', () => {
    for (const id of [
      'withdraw',
      'withdrawal-detail',
      'receipts',
      'receipt',
      'identity',
      'wallet',
      'messages',
    ])
      expect(readPage(id).closedOnBreak, id).toBeUndefined();
    for (const id of [
      'account-record',
      'betting-record',
      'profit-and-loss',
      'statements',
      'my-data',
      'close-account',
    ])
      expect(readPage(id).closedOnBreak, id).toBeUndefined();
  });
});
