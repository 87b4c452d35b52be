import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../calls/tokens.ts';
import { askForPicture, writePerson } from '../registration/registration.fake.ts';
import { createMemberRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
  askForPicture(rig);
});
afterAll(() => rig.close());

describe('the spoken digits of a captcha', () => {
  const at = (from: string) => ({ from });
  const hear = async (from: string) => {
    const { value, cookie } = await rig.call('captcha.sound', { t: '1' }, at(from));
    return { sound: value, cookie, id: cookie.split('=')[1] ?? '' };
  };
  /** Looks for the six digits that a sound says, as nobody outside could: by the table. */
  const findDigits = async (id: string): Promise<string> => {
    const { rows } = await rig.database.pool.query<{ answer_hash: string }>(
      'select answer_hash from captcha where id_hash = $1',
      [hashToken(id)],
    );
    for (let number = 0; number < 1_000_000; number += 1) {
      const digits = String(number).padStart(6, '0');
      if (hashToken(`${id}:${digits}`) === rows[0]?.answer_hash) return digits;
    }
    throw new Error('Expected six digits, got another answer');
  };
  /** A sound whose digits are known beforehand. */
  const hearKnown = async (from: string) => {
    const { id, cookie } = await hear(from);
    await rig.database.pool.query('update captcha set answer_hash = $1 where id_hash = $2', [
      hashToken(`${id}:406718`),
      hashToken(id),
    ]);
    return cookie;
  };
  const answer = (captcha: string, cookie: string, from: string) =>
    rig.call(
      'member.checkRegistration',
      { method: 'username', captcha, ...writePerson(1) },
      { cookie, ...at(from) },
    );

  it('take the place of the picture, and are good once', async () => {
    const from = '203.0.113.81';
    const { cookie: before } = await rig.call('captcha.image', {}, at(from));
    const { id, cookie, sound } = await hear(from);
    const digits = await findDigits(id);
    expect(Buffer.from(sound, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(cookie).not.toBe(before);
    expect((await answer(digits, cookie, from)).value.attempt).toMatch(/^[\w-]{43}$/);
    expect((await answer(digits, cookie, from)).error).toMatchObject({
      errorCode: 'captcha.wrong',
    });
  });

  it('are taken with spaces and in the digits of Arabic keyboards', async () => {
    for (const [index, typed] of ['4 0 6 7 1 8', '٤٠٦٧١٨', '۴۰۶۷۱۸'].entries()) {
      const from = `203.0.113.${90 + index}`;
      expect((await answer(typed, await hearKnown(from), from)).status).toBe(200);
    }
  });

  it('are used up by a wrong answer, by five minutes, and mean nothing to another browser', async () => {
    const from = '203.0.113.84';
    const used = await hearKnown(from);
    const refusals = [await answer('12', used, from), await answer('406718', used, from)];
    await hearKnown(from);
    refusals.push(
      await answer('406718', '', from),
      await answer('406718', `foyer_captcha=${'x'.repeat(43)}`, from),
    );
    const late = await hearKnown(from);
    rig.clock.advance(5 * 60_000 + 1);
    refusals.push(await answer('406718', late, from));
    expect(refusals.map(({ error }) => error.errorCode)).toEqual(
      Array.from({ length: 5 }, () => 'captcha.wrong'),
    );
  });

  it('are thirty for a network in a quarter of an hour, whatever it sees of pictures', async () => {
    const from = '203.0.113.85';
    const statuses: number[] = [];
    for (let sound = 0; sound < 31; sound += 1)
      statuses.push((await rig.call('captcha.sound', {}, at(from))).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await rig.call('captcha.image', {}, at(from))).status).toBe(200);
    expect((await rig.call('captcha.sound', {}, at('203.0.113.86'))).status).toBe(200);
    rig.clock.advance(15 * 60_000);
    expect((await rig.call('captcha.sound', {}, at(from))).status).toBe(200);
  });
});
