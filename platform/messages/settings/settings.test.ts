import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tellMember } from '../tell.ts';
import { createMessageRig, type MessageRig } from './message-rig.fake.ts';

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
afterEach(() => rig.outbox.silent.clear());

const read = async () => (await rig.call('messages.settings', {}, { token })).value;
const save = (choices: Parameters<typeof rig.call<'messages.saveSettings'>>[1], language = 'EN') =>
  rig.call('messages.saveSettings', choices, { token, language });
const readConsents = () =>
  rig.select<object>(
    `select channel, given, source, version, statement, language, text_hash is not null as hashed
     from member_consent where document = 'marketing' and member_id = ${memberId} order by id`,
  );

describe('the settings of messages', () => {
  it('begin with nothing but the portal: no box is ticked for a member', async () => {
    expect(await read()).toEqual({
      channels: ['email', 'sms'],
      accountEmail: false,
      accountSms: false,
      promotionsPortal: false,
      promotionsEmail: false,
      promotionsSms: false,
      consentChangedAt: '',
    });
  });

  it('keep each agreement and each withdrawal with its words, edition, time and place, and lose none', async () => {
    const agreed = await save({ promotionsEmail: true, promotionsPortal: true, promotionsSms: false }, 'TY');
    expect(agreed.value).toMatchObject({ promotionsEmail: true, promotionsPortal: true });
    expect(agreed.value.consentChangedAt).toBe(rig.clock.now().toISOString());
    // Saved again as it is: nothing is added to what was agreed to.
    await save({ promotionsEmail: true, promotionsPortal: true });
    await save({ promotionsPortal: false, promotionsEmail: false, promotionsSms: false });
    expect((await read()).promotionsEmail).toBe(false);
    const said = { source: 'message-settings', version: '1.0', language: 'TY', hashed: true };
    const portal = {
      ...said,
      channel: 'portal',
      statement: 'Padalhan ako ng promo bilang mensahe sa portal',
    };
    const email = { ...said, channel: 'email', statement: 'Padalhan ako ng promo sa email' };
    expect(await readConsents()).toEqual([
      { ...portal, given: true },
      { ...email, given: true },
      { ...portal, given: false },
      { ...email, given: false },
    ]);
  });

  it('change what is sent, and leave the rest as it was', async () => {
    await save({ accountEmail: true });
    expect((await save({ accountSms: true })).value).toMatchObject({ accountEmail: true, accountSms: true });
    expect((await save({ accountSms: false })).value).toMatchObject({
      accountEmail: true,
      accountSms: false,
    });
  });

  it('offer no way that has no sender, refuse it at its field, and take a withdrawal all the same', async () => {
    await save({ promotionsSms: true });
    rig.outbox.silent.add('sms');
    expect((await read()).channels).toEqual(['email']);
    expect((await save({ promotionsSms: false })).value.promotionsSms).toBe(false);
    const refused = await save({ promotionsSms: true, accountSms: true, promotionsPortal: true });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      { promotionsSms: 'messages.not-offered', accountSms: 'messages.not-offered' },
    ]);
    // Nothing of a refused form is kept.
    expect((await read()).promotionsPortal).toBe(false);
  });

  it('take no agreement that the live form has no words for', async () => {
    const { documents } = rig.live;
    rig.live.documents = async () => ({ ...(await documents()), 'forms/promotionMessages.schema': {} });
    const refused = await save({ promotionsEmail: true });
    rig.live.documents = documents;
    expect(refused.error.fields).toEqual({ promotionsEmail: 'messages.not-offered' });
  });

  it('are nobody else’s, and not those of a trial account', async () => {
    expect((await rig.call('messages.saveSettings', { accountEmail: true })).status).toBe(401);
    const trial = await rig.logIn('trial');
    const answer = await rig.call('messages.saveSettings', { promotionsPortal: true }, { token: trial });
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'account.trial']);
  });
});

describe('a message about account and money', () => {
  const notice = { EN: { title: 'Money came', body: 'It is {what}.' } };
  const tell = (about?: 'security') =>
    tellMember(rig.deps.db, memberId, {
      notice,
      values: { what: 'here' },
      at: rig.clock.now(),
      ...(about === undefined ? {} : { about }),
    });
  const listSent = async () => {
    await rig.runJobs();
    const sent = await rig.outbox.list({ limit: 10 });
    await rig.database.pool.query('delete from outbox_message');
    return sent.map(({ channel, recipient, subject, body }) => [channel, recipient, subject, body]);
  };

  it('goes by the ways that the member chose, beside the portal, and by no other', async () => {
    await save({ accountEmail: true, accountSms: false });
    await listSent();
    await tell();
    expect(await listSent()).toEqual([
      ['email', 'player@lumina.example', 'Lumina: Money came', expect.stringMatching(/^It is here\.\n\n/u)],
    ]);
    await save({ accountEmail: false, accountSms: true });
    await tell();
    expect(await listSent()).toEqual([['sms', '+639170000001', null, 'Lumina: It is here.']]);
    await save({ accountSms: false });
    await tell();
    expect(await listSent()).toEqual([]);
  });

  it('goes nowhere else where the choice was taken back before it left, and once where the job runs again', async () => {
    await save({ accountEmail: true });
    await tell();
    await save({ accountEmail: false });
    expect(await listSent()).toEqual([]);
    await save({ accountEmail: true });
    await tell();
    expect(await listSent()).toHaveLength(1);
    expect(await listSent()).toEqual([]);
  });

  it('is not doubled where it is about security: that has its own email', async () => {
    await save({ accountEmail: true });
    await tell('security');
    expect(await listSent()).toEqual([]);
  });
});
