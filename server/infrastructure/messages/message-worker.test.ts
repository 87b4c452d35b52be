import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageKinds, messageTextRules, findMessageTextFaults } from '../../../src/protocol/message.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createLiveSiteFake } from '../../../platform/live-site.fake.ts';
import { createFakeClock, type FakeClock } from '../clock.fake.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { claimMessages, claimMs, settleMessage } from './message-queue.ts';
import { createMessageWriter } from './message-texts.ts';
import { createMessageWorker } from './message-worker.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxBackOffice } from './outbox-back-office.ts';
import type { Letter, Sender, SendOutcome } from './sender.ts';
import { startSmtpServer, type SmtpFake } from './smtp.fake.ts';
import { createSmtpSender } from './smtp-sender.ts';

let database: TestDatabase;
let clock: FakeClock;
const secretBox = createSecretBox();
const to = 'ana@lumina.example';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = createFakeClock('2026-06-01T08:00:00.000Z');
  await database.pool.query('delete from outbox_message; delete from message_address');
});

const inMinutes = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);
const write = createMessageWriter(createLiveSiteFake());
const makeOutbox = () =>
  createOutbox({ clock, merchant: 'demo', secretBox, write, hasSender: async () => true });
const sendCode = (language = 'EN', minutes = 10, recipient = to): Promise<void> =>
  makeOutbox().send(database.db, {
    kind: 'newPlace',
    channel: 'email',
    to: recipient,
    language,
    expiresAt: inMinutes(minutes),
    words: { code: '482913', minutes },
  });
const makeWorker = (email: Sender) =>
  createMessageWorker({
    db: database.db,
    clock,
    merchant: 'demo',
    secretBox,
    senders: async () => ({ email }),
    notifications: database.notifications,
    onTrouble: (cause) => {
      throw cause;
    },
  });
const readRow = async () => {
  const rows = await database.db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').execute();
  return rows[0];
};
const answering = (...outcomes: readonly SendOutcome[]) => {
  const letters: Letter[] = [];
  const sender: Sender = {
    send: async (letter) => {
      const outcome = outcomes[Math.min(letters.length, outcomes.length - 1)];
      letters.push(letter);
      if (outcome === undefined) throw new Error('Expected an outcome.');
      return outcome;
    },
    close: () => undefined,
  };
  return { sender, letters };
};
const later: SendOutcome = { kind: 'temporary', error: '451 later', isRecipient: true };
const taken: SendOutcome = { kind: 'accepted', providerId: 'x', answer: '250' };

