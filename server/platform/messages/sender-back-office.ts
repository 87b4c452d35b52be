import type { MessageChannel } from '../../../src/protocol/message.ts';
import type {
  SenderReadiness,
  SmsTemplateRequest,
  SmtpRequest,
  TestAnswer,
  TestRequest,
  WireSender,
} from '../../../src/protocol/message-sender.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { appendOperation } from '../operation-audit.ts';
import type { Random } from '../random.ts';
import type { SecretBox } from '../secret-box.ts';
import { placeOf, secretColumns } from '../secret-columns.ts';
import type { WriteMessage } from './message-texts.ts';
import type { StoredSender, Senders } from './senders.ts';
import { readSmsTemplate } from './sms-template.ts';
import { TemplateError } from './template-parts.ts';
import { readMailbox, type SmtpSettings } from './smtp-sender.ts';

/** How messages leave, for operators with the permission `system`. */
export interface SenderBackOffice {
  readiness(): Promise<SenderReadiness>;
  list(): Promise<readonly WireSender[]>;
  /** @throws AppError 422 `sender.invalid`, 409 `sender.fixed` where the environment sets it */
  saveSmtp(request: SmtpRequest, by: string): Promise<void>;
  /** @throws AppError as `saveSmtp` */
  saveSms(request: SmsTemplateRequest, by: string): Promise<void>;
  /** @throws AppError 409 `sender.fixed` where the environment sets it */
  remove(channel: MessageChannel, by: string): Promise<void>;
  /** Sends a test message immediately. @throws AppError 409 `sender.none` */
  test(request: TestRequest, by: string): Promise<TestAnswer>;
}
interface BackOfficeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
  readonly random: Random;
  readonly secretBox: SecretBox;
  readonly senders: Senders;
  readonly write: WriteMessage;
}
/** Names the field, and says in a sentence what is wrong with it. */
const invalid = (field: keyof SmtpRequest | keyof SmsTemplateRequest, message: string): AppError =>
  new AppError({ status: 422, code: 'sender.invalid', message, fields: { [field]: 'sender.invalid' } });
const fixed = (): AppError =>
  new AppError({ status: 409, code: 'sender.fixed', message: 'The environment sets this sender.' });

const readWire = async (
  { db, merchant, senders }: BackOfficeParts,
  channel: MessageChannel,
): Promise<WireSender> => {
  const { source, kept } = await senders.find(channel);
  const row = await db
    .selectFrom('message_sender')
    .select(['updated_by', 'updated_at'])
    .where('merchant', '=', merchant)
    .where('channel', '=', channel)
    .executeTakeFirst();
  const isOurs = source === 'console';
  const wire = (smtp: SmtpSettings): WireSender['smtp'] => {
    const { password, ...fields } = smtp;
    return { ...fields, hasPassword: password !== '' };
  };
  return {
    channel,
    source,
    smtp: kept?.channel === 'email' ? wire(kept.smtp) : null,
    template: kept?.channel === 'sms' ? kept.template : null,
    secretNames: kept?.channel === 'sms' ? Object.keys(kept.secrets) : [],
    updatedBy: isOurs ? (row?.updated_by ?? null) : null,
    updatedAt: isOurs ? (row?.updated_at.toISOString() ?? null) : null,
  };
};

