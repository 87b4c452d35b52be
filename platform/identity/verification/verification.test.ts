import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../calls/tokens.ts';
import { createMemberRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

const readAnswer = async (id: string): Promise<number> =>
  (
    await rig.database.db
      .selectFrom('human_challenge')
      .select('answer')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).answer;

describe('human verification', () => {
  it('draws a puzzle whose piece fits the gap, and takes an answer within five pixels', async () => {
    const { value } = await rig.call('verification.challenge', {});
    expect(value.slider).toMatchObject({ width: 320, height: 160, pieceWidth: 48 });
    const puzzle = await loadImage(Buffer.from(value.slider?.puzzle ?? '', 'base64'));
    const piece = await loadImage(Buffer.from(value.slider?.piece ?? '', 'base64'));
    expect([puzzle.width, puzzle.height, piece.width, piece.height]).toEqual([640, 320, 96, 320]);
    const answer = await readAnswer(value.id);
    expect((await rig.call('verification.answer', { id: value.id, offset: answer + 6 })).error).toMatchObject(
      { errorCode: 'verification.wrong', value: { attemptsLeft: 2 } },
    );
    expect(
      (await rig.call('verification.answer', { id: value.id, offset: answer + 4.6 })).value.token,
    ).toMatch(/^[\w-]{43}$/);
    expect((await rig.call('verification.answer', { id: value.id, offset: answer })).error.errorCode).toBe(
      'verification.expired',
    );
  });

  it('ends a puzzle after three wrong answers and after two minutes', async () => {
    const { id } = (await rig.call('verification.challenge', {})).value;
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      codes.push((await rig.call('verification.answer', { id, offset: 0 })).error.errorCode);
    expect(codes).toEqual([
      'verification.wrong',
      'verification.wrong',
      'verification.exhausted',
      'verification.expired',
    ]);
    const late = (await rig.call('verification.challenge', {})).value.id;
    const answer = await readAnswer(late);
    rig.clock.advance(121_000);
    expect((await rig.call('verification.answer', { id: late, offset: answer })).error.errorCode).toBe(
      'verification.expired',
    );
  });

  it('gives work that a browser can do instead of the puzzle', async () => {
    const { id, work } = (await rig.call('verification.challenge', { kind: 'work' })).value;
    let number = 0;
    if (work === undefined) throw new Error('Expected work to do, got none');
    while (hashToken(`${work.salt}${number}`) !== work.target) number += 1;
    expect(number).toBeLessThanOrEqual(work.maximum);
    expect((await rig.call('verification.answer', { id, number })).status).toBe(200);
  });

  it('makes work dearer for a network that asks for much of it, and for no other', async () => {
    const price = async (from: string): Promise<number> => {
      rig.clock.advance(3_000);
      const { value } = await rig.call('verification.challenge', { kind: 'work' }, { from });
      return value.work?.maximum ?? 0;
    };
    const prices: number[] = [];
    for (let piece = 0; piece < 52; piece += 1) prices.push(await price('203.0.113.77'));
    const least = prices[0] ?? 0;
    const times = prices.map((each) => each / least);
    expect(times.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
    expect([...new Set(times)]).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(times.slice(-2)).toEqual([64, 64]);
    expect(await price('203.0.113.78')).toBe(least);
    rig.clock.advance(15 * 60_000);
    expect(await price('203.0.113.77')).toBe(least);
  });

  it('gives one token for two right answers at the same moment', async () => {
    const { id } = (await rig.call('verification.challenge', { kind: 'work' })).value;
    const number = await readAnswer(id);
    const answers = await Promise.all([1, 2, 3].map(() => rig.call('verification.answer', { id, number })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('captcha', () => {
  it('is a picture bound to a cookie that scripts cannot read', async () => {
    const answer = await rig.call('captcha.image', { t: '1' });
    const picture = await loadImage(Buffer.from(answer.value, 'base64'));
    expect([picture.width, picture.height]).toEqual([320, 112]);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  });

  it('keeps no answer that could be read back, and one picture for each browser', async () => {
    const { cookie } = await rig.call('captcha.image', {});
    await rig.call('captcha.image', {}, { cookie });
    const { rows } = await rig.database.pool.query('select * from captcha where id_hash = $1', [
      hashToken(cookie.split('=')[1] ?? ''),
    ]);
    expect(rows).toEqual([]);
    const { rows: kept } = await rig.database.pool.query('select answer_hash from captcha');
    expect(kept.every(({ answer_hash }) => /^[0-9a-f]{64}$/.test(String(answer_hash)))).toBe(true);
  });
});
