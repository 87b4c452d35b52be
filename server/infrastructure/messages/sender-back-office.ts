import type { MessageChannel } from '../../../src/protocol/message.ts';
import type {
  SenderLine,
  senders,
  SenderTestAnswer,
  SmsTemplateRequest,
  SmtpRequest,
} from '../../../src/protocol/calls/senders.ts';
import type { Answers, SentTo } from '../../../src/protocol/console/define-call.ts';
import type { Database } from '../../db/database.ts';
import { answerAfter, answerEndings } from '../http/answer-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../clock.ts';
import { createOperationRecord } from '../audit/operation-audit.ts';
import type { Random } from '../random.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import type { WriteMessage } from './message-texts.ts';
import { decideSender, findWaiting, proposeSender, summarize } from './sender-proposals.ts';
import type { Senders } from './senders.ts';
import { readSmsTemplate } from './sms-template.ts';
import { TemplateError } from './template-parts.ts';
import { readMailbox } from './smtp-sender.ts';

/** How messages leave, for operators with the permission `system`. */
export type SenderBackOffice = Answers<typeof senders>;
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

const readWire = async (parts: BackOfficeParts, channel: MessageChannel): Promise<SenderLine> => {
  const { db, merchant, senders } = parts;
  const { source, kept } = await senders.find(channel);
  const row = await db
    .selectFrom('message_sender')
    .select(['updated_by', 'updated_at'])
    .where('merchant', '=', merchant)
    .where('channel', '=', channel)
    .executeTakeFirst();
  const isOurs = source === 'console';
  const summary = kept === null ? { smtp: null, template: null, secretNames: [] } : summarize(kept);
  return {
    ...summary,
    channel,
    source,
    proposal: await findWaiting(parts, channel),
    updatedBy: isOurs ? (row?.updated_by ?? null) : null,
    updatedAt: isOurs ? (row?.updated_at.toISOString() ?? null) : null,
  };
};

/** @throws AppError 422 `sender.invalid`, 409 `sender.fixed` where the environment sets it, `sender.waiting` */
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
  await proposeSender(
    parts,
    { channel: 'email', sender: { channel: 'email', smtp: { ...request, password } } },
    by,
  );
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
  await proposeSender(
    parts,
    { channel: 'sms', sender: { channel: 'sms', template: request.template, secrets } },
    by,
  );
};

const remove = async (parts: BackOfficeParts, channel: MessageChannel, by: string): Promise<void> => {
  if ((await parts.senders.find(channel)).source === 'environment') throw fixed();
  await proposeSender(parts, { channel, sender: null }, by);
};

const test = async (
  parts: BackOfficeParts,
  { channel, to }: SentTo<typeof senders.test>,
  by: string,
): Promise<SenderTestAnswer> => {
  const { senders, write, random } = parts;
  const { sender } = await senders.find(channel);
  if (sender === null)
    throw new AppError({ status: 409, code: 'sender.none', message: 'No sender is set for this channel.' });
  const { subject, text } = await write('test', channel, { language: 'EN', words: {} });
  const outcome = await sender.send({ id: `test-${random.uuid()}`, to, subject, text });
  const isSent = outcome.kind === 'accepted' || outcome.kind === 'delivered';
  await createOperationRecord(parts)({
    action: 'sender.test',
    author: by,
    subject: `sender:${channel}`,
    note: isSent ? 'taken' : 'refused',
  });
  return { isSent, answer: 'error' in outcome ? outcome.error : outcome.answer };
};

const accept = async () => ({});
export const createSenderBackOffice = (parts: BackOfficeParts): SenderBackOffice => ({
  readiness: async () => ({
    sms: (await parts.senders.find('sms')).source,
    email: (await parts.senders.find('email')).source,
  }),
  list: async () => ({ senders: await Promise.all([readWire(parts, 'email'), readWire(parts, 'sms')]) }),
  saveSmtp: answerAfter(({ by, ...request }) => saveSmtp(parts, request, by), accept),
  saveSms: answerAfter(({ by, ...request }) => saveSms(parts, request, by), accept),
  remove: answerAfter(({ channel, by }) => remove(parts, channel, by), accept),
  ...answerEndings((decision) => decideSender(parts, decision), accept),
  test: ({ by, ...request }) => test(parts, request, by),
});
