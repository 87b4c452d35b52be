import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleNotice } from '../../../server/console/fakes/notices.fake.ts';
import { createNoticeBackOffice } from '../notice-back-office.ts';
import { createMessageRig, type MessageRig } from './message-rig.fake.ts';
import { writeStopLink } from './stop-link.ts';

let rig: MessageRig;
let token = '';
let memberId = '';
beforeAll(async () => {
  rig = await createMessageRig();
  token = await rig.logIn('player');
  memberId =
    (await rig.select<{ id: string }>(`select id from member where account = 'player'`))[0]?.id ?? '';
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window; delete from outbox_message');
  const all = { promotionsPortal: true, promotionsEmail: true, promotionsSms: true };
  await rig.call('messages.saveSettings', all, { token });
});

const link = (channel: 'email' | 'sms'): string => writeStopLink(rig.deps, { memberId, channel });
const tokenOf = (address: string): string => new URL(address).searchParams.get('t') ?? '';
const stop = (value: string) => rig.call('messages.stopByLink', { token: value });
const readAgreed = async () => {
  const { value } = await rig.call('messages.settings', {}, { token });
  return [value.promotionsPortal, value.promotionsEmail, value.promotionsSms];
};
const countLines = async () =>
  (await rig.select<object>(`select id from member_consent where document = 'marketing'`)).length;

describe('the link of a promotion', () => {
  it('says which way it stops, and stops nothing by being looked at', async () => {
    const { value } = await rig.call('messages.readStopLink', { token: tokenOf(link('sms')) });
    expect(value).toEqual({ channel: 'sms', isStopped: false });
    expect(await readAgreed()).toEqual([true, true, true]);
  });

  it.each([
    ['email', [true, false, true]],
    ['sms', [true, true, false]],
  ] as const)('withdraws the consent for %s without a login, for that way alone', async (channel, left) => {
    expect((await stop(tokenOf(link(channel)))).value).toEqual({ channel, isStopped: true });
    expect(await readAgreed()).toEqual(left);
    const [last] = await rig.select<object>(
      `select channel, given, source, network, statement <> '' as worded from member_consent order by id desc limit 1`,
    );
    expect(last).toEqual({
      channel,
      given: false,
      source: 'stop-link',
      network: '203.0.113.7',
      worded: true,
    });
  });

  it('may be used repeatedly: nothing more happens, and the same is said', async () => {
    const value = tokenOf(link('email'));
    await stop(value);
    const lines = await countLines();
    const again = await Promise.all([stop(value), stop(value)]);
    expect(again.map((one) => one.value)).toEqual(again.map(() => ({ channel: 'email', isStopped: true })));
    expect(await countLines()).toBe(lines);
    expect((await rig.call('messages.readStopLink', { token: value })).value.isStopped).toBe(true);
  });

  it('ends what waits in the outbox', async () => {
    const backOffice = createNoticeBackOffice(rig.deps);
    const texts = { EN: { title: 'Double Friday', body: '<p>More.</p>' } };
    const fields = { ...sampleNotice, kind: 'PR' as const, texts, startsAt: rig.clock.now().toISOString() };
    await backOffice.publish({ id: null, version: 0, fields, by: 'paula' });
    await backOffice.send({ id: (await backOffice.read()).notices[0]?.id ?? '', by: 'paula' });
    await rig.runJobs();
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    const [address = ''] = /https:\S+\/stop\?t=\S+/u.exec(mail?.body ?? '') ?? [];
    await stop(tokenOf(address));
    const left = await rig.select<object>(
      `select channel, state from outbox_message where recipient in ('player@lumina.example', '+639170000001') order by 1`,
    );
    expect(left).toEqual([
      { channel: 'email', state: 'expired' },
      { channel: 'sms', state: 'queued' },
    ]);
  });

  it('is good for as long as it lies in a mailbox, also for who is frozen', async () => {
    const value = tokenOf(link('email'));
    rig.clock.advance(3 * 365 * 86_400_000);
    await rig.database.pool.query(`update member set frozen = true where id = ${memberId}`);
    expect((await stop(value)).status).toBe(200);
    await rig.database.pool.query(`update member set frozen = false where id = ${memberId}`);
    token = await rig.logIn('player');
  });

  it('tells nobody who the member is', () => {
    const [first, other] = [link('email'), link('sms')];
    expect([first, other].join(' ')).not.toMatch(/player|lumina|639170000001/u);
    expect(first).not.toBe(other);
    expect(first).toMatch(/^https:\/\/portal\.test\/stop\?t=[\w-]{22}$/u);
  });
});

describe('a link that is none', () => {
  it('is refused with a code, whatever it is, and changes nothing', async () => {
    const good = tokenOf(link('email'));
    const nobody = tokenOf(writeStopLink(rig.deps, { memberId: '999999999', channel: 'email' }));
    const elsewhere = tokenOf(
      writeStopLink({ ...rig.deps, merchant: 'other' }, { memberId, channel: 'email' }),
    );
    const lines = await countLines();
    for (const value of [
      ...['', 'x', `${good}A`, good.slice(1), good.toLowerCase(), 'A'.repeat(22), `' or 1=1 --`],
      ...[nobody, elsewhere, rig.deps.secretBox.mark(2n, 'another purpose')],
    ]) {
      const { status, error } = await stop(value);
      expect([value, status, error.errorCode]).toEqual([value, 400, 'stop-link.unknown']);
      expect(JSON.stringify(error)).not.toContain(memberId);
    }
    for (const value of ['A'.repeat(5_000), '\u0000']) expect((await stop(value)).status).toBe(400);
    expect(await countLines()).toBe(lines);
    expect(await readAgreed()).toEqual([true, true, true]);
  });

  it('cannot be guessed without end from one place', async () => {
    let status = 400;
    for (let turn = 0; turn < 70 && status === 400; turn += 1) status = (await stop('guess')).status;
    expect(status).toBe(429);
  });
});

describe('the press in a mail program', () => {
  const post = (address: string, body: string, type = 'application/x-www-form-urlencoded') => {
    const { pathname, search } = new URL(address);
    return rig.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': type },
      payload: body,
    });
  };
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('stops promotions by that way, with no page and no redirect: %s', async (type, body) => {
    const { statusCode, headers } = await post(link('email'), body, type);
    expect([statusCode, headers['location']]).toEqual([200, undefined]);
    expect(await readAgreed()).toEqual([true, false, true]);
    expect((await post(link('email'), body, type)).statusCode).toBe(200);
  });

  it('stops nothing where the body or the address says something else', async () => {
    for (const [address, body] of [
      [link('email'), ''],
      [link('email'), 'List-Subscribe=One-Click'],
      ['https://portal.test/stop?t=none', 'List-Unsubscribe=One-Click'],
      ['https://portal.test/stop', 'List-Unsubscribe=One-Click'],
      [`${link('email')}&t=second`, 'List-Unsubscribe=One-Click'],
    ] as const)
      expect((await post(address, body)).statusCode).toBe(400);
    expect(
      (await post(link('email'), '{"List-Unsubscribe":"One-Click"}', 'application/json')).statusCode,
    ).toBe(415);
    expect(await readAgreed()).toEqual([true, true, true]);
  });
});
