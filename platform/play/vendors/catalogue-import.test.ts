import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { createPlayRig, nodeId, otherNode, type PlayRig } from '../play-rig.fake.ts';
import { createPictureJobs } from './catalogue-pictures.ts';
import { createPictureFetch, PictureError } from './fetch-picture.ts';
import { createVendorBackOffice } from './vendor-back-office.ts';

interface Listed {
  readonly game: string;
  readonly name: string;
  readonly studio?: string;
  readonly type: string;
  readonly classify?: string;
  readonly picture?: string;
}
let rig: PlayRig;
let backOffice: ReturnType<typeof createVendorBackOffice>;
let ownRows: readonly Listed[];
let answer: readonly unknown[] = [];
const origin = 'https://pictures.test';
beforeAll(async () => {
  rig = await createPlayRig();
  const gameVendor = {
    code: 'demo',
    origin,
    ask: async () => ({ games: answer }) as never,
  };
  backOffice = createVendorBackOffice({ ...rig.deps, gameVendor });
  const { rows } = await rig.database.pool.query<Listed>(
    `select game_code as game, name, vendor_code as studio, game_type as type, classify from game
     where game_type not in ('LOTT', 'ELOTT') order by node_id`,
  );
  ownRows = rows;
});
afterAll(() => rig.close());

const png = (side: number): Buffer => createCanvas(side, side).toBuffer('image/png');
const pictures: Readonly<Record<string, Buffer | PictureError>> = {
  [`${origin}/good.png`]: png(200),
  [`${origin}/small.png`]: png(40),
  [`${origin}/page.html`]: Buffer.from('<html>'),
  [`${origin}/large.png`]: new PictureError('picture-size'),
};
const fetchPictures = async (): Promise<void> => {
  const handlers = createPictureJobs(rig.deps, async (address) => {
    const picture = pictures[address];
    if (picture === undefined) throw new PictureError('picture-silent');
    if (picture instanceof PictureError) throw picture;
    return picture;
  });
  const { db, merchant, clock } = rig.deps;
  const runner = createJobRunner({
    db,
    merchant,
    clock,
    handlers,
    notifications: rig.database.notifications,
    onTrouble: (cause) => {
      throw cause;
    },
  });
  while ((await runner.runDue()) > 0);
};
const show = async (filter: 'new' | 'changed' | 'gone' | 'refused' | 'pictures') => {
  const { import: made } = await backOffice.showImport({ vendor: 'demo', filter, page: 1 });
  if (made === null) throw new Error('Expected an import.');
  return made;
};
const read = async (games: readonly unknown[]) => {
  answer = games;
  await backOffice.readCatalogue({ vendor: 'demo', by: 'paula' });
};
const fresh = (game: string, more: Partial<Listed> = {}): Listed => ({
  game,
  name: `Game ${game}`,
  studio: 'NEWHALL',
  type: 'RNG',
  classify: 'SL',
  ...more,
});
const find = async (gameName: string) => (await rig.call('games.list', { gameName }, {})).value.games;

it('shows what differs, game by game, and changes nothing before it is applied', async () => {
  expect(await backOffice.showImport({ vendor: 'demo', filter: 'new', page: 1 })).toEqual({ import: null });
  const [, second, ...rest] = ownRows;
  const renamed = { ...second, name: 'Zanzibar Deluxe' };
  const bad = [
    { game: 'bad-1', type: 'RNG' },
    { ...fresh('bad-2'), type: 'CHESS' },
    fresh('bad-3', { type: 'LOTT' }),
    fresh('bad-4', { name: ' \u202E\u2066 ' }),
  ];
  await read([
    renamed,
    ...rest,
    ...bad,
    fresh('new-1', { name: 'Game\u202E new-1\u0007' }),
    fresh('new-1'),
    'x',
  ]);
  // Its name is cleaned, as one is that a person types.
  expect((await show('new')).rows).toMatchObject([{ code: 'new-1', name: 'Game new-1', studio: 'NEWHALL' }]);
  expect((await show('changed')).rows).toMatchObject([
    { code: second?.game, fields: [{ field: 'name', from: second?.name, to: 'Zanzibar Deluxe' }] },
  ]);
  expect((await show('gone')).rows).toMatchObject([{ code: ownRows[0]?.game }]);
  expect((await show('refused')).rows.map(({ code, fault }) => [code, fault])).toEqual([
    ['bad-1', 'invalid-name'],
    ['bad-2', 'invalid-type'],
    ['bad-3', 'own-lottery'],
    ['bad-4', 'invalid-name'],
    ['new-1', 'listed-twice'],
    ['', 'invalid'],
  ]);
  expect(await find('Zanzibar Deluxe')).toEqual([]);
});

