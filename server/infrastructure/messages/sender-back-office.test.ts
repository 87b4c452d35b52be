import { tamperRecords } from '../keys/audit-keys.fake.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SmtpRequest } from '../../../src/protocol/calls/senders.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createLiveSiteFake } from '../../../platform/live-site.fake.ts';
import { createFakeClock } from '../clock.fake.ts';
import { systemRandom } from '../random.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { createMessageWriter } from './message-texts.ts';
import type { SenderConfig } from './sender-config.ts';
import { createSenderBackOffice, type SenderBackOffice } from './sender-back-office.ts';
import { createSenders } from './senders.ts';
import { readSmsTemplate } from './sms-template.ts';
import { startSmtpServer, type SmtpFake } from './smtp.fake.ts';

let database: TestDatabase;
let mailServer: SmtpFake;
const clock = createFakeClock('2026-06-01T08:00:00.000Z');
const opened: { close(): void }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = await startSmtpServer({ offersTls: false });
});
afterAll(async () => {
  await mailServer.close();
  await database.close();
});
const clear = 'delete from message_sender; delete from sender_proposal; delete from operation_audit';
beforeEach(() => tamperRecords(database.pool, clear));
afterEach(() => {
  mailServer.refusal = null;
  for (const one of opened.splice(0)) one.close();
});

const key = createSecretBox();
const nothing: SenderConfig = { smtp: null, sms: null, mailReports: null };
const openBackOffice = (
  more: { readonly config?: SenderConfig; readonly demo?: boolean; readonly secretBox?: typeof key } = {},
): SenderBackOffice => {
  const { config = nothing, demo = false, secretBox = key } = more;
  const common = { db: database.db, merchant: 'demo', secretBox };
  const senders = createSenders({
    ...common,
    demo,
    config,
    onTrouble: () => undefined,
    isAllowed: () => true,
  });
  opened.push(senders);
  const write = createMessageWriter(createLiveSiteFake());
  return createSenderBackOffice({ ...common, clock, random: systemRandom, senders, write });
};
const mail = (change: Partial<SmtpRequest> = {}): SmtpRequest => ({
  host: 'smtp.lumina.example',
  port: 587,
  secure: false,
  requireTls: true,
  user: 'lumina',
  from: 'Lumina <no-reply@lumina.example>',
  password: 'Very-secret-1',
  ...change,
});
/** One that takes everything, in this process. */
const ownServer = (): SmtpRequest =>
  mail({ host: '127.0.0.1', port: mailServer.port, requireTls: false, user: '', password: null });
const template = (change: object = {}): string =>
  JSON.stringify({
    url: 'https://sms.example/send',
    headers: { authorization: 'Bearer {{secret.token}}' },
    body: { to: '{{to}}', text: '{{text}}' },
    ...change,
  });
/** A second person approves what waits for the channel. */
const approve = async (backOffice: SenderBackOffice, channel: 'email' | 'sms'): Promise<void> => {
  const id = (await listed(backOffice, channel))?.proposal?.id ?? '';
  await backOffice.decide({ id, state: 'approved', reason: '', by: 'bea' });
};
const setSmtp = async (backOffice: SenderBackOffice, request: SmtpRequest): Promise<void> => {
  await backOffice.saveSmtp({ ...request, by: 'ada' });
  await approve(backOffice, 'email');
};
const listed = async (backOffice: SenderBackOffice, channel: 'email' | 'sms') =>
  (await backOffice.list()).senders.find((one) => one.channel === channel);
const audit = async (): Promise<readonly object[]> => {
  const rows = await database.db.selectFrom('operation_audit').select('entry').orderBy('position').execute();
  return rows.map(({ entry }) => JSON.parse(entry) as object);
};

