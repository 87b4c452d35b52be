import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fileOf, get, hrefOf } from '../../src/protocol/console/define-call.ts';
import { count, flag, list, nullable, object, text, whole } from '../../src/protocol/json/typed-schema.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { streamList } from './list-file.ts';

const row = object({ account: text, isOn: flag, next: nullable(object({ at: text })), marks: list(text) });
const members = get('/members-of-test', {
  needs: 'players',
  input: object({ search: text, page: whole(1) }),
  answer: object({ rows: list(row), page: count, pages: count, total: count }),
});
const rowsOf = (page: number) => [
  { account: `=cmd|${page}`, isOn: true, next: page === 1 ? { at: '10:00' } : null, marks: ['a', 'b'] },
];
const readAll = async (content: Readable): Promise<string> =>
  (await content.toArray()).map((piece) => String(piece)).join('');

describe('the file of a list', () => {
  it('has every page of what the list answers, one column for each value, and no formula', async () => {
    const asked: unknown[] = [];
    const { name, content } = await streamList(fileOf(members), { search: 'a' }, async (input) => {
      asked.push(input);
      const { page } = input as { readonly page: number };
      return { rows: rowsOf(page), page, pages: 3, total: 3 };
    });
    // One page is read before the first byte: what refuses the list refuses the file.
    expect([name, asked]).toEqual(['members-of-test.csv', [{ search: 'a', page: 1 }]]);
    expect(await readAll(content)).toBe(
      [
        '\uFEFFaccount,isOn,next.at,marks',
        `'=cmd|1,true,10:00,"a,b"`,
        `'=cmd|2,true,,"a,b"`,
        `'=cmd|3,true,,"a,b"`,
        '',
      ].join('\r\n'),
    );
    expect(asked).toHaveLength(3);
  });
  it('is asked for without a page, by who may see the list', () => {
    const file = fileOf(members);
    expect([file.needs, hrefOf(file, { search: 'a b', page: 7 })]).toEqual([
      'players',
      '/api/members-of-test.csv?search=a%20b',
    ]);
  });
  it('is refused to who may not see the list, and recorded when it is taken', async () => {
    const { call, signIn, records } = await createConsoleApp({});
    const refused = await call('GET', '/api/outbox.csv', { cookie: await signIn('editor') });
    expect(refused.statusCode).toBe(403);
    const taken = await call('GET', '/api/agents.csv', { cookie: await signIn('support') });
    expect([taken.statusCode, taken.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(taken.body.split('\r\n')[0]).toContain('account');
    expect(records.filter(({ action }) => action === 'list.export')).toEqual([
      { action: 'list.export', author: 'support', subject: 'list:agents', note: 'agents:' },
    ]);
  });
});
