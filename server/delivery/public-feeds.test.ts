import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import type { CompiledNode, CompiledScreen } from '../../src/protocol/release/release.ts';
import { findFirstPicture } from './first-picture.ts';
import { createFeedReader, type FeedAnswer } from './public-feeds.ts';

const operation = (name: string, more: Partial<OperationContract> = {}): OperationContract => ({
  name,
  method: 'GET',
  alsoMethods: [],
  path: `/wps/${name}`,
  aliases: [],
  moduleId: 'M',
  token: 'none',
  envelope: true,
  money: false,
  layout: true,
  request: {},
  response: {},
  ...more,
});
const source = (call: string, input: JsonObject = {}, more: object = {}) => ({
  call,
  with: Object.fromEntries(Object.entries(input).map(([name, v]) => [name, { k: 'c' as const, v }])),
  ...more,
});
const screen = (data: CompiledScreen['data'], nodes: readonly CompiledNode[] = []): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data,
  machines: {},
  forms: [],
  nodes,
  root: 0,
});
const place = { merchant: 'demo', locale: 'EN', release: 'r' };
const good = (value: unknown): FeedAnswer => ({
  status: 200,
  body: JSON.stringify({ success: true, value }),
});

const open = (answer: (url: string) => Promise<FeedAnswer>) => {
  const asked: string[] = [];
  let now = 0;
  const reader = createFeedReader({
    operations: [
      operation('games.hot'),
      operation('wallet.balance', { token: 'required' }),
      operation('games.play', { method: 'POST' }),
    ],
    clock: { now: () => new Date(now) },
    ask: (url, headers) => {
      asked.push(`${url} ${headers['Language'] ?? ''} ${headers['Authorization'] ?? 'nobody'}`);
      return answer(url);
    },
  });
  return { reader, asked, pass: (ms: number) => void (now += ms) };
};

describe('feeds of a page', () => {
  test('come with it, asked as a visitor in its language', async () => {
    const { reader, asked } = open(() => Promise.resolve(good({ list: [1] })));
    const found = await reader.read(screen({ hot: source('games.hot', { pageNo: 1 }) }), place);
    expect(found).toEqual([{ call: 'games.hot', input: { pageNo: 1 }, value: { list: [1] } }]);
    expect(asked).toEqual(['/wps/games.hot?pageNo=1 EN nobody']);
  });

  test('are those alone that everybody may ask, with words that do not depend on the person', async () => {
    const { reader, asked } = open(() => Promise.resolve(good(1)));
    const found = await reader.read(
      screen({
        balance: source('wallet.balance'),
        play: source('games.play'),
        own: { call: 'games.hot', with: { id: { k: 'e', r: { var: 'route.id' }, d: ['route.id'] } } },
        later: source('games.hot', {}, { when: { r: true, d: [] } }),
        unknown: source('no.such'),
      }),
      place,
    );
    expect([found, asked]).toEqual([[], []]);
  });

  test('are left to the browser when they fail, are refused, are no JSON, are large or take long', async () => {
    const answers: readonly (() => Promise<FeedAnswer>)[] = [
      () => Promise.reject(new Error('no way')),
      () => Promise.resolve({ status: 500, body: '{}' }),
      () => Promise.resolve({ status: 200, body: '{"success":false}' }),
      () => Promise.resolve({ status: 200, body: '<html>' }),
      () => Promise.resolve(good('x'.repeat(70_000))),
      () => new Promise(() => undefined),
    ];
    for (const answer of answers) {
      const { reader } = open(answer);
      expect(await reader.read(screen({ hot: source('games.hot') }), place)).toEqual([]);
    }
  });

  test('are those that the page shows first, as far as there is room', async () => {
    const { reader } = open((url) => Promise.resolve(good(url.padEnd(3_500, 'x'))));
    const show = (name: string): CompiledNode => ({
      id: name,
      type: 'Text',
      version: 1,
      children: [{ k: 'e', r: { var: `data.${name}.list` }, d: [] }],
    });
    const data = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name, index) => [name, source('games.hot', { pageNo: index })]),
    );
    const found = await reader.read(screen(data, [show('d'), show('b'), show('a')]), place);
    expect(found.map(({ input }) => input['pageNo'])).toEqual([3, 1]);
  });

  test('are asked once for pages that come together, and again a little later', async () => {
    const { reader, asked, pass } = open(() => Promise.resolve(good(1)));
    const page = screen({ hot: source('games.hot') });
    await Promise.all([reader.read(page, place), reader.read(page, place)]);
    await reader.read(page, { ...place, locale: 'AR' });
    expect(asked).toHaveLength(2);
    pass(3_000);
    await reader.read(page, place);
    expect(asked).toHaveLength(3);
  });
});

describe('the first picture', () => {
  const slide = (field: string): CompiledNode => ({
    id: 'slide',
    type: 'CarouselSlide',
    version: 1,
    binds: { image: { k: 'e', r: { var: `banner.${field}` }, d: [] } },
  });
  const list: CompiledNode = {
    id: 'list',
    type: 'Carousel',
    version: 1,
    repeat: { each: { r: { var: 'data.notices.banners' }, d: [] }, as: 'banner', key: 'id' },
    children: [1],
  };
  const answers = (url: string) => [
    {
      call: 'notices.list',
      input: {},
      value: {
        banners: [
          { id: 1, url },
          { id: 2, url: '/b.webp' },
        ],
      },
    },
  ];
  const data = { notices: source('notices.list') };

  test('is that of the first row of the first list with pictures', () => {
    expect(findFirstPicture(screen(data, [list, slide('url')]), answers('/a.webp'))).toBe('/a.webp');
    expect(findFirstPicture(screen(data, [list, slide('title')]), answers('/a.webp'))).toBeNull();
    expect(findFirstPicture(screen(data, [list, slide('url')]), [])).toBeNull();
    expect(findFirstPicture(null, [])).toBeNull();
  });

  test('is an address of this site or a secure one', () => {
    for (const url of ['javascript:x', '//other.example/a', 'http://other.example/a', '/\\other.example'])
      expect(findFirstPicture(screen(data, [list, slide('url')]), answers(url)), url).toBeNull();
  });
});
