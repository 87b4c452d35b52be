import { get, post, reason, whereRejected } from '../console/define-call.ts';
import { messageChannels } from '../message.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  flag,
  list,
  nullable,
  object,
  oneOf,
  record,
  text,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * How messages leave: who may change it asks, and another operator decides. Passwords and secrets go in and never come
 * back.
 */

/** `none`: messages of the channel are not delivered. */
const source = oneOf(['environment', 'console', 'sandbox', 'none']);
const channel = oneOf(messageChannels);
const name = textUpTo(200);
const port = whole(1, 65_535);
const smtp = object({
  host: text,
  port,
  secure: flag,
  requireTls: flag,
  user: text,
  from: text,
  hasPassword: flag,
});
const summaryFields = {
  /** Of a sender that the console set for email. */
  smtp: nullable(smtp),
  /** Of one for SMS: the template as it was written, and the names of its secrets. */
  template: nullable(text),
  secretNames: list(text),
};
const summary = object(summaryFields);
const proposal = object({ ...proposalFields, ...summaryFields, action: oneOf(['save', 'remove']) });
const sender = object({
  ...summaryFields,
  channel,
  source,
  /** The change that is not decided yet. */
  proposal: nullable(proposal),
  updatedBy: nullable(text),
  updatedAt: nullable(text),
});
/** Whether messages of a channel leave this installation. */
const readiness = object({ sms: source, email: source });
const smtpRequest = object({
  host: textUpTo(200, 1),
  port,
  secure: flag,
  requireTls: flag,
  user: name,
  from: name,
  /** Null leaves the one before, as long as host and user do not change. */
  password: nullable(textUpTo(500)),
});
const smsRequest = object({
  template: textUpTo(8_000),
  /** One that is left out stays as it was, as long as the host does. */
  secrets: record(textUpTo(500), { maxProperties: 10 }),
});
/** What the server of the other side answered to a test message. */
const testAnswer = object({ isSent: flag, answer: text });

const accepted = object({});
const id = textUpTo(60, 1);
const change = { needs: 'system', answer: accepted } as const;
export const senders = {
  readiness: get('/senders/state', { needs: 'read', answer: readiness }),
  list: get('/senders', { needs: 'system', answer: object({ senders: list(sender) }) }),
  saveSmtp: post('/senders/email', { ...change, input: smtpRequest }),
  saveSms: post('/senders/sms', { ...change, input: smsRequest }),
  /** Asks for no sender. */
  remove: post('/senders/remove', { ...change, input: object({ channel }) }),
  decide: post('/senders/decide', {
    ...change,
    decides: true,
    input: object({ id, state: oneOf(['approved', 'rejected']), reason }),
    reasonWhere: whereRejected,
  }),
  /** Only by who asked. */
  withdraw: post('/senders/withdraw', { ...change, input: object({ id }) }),
  /** Sends a test message immediately. */
  test: post('/senders/test', {
    needs: 'system',
    input: object({ channel, to: textUpTo(200, 3) }),
    answer: testAnswer,
  }),
};

export type SenderSource = ValueOf<typeof source>;
export type SmtpSummary = ValueOf<typeof smtp>;
export type SenderSummary = ValueOf<typeof summary>;
export type SenderProposal = ValueOf<typeof proposal>;
export type SenderLine = ValueOf<typeof sender>;
/** @internal For tests and their doubles. */
export type SenderReadiness = ValueOf<typeof readiness>;
export type SmtpRequest = ValueOf<typeof smtpRequest>;
export type SmsTemplateRequest = ValueOf<typeof smsRequest>;
export type SenderTestAnswer = ValueOf<typeof testAnswer>;