it('applies what was chosen: the rest stays, and a second press is refused', async () => {
  const { id } = await show('new');
  const request = { vendor: 'demo', id, note: 'Weekly', by: 'paula' };
  await backOffice.applyImport({ ...request, changes: ['new', 'changed'] });
  expect((await find('Zanzibar Deluxe'))[0]?.nodeId).toBe(otherNode);
  expect((await find('Game new-1'))[0]).toMatchObject({ vassalage: 'NEWHALL', tag: 'new' });
  // Gone was not chosen.
  const token = await rig.logIn('player');
  expect((await rig.call('games.launch', { nodeId }, { token })).status).toBe(200);
  await expect(backOffice.applyImport({ ...request, changes: ['gone'] })).rejects.toMatchObject({
    code: 'vendor.import-none',
  });
});

it('takes a game off the lobby that is no longer listed, and puts it back when it is', async () => {
  const [first] = ownRows;
  const all = (
    await rig.database.pool.query<Listed>(
      `select game_code as game, name, vendor_code as studio, game_type as type, classify from game
     where game_type not in ('LOTT', 'ELOTT') order by node_id`,
    )
  ).rows;
  const apply = async () =>
    backOffice.applyImport({
      vendor: 'demo',
      id: (await show('gone')).id,
      note: 'x',
      by: 'paula',
      changes: ['new', 'changed', 'gone'],
    });
  await read(all.slice(1));
  await apply();
  const token = await rig.logIn('player');
  expect((await rig.call('games.launch', { nodeId }, { token })).error.errorCode).toBe('game.unknown');
  expect((await find(first?.name ?? '')).some((game) => game.nodeId === nodeId)).toBe(false);
  await read(all);
  expect((await show('changed')).rows).toMatchObject([{ fields: [{ field: 'offered', to: 'yes' }] }]);
  await apply();
  expect((await rig.call('games.launch', { nodeId }, { token })).status).toBe(200);
});

it('stores pictures that are pictures, names each that is not, and tries those again', async () => {
  const all = (
    await rig.database.pool.query<Listed>(
      `select game_code as game, name, vendor_code as studio, game_type as type, classify from game
     where game_type not in ('LOTT', 'ELOTT') order by node_id`,
    )
  ).rows;
  const names = ['good.png', 'small.png', 'page.html', 'large.png', 'none.png'];
  const drawn = names.map((name, index) => fresh(`pic-${index}`, { picture: `${origin}/${name}` }));
  await read([
    ...all,
    ...drawn,
    ...Array.from({ length: 12 }, (_, index) => fresh(`more-${index}`, { picture: `${origin}/good.png` })),
  ]);
  const { id } = await show('new');
  await backOffice.applyImport({ vendor: 'demo', id, changes: ['new'], note: 'x', by: 'paula' });
  expect((await show('new')).pictures).toEqual({ waiting: 17, stored: 0, failed: 0 });
  await fetchPictures();
  expect((await show('new')).pictures).toEqual({ waiting: 0, stored: 13, failed: 4 });
  expect((await show('pictures')).rows.map(({ code, pictureFault }) => [code, pictureFault])).toEqual([
    ['pic-1', 'picture-small'],
    ['pic-2', 'picture-type'],
    ['pic-3', 'picture-size'],
    ['pic-4', 'picture-silent'],
  ]);
  const [game] = await find('Game pic-0');
  expect(game?.iconUrl).toMatch(/^\/media\/games\/own\/[0-9]+-[0-9a-f]{16}\.png$/);
  const picture = await rig.app.inject({ method: 'GET', url: game?.iconUrl ?? '' });
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await rig.app.inject({ method: 'GET', url: '/media/games/own/1-0.png' })).statusCode).toBe(404);
  expect((await rig.call('games.index', {}, {})).value.ownPictures).toMatchObject({
    [game?.nodeId ?? '']: game?.iconUrl,
  });
  rig.clock.advance(1_000);
  await backOffice.retryPictures({ vendor: 'demo', id, by: 'paula' });
  expect((await show('new')).pictures.waiting).toBe(4);
  await fetchPictures();
  expect((await show('new')).pictures.failed).toBe(4);
});

it('fetches from public addresses over https alone', async () => {
  const fetchPicture = createPictureFetch(origin);
  const inside = [
    'http://example.com/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://10.1.2.3/a.png',
    'https://169.254.169.254/latest',
    'https://localhost/a.png',
    'https://user:pass@example.com/a.png',
    'file:///etc/passwd',
  ];
  for (const address of inside)
    await expect(fetchPicture(address), address).rejects.toMatchObject({ fault: 'picture-address' });
});
