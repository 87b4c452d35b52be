import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { mostBytes } from './clean-picture.ts';
import { claimUploads, listUploads, type StoredUpload } from './uploads.ts';

let rig: MemberRig;
let png: Buffer;
let player = '';
let agent = '';
async function logIn(username: string): Promise<string> {
  const humanToken = await rig.proveHuman();
  return (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken })).value.token;
}
beforeAll(async () => {
  rig = await createSeededRig();
  png = await createCanvas(8, 8).encode('png');
  player = await logIn('player');
  agent = await logIn('agent');
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from upload; delete from limit_window'));

interface Sent {
  readonly token?: string;
  readonly bytes?: Buffer | string;
  readonly type?: string;
  readonly name?: string;
}
async function send({ token = player, bytes = png, type = 'image/png', name = 'slip.png' }: Sent = {}) {
  const response = await rig.app.inject({
    method: 'POST',
    url: '/wps/member/uploads',
    headers: {
      merchant: 'demo',
      'content-type': type,
      'x-file-name': encodeURIComponent(name),
      ...(token === '' ? {} : { authorization: token }),
    },
    payload: bytes,
  });
  const body = response.json<{ value: StoredUpload; errorCode?: string }>();
  return { status: response.statusCode, value: body.value, code: body.errorCode };
}
const read = (id: string, token: string) =>
  rig.app.inject({
    method: 'GET',
    url: `/wps/member/uploads/${id}`,
    headers: { merchant: 'demo', authorization: token },
  });
const idOfPlayer = async () => (await rig.call('member.info', {}, { token: player })).value.id;
const claim = async (ids: readonly string[], subject: string) => {
  const memberId = await idOfPlayer();
  return rig.deps.db.transaction().execute((db) => claimUploads(db, { memberId, ids, subject }));
};

describe('an upload', () => {
  it('is kept with its hash, and only its owner can read it, as a file and not as a page', async () => {
    const { status, value } = await send({ name: '../..\\Rec\u202egnp.exe' });
    expect(status).toBe(200);
    expect(value).toMatchObject({ type: 'image/png', name: 'Recgnp.exe', size: expect.any(Number) });
    const ownResponse = await read(value.id, player);
    expect(ownResponse.statusCode).toBe(200);
    expect(ownResponse.rawPayload.length).toBe(value.size);
    expect(ownResponse.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="proof.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect((await read(value.id, agent)).statusCode).toBe(404);
    expect((await read(value.id, 'nonsense')).statusCode).toBe(401);
  });

  it('is told by its bytes, whatever its type says', async () => {
    expect(await send({ bytes: '<svg onload="alert(1)"/>' })).toMatchObject({
      status: 400,
      code: 'upload.type',
    });
    expect(await send({ bytes: png, type: 'application/octet-stream' })).toMatchObject({ status: 200 });
    expect(await send({ bytes: png, type: 'image/svg+xml' })).toMatchObject({ code: 'upload.type' });
    expect(await send({ bytes: '{"a":1}', type: 'application/json' })).toMatchObject({ code: 'upload.type' });
  });

  it('is refused where its header is good and its pixels are cut off', async () => {
    const jpg = await createCanvas(200, 100).encode('jpeg');
    expect(await send({ bytes: jpg, type: 'image/jpeg' })).toMatchObject({ status: 200 });
    const cut = Buffer.concat([jpg.subarray(0, -40), jpg.subarray(-2)]);
    expect(await send({ bytes: cut, type: 'image/jpeg' })).toMatchObject({
      status: 400,
      code: 'upload.type',
    });
  });

  it('is refused above 5 MB, to strangers, and on a trial account', async () => {
    const large = Buffer.concat([png, Buffer.alloc(mostBytes)]);
    expect(await send({ bytes: large })).toMatchObject({ status: 413, code: 'upload.size' });
    expect(await send({ token: '' })).toMatchObject({ status: 401, code: 'login.not.session' });
    const { value } = await rig.call('session.trial', { os: 'Linux', platform: 'W' });
    expect(await send({ token: value.token })).toMatchObject({ status: 403, code: 'account.trial' });
  });

  it('is counted: forty an hour', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 42; index += 1) answers.push((await send()).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
    expect(answers.slice(40)).toEqual([429, 429]);
  });

  it('that nothing claims is gone a day later', async () => {
    const old = await send();
    const claimed = await send();
    await claim([claimed.value.id], 'test:1');
    rig.clock.advance(25 * 3_600_000);
    player = await logIn('player');
    agent = await logIn('agent');
    await send();
    expect((await read(old.value.id, player)).statusCode).toBe(404);
    expect((await read(claimed.value.id, player)).statusCode).toBe(200);
  });
});

describe('a proof', () => {
  it('claims each picture once, also when two claims come at once', async () => {
    const { value } = await send();
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => claim([value.id], `test:race-${index}`)),
    );
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    const refusal = results.find((one) => one.status === 'rejected');
    expect(refusal).toMatchObject({
      reason: { code: 'upload.unknown', fields: { proofs: 'upload.unknown' } },
    });
  });

  it('takes only pictures of that member, and at most three', async () => {
    const foreign = await send({ token: agent });
    await expect(claim([foreign.value.id], 'test:foreign')).rejects.toMatchObject({ code: 'upload.unknown' });
    const four = await Promise.all(Array.from({ length: 4 }, () => send()));
    const ids = four.map(({ value }) => value.id);
    await expect(claim(ids, 'test:four')).rejects.toMatchObject({ code: 'upload.too-many' });
    await claim(ids.slice(0, 3), 'test:three');
    const facts = await listUploads(rig.deps.db, 'test:three');
    expect(facts.map(({ id }) => id).sort()).toEqual(ids.slice(0, 3).sort());
    expect(facts[0]).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      createdAt: rig.clock.now(),
    });
  });
});