describe('the queue', () => {
  it('sends what is committed, wipes it, and leaves nothing of a transaction that failed', async () => {
    const { sender, letters } = answering(taken);
    await sendCode();
    const outbox = makeOutbox();
    await expect(
      database.db.transaction().execute(async (db) => {
        const code = { kind: 'code', channel: 'sms', words: { code: '111111', minutes: 5 } } as const;
        await outbox.send(db, { ...code, to: '+63', language: 'EN', expiresAt: null });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await readRow())?.sealed).toMatch(/^v1\./);
    expect(await makeWorker(sender).runDue()).toBe(1);
    expect(letters.map(({ text }) => text.includes('482913'))).toEqual([true]);
    expect(await readRow()).toMatchObject({ state: 'accepted', sealed: null, attempts: 1, provider_id: 'x' });
  });

  it('tries again after 5 s, 30 s, 2 min and 10 min, and then gives up', async () => {
    const { sender, letters } = answering(later);
    await sendCode('EN', 60);
    const worker = makeWorker(sender);
    await worker.runDue();
    for (const [index, seconds] of [5, 30, 120, 600].entries()) {
      expect((await readRow())?.state).toBe('queued');
      clock.advance(seconds * 1_000 - 1);
      await worker.runDue();
      expect(letters).toHaveLength(index + 1);
      clock.advance(1);
      await worker.runDue();
      expect(letters).toHaveLength(index + 2);
    }
    expect(await readRow()).toMatchObject({ state: 'failed', last_error: '451 later' });
    expect(new Set(letters.map(({ id }) => id)).size).toBe(1);
  });

  it('never tries after the code is over, and wipes it then', async () => {
    const { sender, letters } = answering(later);
    await sendCode('EN', 1);
    const worker = makeWorker(sender);
    for (let second = 0; second < 900; second += 5) {
      await worker.runDue();
      clock.advance(5_000);
    }
    expect(letters).toHaveLength(3);
    expect(await readRow()).toMatchObject({ state: 'expired', sealed: null });
    await sendCode('EN', 1);
    clock.advance(60_000);
    await worker.runDue();
    expect(letters).toHaveLength(3);
    expect(await readRow()).toMatchObject({ state: 'expired', sealed: null });
  });

  it('is sent once by any number of nodes', async () => {
    const { sender, letters } = answering(taken);
    for (let count = 0; count < 25; count += 1) await sendCode('EN', 10, `person${count}@lumina.example`);
    await Promise.all(Array.from({ length: 5 }, () => makeWorker(sender).runDue()));
    expect(letters.map((letter) => letter.to).sort()).toEqual(
      [...new Set(letters.map((one) => one.to))].sort(),
    );
    expect(letters).toHaveLength(25);
  });

  it('comes up again when the node that took it died, and a late answer of that one changes nothing', async () => {
    const { sender, letters } = answering(taken);
    await sendCode();
    const [dead] = await claimMessages(database.db, 'demo', ['email'], clock.now());
    await makeWorker(sender).runDue();
    expect(letters).toHaveLength(0);
    clock.advance(claimMs);
    await makeWorker(sender).runDue();
    expect(letters).toHaveLength(1);
    if (dead === undefined) throw new Error('Expected a claim.');
    const late = { kind: 'permanent', error: 'late', suppress: 'stop' } as const;
    await settleMessage(database.db, dead, late, clock.now());
    expect(await readRow()).toMatchObject({ state: 'accepted', last_error: null });
  });

  it('stops at addresses that bounce: hard at once, soft the third time, until somebody lifts it', async () => {
    const gone: SendOutcome = { kind: 'permanent', error: '550 unknown', suppress: 'hard-bounce' };
    const { sender, letters } = answering(gone, taken);
    const worker = makeWorker(sender);
    await sendCode();
    await worker.runDue();
    expect(await readRow()).toMatchObject({ state: 'suppressed', last_error: '550 unknown' });
    await sendCode();
    await worker.runDue();
    expect(letters).toHaveLength(1);
    const backOffice = createOutboxBackOffice({
      db: database.db,
      clock,
      merchant: 'demo',
      secretBox,
      demo: false,
    });
    const [last] = (await backOffice.list({ limit: 1 })).messages;
    expect(last).toMatchObject({ state: 'suppressed', canRetry: true, canLook: false });
    await backOffice.retry({ id: last?.id ?? '', by: 'support' });
    await worker.runDue();
    expect(await readRow()).toMatchObject({ state: 'accepted' });
    const soft = answering(later);
    for (let count = 0; count < 4; count += 1) {
      await sendCode('EN', 0.05);
      await makeWorker(soft.sender).runDue();
    }
    expect(soft.letters).toHaveLength(3);
    expect((await readRow())?.state).toBe('suppressed');
  });

  it('keeps no code that the other side repeats in its refusal', async () => {
    const { sender } = answering({ kind: 'permanent', error: '554 no "482913"', suppress: null });
    await sendCode();
    await makeWorker(sender).runDue();
    expect((await readRow())?.last_error).toBe('554 no "••••"');
  });
});

describe('e-mail over a real SMTP server', () => {
  let server: SmtpFake;
  beforeEach(async () => {
    server = await startSmtpServer({ offersTls: false });
  });
  afterEach(() => server.close());
  const open = (requireTls = false) =>
    createSmtpSender(
      {
        host: '127.0.0.1',
        port: server.port,
        secure: false,
        requireTls,
        user: '',
        password: '',
        from: 'Lumina <no-reply@lumina.example>',
      },
      { isAllowed: null },
    );
  const deliver = async (sender: Sender): Promise<void> => {
    await makeWorker(sender).runDue();
    sender.close();
  };
  const readBody = (raw: string): string => {
    const [head = '', ...rest] = raw.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    const bytes = body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body;
  };

  it('arrives with its headers, once, in the language of the person', async () => {
    for (const language of ['EN', 'AR', 'TY']) {
      await sendCode(language);
      await deliver(open());
    }
    expect(server.received.map((mail) => [mail.from, ...mail.to])).toEqual(
      Array.from({ length: 3 }, () => ['no-reply@lumina.example', to]),
    );
    const [english, arabic, filipino] = server.received.map(({ raw }) => readBody(raw));
    expect(english).toContain('482913 is your Lumina code to log in from a new location.');
    expect(arabic).toContain('482913 هو رمزك لدى Lumina');
    expect(filipino).toContain('482913 ang code mo sa Lumina');
    const head = server.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(/^From: Lumina <no-reply@lumina\.example>$/m);
    expect(head).toMatch(/^Subject: Lumina: your login code$/m);
    expect(head).toMatch(/^Message-ID: <demo-\d+@lumina\.example>$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(await readRow()).toMatchObject({ state: 'accepted', sealed: null });
  });

  it('waits after a 4xx and gives an address up after a 5xx', async () => {
    server.refusal = { code: 451, text: 'try later' };
    await sendCode();
    await deliver(open());
    expect(await readRow()).toMatchObject({
      state: 'queued',
      attempts: 1,
      due_at: new Date('2026-06-01T08:00:05Z'),
    });
    clock.advance(5_000);
    server.refusal = { code: 550, text: 'no such mailbox' };
    await deliver(open());
    expect(await readRow()).toMatchObject({
      state: 'suppressed',
      last_error: expect.stringContaining('550'),
    });
    server.refusal = null;
    await sendCode();
    await deliver(open());
    expect(server.received).toHaveLength(0);
  });

  it('goes over no connection without TLS where TLS is required', async () => {
    await sendCode();
    await deliver(open(true));
    expect(server.received).toHaveLength(0);
    expect(await readRow()).toMatchObject({ state: 'queued', last_error: expect.stringMatching(/TLS/) });
  });

  it('goes only to the one address, whatever it contains', async () => {
    for (const address of [
      'a@lumina.example, b@evil.example',
      '"a@evil.example x"@lumina.example',
      'Ana <a@evil.example>',
      'a@lumina.example\r\nBcc: b@evil.example',
      'group: a@evil.example;',
    ]) {
      await sendCode('EN', 10, address);
      await deliver(open());
      expect((await readRow())?.state, address).toBe('suppressed');
    }
    expect(server.received).toHaveLength(0);
  });
});

describe('texts of messages', () => {
  it('say in each language what they have to, with known placeholders only', async () => {
    const documents = await createLiveSiteFake().documents();
    for (const language of ['EN', 'AR', 'TY']) {
      const texts = documents[`locales/${language}`] as Readonly<Record<string, string>>;
      for (const rule of messageTextRules)
        expect([language, rule.key, findMessageTextFaults(texts[rule.key] ?? '', rule)]).toEqual([
          language,
          rule.key,
          [],
        ]);
    }
    expect(messageTextRules.length).toBeGreaterThan(Object.keys(messageKinds).length);
  });

  it('are those of the program where an operator left the code out', async () => {
    const live = createLiveSiteFake();
    const broken = {
      ...live,
      documents: async () => ({ 'locales/EN': { 'message.code.sms': 'Hello {{name}}' } }),
    };
    const words = { code: '482913', minutes: 5 };
    const { text } = await createMessageWriter(broken)('code', 'sms', { language: 'EN', words });
    expect(text).toContain('482913');
  });
});
