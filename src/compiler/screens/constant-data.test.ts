import { describe, expect, it } from 'vitest';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { compileSite } from '../compile-site.fake.ts';
import { compileTiny, readPart } from '../compile-tiny.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const rows = [
  { id: 'one', title: { $t: 'home.title' }, amount: 5 },
  { id: 'two', title: { $t: 'about.title' } },
];
const siteWith = (value: unknown, children: readonly object[] = [{ $e: { var: 'row.amount' } }]) => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  site['pages/home'] = {
    ...site['pages/home'],
    data: { rows: { value } },
    root: {
      type: 'Box',
      id: 'root',
      repeat: { each: { var: 'data.rows' }, as: 'row', key: 'id' },
      children: [
        { type: 'Text', id: 'title', children: [{ $t: { var: 'row.title' } }] },
        { type: 'Text', id: 'amount', show: { '>': [{ var: 'row.amount' }, 3] }, children },
      ],
    },
  };
  return site;
};
const findingsOf = async (site: Record<string, unknown>): Promise<readonly string[]> =>
  (await compileSite(site, createTinyCatalogue())).issues
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);

describe('data from constants', () => {
  it('is there without a call, with the keys of its texts', async () => {
    const release = await compileTiny(siteWith(rows));
    const { data } = JSON.parse(readPart(release, release.manifest.pages['home'])) as CompiledScreen;
    expect(data).toEqual({
      rows: {
        call: '',
        fallback: [
          { id: 'one', title: 'home.title', amount: 5 },
          { id: 'two', title: 'about.title' },
        ],
        when: { r: false, d: [] },
      },
    });
    expect(readPart(release, release.manifest.messages['EN'])).toContain('about.title');
  });

  it.each<readonly [string, Record<string, unknown>, string]>([
    [
      'words',
      siteWith([{ ...rows[0], title: 'Good evening' }]),
      'data.constant /data/rows/value/0/title Words',
    ],
    [
      'a text that there is not',
      siteWith([{ ...rows[0], title: { $t: 'home.titel' } }]),
      'text.key-missing /data/rows/value/0/title/$t The text "home.titel" has no message',
    ],
    [
      'something worked out',
      siteWith([{ ...rows[0], amount: { $e: { var: 'session.type' } } }]),
      'data.constant /data/rows/value/0/amount/$e Constants hold data',
    ],
    [
      'a property that no row has',
      siteWith(rows, [{ $e: { var: 'row.sum' } }]),
      'expression.path-unknown /root/children/1/children/0/$e/var "row" has no "sum"; it has',
    ],
    ['a key that is missing', siteWith([...rows, { title: { $t: 'home.title' } }]), 'repeat.key-kind'],
    [
      'a question again',
      siteWith(rows, [
        {
          type: 'Button',
          id: 'again',
          on: { press: [{ do: 'reload', data: 'rows' }] },
          children: [{ $t: 'home.title' }],
        },
      ]),
      'data.constant /root/children/1/children/0/on/press/0/data "rows" holds constants',
    ],
  ])('is refused with %s', async (_, site, sentence) =>
    expect((await findingsOf(site)).join('\n')).toContain(sentence),
  );

  it('is either constants or a call', async () => {
    const site = siteWith(rows);
    const page = { ...site['pages/home'], data: { rows: { value: rows, call: 'games.list' } } };
    expect((await findingsOf({ ...site, 'pages/home': page })).join('\n')).toContain('/data/rows');
    const bare = { ...site['pages/home'], data: { rows: {} } };
    expect((await findingsOf({ ...site, 'pages/home': bare })).join('\n')).toContain('/data/rows');
  });
});
