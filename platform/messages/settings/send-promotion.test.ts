import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleNotice } from '../../../server/console/fakes/notices.fake.ts';
import type { NoticeFields } from '../../../src/protocol/calls/notices.ts';
import { createMemberBackOffice } from '../../identity/accounts/member-back-office.ts';
import { createNoticeBackOffice } from '../notice-back-office.ts';
import { createMessageRig, type MessageRig } from './message-rig.fake.ts';

const by = 'paula';
let rig: MessageRig;
let backOffice: ReturnType<typeof createNoticeBackOffice>;
let people: Readonly<Record<'player' | 'agent' | 'newbie', string>>;
beforeAll(async () => {
  rig = await createMessageRig();
  backOffice = createNoticeBackOffice(rig.deps);
  people = {
    player: await rig.logIn('player'),
    agent: await rig.logIn('agent'),
    newbie: await rig.logIn('newbie'),
  };
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from outbox_message; delete from inbox_message'));

const promotion = (change: Partial<NoticeFields> = {}): NoticeFields => ({
  ...sampleNotice,
  kind: 'PR',
  texts: {
    EN: {
      title: 'Double Friday',
      body: '<p>Twice the <strong>points</strong> &amp; more.</p><ul><li>All day</li></ul>',
    },
  },
  startsAt: rig.clock.now().toISOString(),
  ...change,
});
const publish = async (change: Partial<NoticeFields> = {}): Promise<string> => {
  await backOffice.publish({ id: null, version: 0, fields: promotion(change), by });
  return (await backOffice.read()).notices[0]?.id ?? '';
};
const send = async (): Promise<string> => {
  const id = await publish();
  await backOffice.send({ id, by });
  return id;
};
const choose = (who: keyof typeof people, choices: Parameters<typeof rig.call<'messages.saveSettings'>>[1]) =>
  rig.call('messages.saveSettings', choices, { token: people[who] });
const listSent = async () =>
  (
    await rig.select<{ way: string; account: string }>(
      `select 'portal' as way, m.account from inbox_message i join member m on m.id = i.member_id
       where i.title = 'Double Friday'
       union all select o.channel, m.account from outbox_message o
       join member m on o.recipient in (m.email, m.mobile) where o.kind = 'promotion' and o.state = 'queued'
       order by 2, 1`,
    )
  ).map(({ way, account }) => `${account} ${way}`);

describe('a promotion that is sent', () => {
  it('goes to those who agreed, by the ways they agreed to, with the way to stop it', async () => {
    await choose('player', { promotionsPortal: true, promotionsEmail: true });
    await choose('agent', { promotionsSms: true });
    const id = await send();
    await rig.runJobs();
    expect(await listSent()).toEqual(['agent sms', 'player email', 'player portal']);
    const [sms] = await rig.outbox.list({ channel: 'sms', limit: 1 });
    const [email] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect([email?.subject, email?.body]).toEqual([
      'Lumina: Double Friday',
      expect.stringMatching(
        /^Double Friday\n\nTwice the points & more\.\n\n- All day\n\n.*https:\/\/portal\.test\/stop\?t=[\w-]{22}$/su,
      ),
    ]);
    expect(sms?.body).toMatch(
      /^Lumina: Double Friday\. Opt out: https:\/\/portal\.test\/stop\?t=[\w-]{22}$/u,
    );
    expect((await backOffice.read()).notices.find((one) => one.id === id)).toMatchObject({
      sentBy: by,
      reached: 2,
    });
    const audit = await rig.deps.db.selectFrom('operation_audit').select('entry').execute();
    expect(audit.at(-1)?.entry).toContain('"action":"notice.send"');
  });

  it('goes once, only while it is shown, and only if it is a promotion', async () => {
    const id = await send();
    await expect(backOffice.send({ id, by })).rejects.toMatchObject({ code: 'notice.sent', status: 409 });
    await rig.runJobs();
    const sent = await listSent();
    // As after a crash that forgot the job.
    await rig.database.pool.query("update job set done_at = null where kind = 'member.send-promotion'");
    await rig.runJobs();
    expect(await listSent()).toEqual(sent);
    for (const change of [
      { kind: 'PL' as const },
      { startsAt: new Date(rig.clock.now().getTime() + 60_000).toISOString() },
    ])
      await expect(backOffice.send({ id: await publish(change), by })).rejects.toMatchObject({
        code: 'notice.not-sendable',
      });
  });

  it('goes no further once it was withdrawn', async () => {
    const id = await send();
    await backOffice.withdraw({ id, note: 'Wrong day', by });
    await rig.runJobs();
    expect(await listSent()).toEqual([]);
  });

  it('does not leave any more after the member withdrew, in one press', async () => {
    await send();
    await rig.runJobs();
    expect(await listSent()).toContain('player email');
    await choose('player', { promotionsPortal: false, promotionsEmail: false, promotionsSms: false });
    expect(await listSent()).not.toContain('player email');
    const [stopped] = await rig.select<object>(
      `select state, sealed, due_at from outbox_message where recipient = 'player@lumina.example'`,
    );
    expect(stopped).toEqual({ state: 'expired', sealed: null, due_at: null });
    await rig.database.pool.query('delete from inbox_message');
    await send();
    await rig.runJobs();
    expect(await listSent()).not.toContain('player portal');
  });

  it('reaches nobody on a break, whatever they agreed to, also where it was queued before', async () => {
    await choose('newbie', { promotionsPortal: true, promotionsEmail: true });
    await send();
    await rig.runJobs();
    expect(await listSent()).toEqual(['agent sms', 'newbie email', 'newbie portal']);
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token: people.newbie });
    expect(await listSent()).toEqual(['agent sms', 'newbie portal']);
    await rig.database.pool.query('delete from inbox_message');
    await send();
    await rig.runJobs();
    expect(await listSent()).toEqual(['agent sms', 'agent sms']);
    // After the break the agreement counts again: it was not withdrawn.
    rig.clock.advance(25 * 3_600_000);
    await send();
    await rig.runJobs();
    expect(await listSent()).toContain('newbie portal');
  });

  it('reaches nobody who is excluded or frozen by staff', async () => {
    const members = createMemberBackOffice(rig.deps);
    const idOf = async (account: string) => (await members.find({ q: account }))[0]?.id ?? '';
    await send();
    await rig.runJobs();
    await members.exclude({ id: await idOf('newbie'), length: 'P6M', reason: 'Asked', by });
    await members.freeze({ id: await idOf('agent'), reason: 'Chargeback', by });
    await rig.database.pool.query('delete from inbox_message');
    expect(await listSent()).toEqual([]);
    await send();
    await rig.runJobs();
    expect(await listSent()).toEqual([]);
  });
});
