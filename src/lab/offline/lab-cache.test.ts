import { expect, test } from 'vitest';
import { askFor, createFakeCacheEnvironment, type FakeCacheEnvironment } from './cache-environment.fake.ts';
import { createLabCache, type LabCache } from './lab-cache.ts';

const writePointer = (style: string): string =>
  JSON.stringify({
    manifest: {
      site: 'a1',
      shell: 'never asked for',
      pages: { home: 'b1' },
      modals: { login: 'c1' },
      forms: { login: { form: 'd1', validator: 'e1' } },
      messages: { EN: 'f1' },
      styles: style,
    },
  });
const parts = ['a1.json', 'b1.json', 'c1.json', 'd1.json', 'e1.js', 'f1.json', 'g1.css'];
const build = { version: 'v1', files: ['/build/lab.js'] };

function open(): { world: FakeCacheEnvironment; cache: LabCache } {
  const world = createFakeCacheEnvironment({
    '/lab/': 'lab',
    '/lab/stage': 'stage',
    '/build/lab.js': 'script',
    '/assets/icons.svg': 'icons',
    '/site/active': writePointer('g1'),
    ...Object.fromEntries(parts.map((part) => [`/site/parts/${part}`, part])),
  });
  return { world, cache: createLabCache(build, world) };
}
async function ask(cache: LabCache, path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const answer = await cache.answer(askFor(path), (one) => work.push(one));
  await Promise.all(work);
  return answer === null ? 'not answered' : answer.text();
}

test('a whole lab and the whole live release are there without a network', async () => {
  const { world, cache } = open();
  await cache.fill();
  world.isOnline = false;
  expect(await ask(cache, '/lab/')).toBe('lab');
  expect(await ask(cache, '/lab/stage?x')).toBe('stage');
  expect(await ask(cache, '/build/lab.js')).toBe('script');
  expect(await ask(cache, '/assets/icons.svg')).toBe('icons');
  expect(await ask(cache, '/site/active')).toBe(writePointer('g1'));
  for (const part of parts) expect(await ask(cache, `/site/parts/${part}`)).toBe(part);
});
test.each(['/', '/releases', '/api/draft/settings', '/lab/gallery', '/lab/gallery/frame', '/healthz'])(
  '%s is left to the network',
  async (path) => {
    const { cache } = open();
    await cache.fill();
    expect(await ask(cache, path)).toBe('not answered');
  },
);
test('what is not asked for with GET is left to the network', async () => {
  const { cache } = open();
  expect(cache.answer(askFor('/lab/', { method: 'POST' }), () => undefined)).toBeNull();
});
test('half a lab is none', async () => {
  const { world, cache } = open();
  world.network.delete('/build/lab.js');
  await expect(cache.fill()).rejects.toThrow('/build/lab.js');
});
test('a new release takes the place of the one that is kept, parts and all', async () => {
  const { world, cache } = open();
  await cache.fill();
  world.network.set('/site/active', writePointer('g2')).set('/site/parts/g2.css', 'new');
  world.fetched.splice(0);
  expect(await ask(cache, '/site/active')).toBe(writePointer('g2'));
  expect(world.fetched).toEqual(['/site/active', '/site/parts/g2.css']);
  world.isOnline = false;
  expect(await ask(cache, '/site/active')).toBe(writePointer('g2'));
  expect(await ask(cache, '/site/parts/g2.css')).toBe('new');
  expect(world.contents('foyer-lab-site')).not.toContain('/site/parts/g1.css');
});
test('a release that does not come whole leaves the one that is kept', async () => {
  const { world, cache } = open();
  await cache.fill();
  world.network.set('/site/active', writePointer('g3'));
  await ask(cache, '/site/active');
  world.isOnline = false;
  expect(await ask(cache, '/site/active')).toBe(writePointer('g1'));
  expect(await ask(cache, '/site/parts/g1.css')).toBe('g1.css');
});
test('a server that fails is like no network', async () => {
  const { world, cache } = open();
  await cache.fill();
  world.network.delete('/site/active');
  expect(await ask(cache, '/site/active')).toBe(writePointer('g1'));
});
test('a picture is kept once it was seen', async () => {
  const { world, cache } = open();
  await cache.fill();
  world.network.set('/assets/mark.svg', 'mark');
  expect(await ask(cache, '/assets/mark.svg')).toBe('mark');
  world.isOnline = false;
  expect(await ask(cache, '/assets/mark.svg')).toBe('mark');
});
test('copies of other builds go, those of others of this origin stay', async () => {
  const { world, cache } = open();
  await cache.fill();
  await world.caches.open('foyer-lab-v0');
  await world.caches.open('of somebody else');
  await cache.tidy();
  expect([...(await world.caches.keys())].sort()).toEqual([
    'foyer-lab-site',
    'foyer-lab-v1',
    'of somebody else',
  ]);
});