test('without a sender messages reach nobody; the demonstration keeps them', async () => {
  expect(await openBackOffice().readiness()).toEqual({ sms: 'none', email: 'none' });
  expect(await openBackOffice({ demo: true }).readiness()).toEqual({ sms: 'sandbox', email: 'sandbox' });
  await expect(
    openBackOffice().test({ channel: 'sms', to: '+639171234567', by: 'ada' }),
  ).rejects.toMatchObject({
    code: 'sender.none',
  });
});
test('what the environment sets is shown as that, without a word of it, and changed there alone', async () => {
  const backOffice = openBackOffice({
    config: {
      smtp: { ...mail(), password: 'Very-secret-1' },
      sms: readSmsTemplate(template(), { token: 'Very-secret-2' }),
      mailReports: null,
    },
  });
  expect(await backOffice.list()).toEqual({
    senders: (['email', 'sms'] as const).map((channel) => ({
      channel,
      source: 'environment',
      smtp: null,
      template: null,
      secretNames: [],
      proposal: null,
      updatedBy: null,
      updatedAt: null,
    })),
  });
  const fixed = { status: 409, code: 'sender.fixed' };
  await expect(backOffice.saveSmtp({ ...mail(), by: 'ada' })).rejects.toMatchObject(fixed);
  await expect(
    backOffice.saveSms({ template: template(), secrets: { token: 't' }, by: 'ada' }),
  ).rejects.toMatchObject(fixed);
  await expect(backOffice.remove({ channel: 'email', by: 'ada' })).rejects.toMatchObject(fixed);
  expect(await audit()).toEqual([]);
});
test('a mail server is kept sealed, shown without its password, and the audit names who set it', async () => {
  const backOffice = openBackOffice();
  await setSmtp(backOffice, mail());
  const { password: _, ...shown } = mail();
  expect(await listed(backOffice, 'email')).toEqual({
    channel: 'email',
    source: 'console',
    template: null,
    secretNames: [],
    updatedBy: 'ada',
    smtp: { ...shown, hasPassword: true },
    updatedAt: '2026-06-01T08:00:00.000Z',
    proposal: null,
  });
  const { rows } = await database.pool.query('select sealed from message_sender');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, await backOffice.list(), await audit()])).not.toContain('Very-secret-1');
  const proposals = await database.pool.query('select sealed, summary from sender_proposal');
  expect(proposals.rows).toMatchObject([{ sealed: null }]);
  expect(JSON.stringify(proposals.rows)).not.toContain('Very-secret-1');
  expect(await audit()).toMatchObject([
    { action: 'sender.propose', author: 'ada', subject: 'sender:email', note: 'smtp.lumina.example' },
    { action: 'sender.save', author: 'bea', note: 'smtp.lumina.example. Proposed by ada' },
  ]);
});
test('a password stays for the same server and user, and goes to no other one', async () => {
  const backOffice = openBackOffice();
  await setSmtp(backOffice, mail());
  await setSmtp(backOffice, mail({ password: null, port: 465, secure: true }));
  expect(await listed(backOffice, 'email')).toMatchObject({ smtp: { port: 465, hasPassword: true } });
  for (const other of [{ host: 'evil.example' }, { user: 'somebody' }])
    await expect(
      backOffice.saveSmtp({ ...mail({ password: null, ...other }), by: 'ada' }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'sender.invalid',
      fields: { password: 'sender.invalid' },
    });
  expect(await listed(backOffice, 'email')).toMatchObject({
    smtp: { host: 'smtp.lumina.example', port: 465 },
  });
});
test.each([
  ['from', { from: 'nobody' }],
  ['from', { from: 'Lumina <a@b.example>\r\nbcc: c@d.example' }],
  ['host', { host: 'smtp.example/x' }],
  ['host', { host: '' }],
])('a wrong %s is refused at its field, in a sentence', async (field, change) => {
  const backOffice = openBackOffice();
  await expect(backOffice.saveSmtp({ ...mail(change), by: 'ada' })).rejects.toMatchObject({
    code: 'sender.invalid',
    fields: { [field]: 'sender.invalid' },
    message: expect.stringMatching(/\.$/),
  });
  expect(await listed(backOffice, 'email')).toMatchObject({ source: 'none' });
});
test('the audit has a sender before and after, of a password only that there is another one', async () => {
  const backOffice = openBackOffice();
  await setSmtp(backOffice, mail());
  await setSmtp(backOffice, mail({ password: 'Very-secret-9', port: 465 }));
  const { rows } = await database.pool.query(
    'select c.change from operation_audit a join operation_change c on c.hash = a.hash order by a.position',
  );
  const before = { host: 'smtp.lumina.example', password: 'set' };
  const change = { before, after: { ...before, port: '465', password: 'another one' } };
  expect([rows[0], rows.at(-1)]).toMatchObject([{ change: { before: null, after: before } }, { change }]);
  expect(JSON.stringify(rows)).not.toContain('Very-secret');
});
test('an SMS template is shown as it was written, its secrets by name alone', async () => {
  const backOffice = openBackOffice();
  await backOffice.saveSms({ template: template(), secrets: { token: 'Very-secret-2' }, by: 'ada' });
  await approve(backOffice, 'sms');
  expect(await listed(backOffice, 'sms')).toMatchObject({
    source: 'console',
    template: template(),
    secretNames: ['token'],
  });
  expect(JSON.stringify([await backOffice.list(), await audit()])).not.toContain('Very-secret-2');
  expect((await audit()).at(-1)).toMatchObject({
    action: 'sender.save',
    note: 'sms.example. Proposed by ada',
  });
  // The same host keeps its secret; another one has to be given it.
  await backOffice.saveSms({ template: template({ method: 'PUT' }), secrets: {}, by: 'ada' });
  await approve(backOffice, 'sms');
  expect(await listed(backOffice, 'sms')).toMatchObject({ secretNames: ['token'] });
  await expect(
    backOffice.saveSms({ template: template({ url: 'https://evil.example/' }), secrets: {}, by: 'ada' }),
  ).rejects.toMatchObject({ code: 'sender.invalid', fields: { template: 'sender.invalid' } });
});
test('a secret written into the template is refused: everybody with the permission reads that', async () => {
  await expect(
    openBackOffice().saveSms({
      template: template({ secrets: { token: 'Very-secret-2' } }),
      secrets: {},
      by: 'ada',
    }),
  ).rejects.toMatchObject({ code: 'sender.invalid', fields: { secrets: 'sender.invalid' } });
  await expect(openBackOffice().saveSms({ template: '{', secrets: {}, by: 'ada' })).rejects.toMatchObject({
    message: 'The template is no JSON.',
  });
});
test('a test message leaves at once, and what the server says comes back', async () => {
  const backOffice = openBackOffice();
  await setSmtp(backOffice, ownServer());
  const to = 'ana@lumina.example';
  expect(await backOffice.test({ channel: 'email', to, by: 'ada' })).toMatchObject({
    isSent: true,
    answer: expect.stringMatching(/^250/),
  });
  expect(mailServer.received.at(-1)?.to).toEqual([to]);
  mailServer.refusal = { code: 550, text: 'Unknown mailbox' };
  const refused = await backOffice.test({ channel: 'email', to, by: 'ada' });
  expect(refused.isSent).toBe(false);
  expect(refused.answer).toContain('Unknown mailbox');
  expect((await audit()).slice(2)).toMatchObject([
    { action: 'sender.test', subject: 'sender:email', note: 'taken' },
    { action: 'sender.test', subject: 'sender:email', note: 'refused' },
  ]);
  expect(JSON.stringify(await audit())).not.toContain(to);
});
test('a removed sender is gone on every node from the next message on', async () => {
  const [backOffice, other] = [openBackOffice(), openBackOffice()];
  await setSmtp(backOffice, ownServer());
  expect(await other.readiness()).toMatchObject({ email: 'console' });
  await backOffice.remove({ channel: 'email', by: 'ada' });
  expect(await other.readiness()).toMatchObject({ email: 'console' });
  await approve(backOffice, 'email');
  expect(await other.readiness()).toMatchObject({ email: 'none' });
  expect((await audit()).at(-1)).toMatchObject({ action: 'sender.remove', author: 'bea' });
});
test('settings of another key cannot be read; they can be set again', async () => {
  await setSmtp(openBackOffice(), mail());
  const backOffice = openBackOffice({ secretBox: createSecretBox() });
  expect(await listed(backOffice, 'email')).toMatchObject({ source: 'console', smtp: null });
  await setSmtp(backOffice, mail());
  expect(await listed(backOffice, 'email')).toMatchObject({ smtp: { hasPassword: true } });
});
test('a change is a proposal: nothing is different before a second person approves, nor after a refusal', async () => {
  const backOffice = openBackOffice();
  const decide = async (state: 'approved' | 'rejected' | 'withdrawn', by: string) => {
    const id = (await listed(backOffice, 'email'))?.proposal?.id ?? '';
    await (state === 'withdrawn'
      ? backOffice.withdraw({ id, by })
      : backOffice.decide({ id, state, reason: 'r', by }));
  };
  const changes: readonly (readonly [string, () => Promise<object>])[] = [
    ['console', () => backOffice.saveSmtp({ ...mail({ host: 'evil.example', password: 'p' }), by: 'ada' })],
    ['console', () => backOffice.remove({ channel: 'email', by: 'ada' })],
  ];
  for (const [before, change] of changes) {
    await setSmtp(backOffice, mail());
    for (const [state, by] of [
      ['rejected', 'bea'],
      ['withdrawn', 'ada'],
    ] as const) {
      await change();
      expect(await listed(backOffice, 'email')).toMatchObject({
        source: before,
        smtp: { host: 'smtp.lumina.example' },
        proposal: { proposedBy: 'ada' },
      });
      await expect(change()).rejects.toMatchObject({ status: 409, code: 'sender.waiting' });
      // Who asked is not the second person, whatever the case of the name; nobody else withdraws.
      for (const own of ['ada', 'Ada'])
        await expect(decide('approved', own)).rejects.toMatchObject({ code: 'approval.own-change' });
      await expect(decide('withdrawn', 'bea')).rejects.toMatchObject({ code: 'approval.own-change' });
      await decide(state, by);
      expect(await listed(backOffice, 'email')).toMatchObject({
        source: before,
        smtp: { host: 'smtp.lumina.example' },
        proposal: null,
      });
      await expect(decide('approved', 'bea')).rejects.toMatchObject({ status: 404, code: 'rules.unknown' });
    }
  }
});