const save = async (parts: BackOfficeParts, sender: StoredSender, by: string): Promise<void> => {
  const { db, merchant, clock, secretBox } = parts;
  const { channel } = sender;
  const sealed = secretBox.seal(
    JSON.stringify(sender),
    placeOf(secretColumns.messageSender, merchant, channel),
  );
  const change = { sealed, updated_by: by, updated_at: clock.now() };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('message_sender')
      .values({ merchant, channel, ...change })
      .onConflict((conflict) => conflict.columns(['merchant', 'channel']).doUpdateSet(change))
      .execute();
    const note =
      sender.channel === 'email'
        ? sender.smtp.host
        : new URL(sender.template.match(/https:\/\/[^/"?#]+/)?.[0] ?? 'https://unknown').host;
    const entry = { action: 'sender.save', author: by, subject: `sender:${channel}`, note, at: clock.now() };
    await appendOperation(transaction, merchant, entry);
  });
};

const saveSmtp = async (parts: BackOfficeParts, request: SmtpRequest, by: string): Promise<void> => {
  const { source, kept } = await parts.senders.find('email');
  if (source === 'environment') throw fixed();
  if (readMailbox(request.from) === null)
    throw invalid('from', 'The sender line needs an address, such as "Lumina <no-reply@lumina.example>".');
  if (!/^[A-Za-z0-9.-]+$/.test(request.host))
    throw invalid('host', 'The host is a name such as smtp.lumina.example.');
  const before = kept?.channel === 'email' ? kept.smtp : null;
  // A password goes to the server it was typed for, and to no other one.
  const isSame = before !== null && before.host === request.host && before.user === request.user;
  const password = request.password ?? (isSame ? before.password : '');
  if (request.user !== '' && password === '')
    throw invalid('password', 'Type the password: server or user is another one.');
  await save(parts, { channel: 'email', smtp: { ...request, password } }, by);
};

const hostOf = (source: string): string => /"url"\s*:\s*"(https:\/\/[^/"?#]+)/.exec(source)?.[1] ?? '';
const saveSms = async (parts: BackOfficeParts, request: SmsTemplateRequest, by: string): Promise<void> => {
  const { source, kept } = await parts.senders.find('sms');
  if (source === 'environment') throw fixed();
  const before = kept?.channel === 'sms' ? kept : null;
  const isSame = before !== null && hostOf(before.template) === hostOf(request.template);
  const secrets = { ...(isSame ? before.secrets : {}), ...request.secrets };
  try {
    const read = readSmsTemplate(request.template, secrets);
    if (Object.keys(read.secrets).length > Object.keys(secrets).length)
      throw invalid('secrets', 'Give secrets in their own fields: the template is shown to operators.');
  } catch (cause) {
    if (cause instanceof TemplateError) throw invalid('template', cause.message);
    throw cause;
  }
  await save(parts, { channel: 'sms', template: request.template, secrets }, by);
};

const remove = async (parts: BackOfficeParts, channel: MessageChannel, by: string): Promise<void> => {
  const { db, merchant, clock, senders } = parts;
  if ((await senders.find(channel)).source === 'environment') throw fixed();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('message_sender')
      .where('merchant', '=', merchant)
      .where('channel', '=', channel)
      .execute();
    const entry = {
      action: 'sender.remove',
      author: by,
      subject: `sender:${channel}`,
      note: '',
      at: clock.now(),
    };
    await appendOperation(transaction, merchant, entry);
  });
};

const test = async (
  parts: BackOfficeParts,
  { channel, to }: TestRequest,
  by: string,
): Promise<TestAnswer> => {
  const { db, merchant, clock, senders, write, random } = parts;
  const { sender } = await senders.find(channel);
  if (sender === null)
    throw new AppError({ status: 409, code: 'sender.none', message: 'No sender is set for this channel.' });
  const { subject, text } = await write('test', channel, { language: 'EN', words: {} });
  const outcome = await sender.send({ id: `test-${random.uuid()}`, to, subject, text });
  const isSent = outcome.kind === 'accepted' || outcome.kind === 'delivered';
  await db.transaction().execute((transaction) =>
    appendOperation(transaction, merchant, {
      ...{ action: 'sender.test', author: by, subject: `sender:${channel}`, at: clock.now() },
      note: isSent ? 'taken' : 'refused',
    }),
  );
  return { isSent, answer: 'error' in outcome ? outcome.error : outcome.answer };
};

export const createSenderBackOffice = (parts: BackOfficeParts): SenderBackOffice => ({
  readiness: async () => ({
    sms: (await parts.senders.find('sms')).source,
    email: (await parts.senders.find('email')).source,
  }),
  list: () => Promise.all([readWire(parts, 'email'), readWire(parts, 'sms')]),
  saveSmtp: (request, by) => saveSmtp(parts, request, by),
  saveSms: (request, by) => saveSms(parts, request, by),
  remove: (channel, by) => remove(parts, channel, by),
  test: (request, by) => test(parts, request, by),
});
