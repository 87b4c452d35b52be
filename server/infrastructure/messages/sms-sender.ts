import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  createGuardedLookup,
  isPublicAddress,
  requireAllowedHost,
  type AddressCheck,
} from './public-address.ts';
import { describeSendFailure, type Sender, type SendOutcome } from './sender.ts';
import { writeSmsRequest, type SmsRequest, type SmsTemplate } from './sms-template.ts';
import { matchesRule, readAnswer } from './template-parts.ts';

interface SmsOptions {
  /** Where a connection may be made; the public Internet by default. */
  readonly isAllowed?: AddressCheck;
  /** How long a call may take, in milliseconds. */
  readonly totalMs?: number;
}
interface Answer {
  readonly status: number;
  readonly text: string;
}
const connectMs = 3_000;
const maxAnswer = 64 * 1024;
const numberPattern = /^\+[1-9]\d{5,14}$/;

const readText = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxAnswer) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** One call, to an allowed address only; a redirect is an answer like any other and is not followed. */
const call = (
  { method, url, headers, body }: SmsRequest,
  isAllowed: AddressCheck,
  totalMs: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    requireAllowedHost(url.hostname, isAllowed);
    const open = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = open(url, {
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }) },
      lookup: createGuardedLookup(isAllowed),
      agent: false,
      signal: AbortSignal.timeout(totalMs),
    });
    request.on('socket', (socket) => {
      const timer = setTimeout(() => request.destroy(new Error('No connection in time.')), connectMs);
      const stop = () => clearTimeout(timer);
      socket.once('connect', stop).once('close', stop);
    });
    request.on('error', (cause) =>
      reject(cause.name === 'AbortError' ? new Error(`No answer within ${totalMs / 1_000} s.`) : cause),
    );
    request.on('response', (response) => {
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    request.end(body ?? undefined);
  });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not every provider answers JSON: then no path finds anything.
    return null;
  }
};

const judge = (template: SmsTemplate, { status, text }: Answer): SendOutcome => {
  const answer = parse(text);
  const said = `${status} ${text}`.replaceAll(/\s+/g, ' ').slice(0, 300);
  if (matchesRule(answer, template.stop)) return { kind: 'permanent', error: said, suppress: 'stop' };
  if (matchesRule(answer, template.unknownNumber))
    return { kind: 'permanent', error: said, suppress: 'hard-bounce' };
  const isGood = status >= 200 && status < 300 && (template.ok === null || matchesRule(answer, template.ok));
  if (isGood) {
    const id = template.idPath === null ? undefined : readAnswer(answer, template.idPath);
    const isName = typeof id === 'string' || typeof id === 'number';
    return { kind: 'accepted', providerId: isName ? String(id).slice(0, 200) : null, answer: said };
  }
  // Too many calls, a time-out and trouble of the other side pass; anything else would fail again.
  if (status === 408 || status === 429 || status >= 500)
    return { kind: 'temporary', error: said, isRecipient: false };
  return { kind: 'permanent', error: said, suppress: null };
};

/** Sends SMS by the call that a template describes. */
export const createSmsSender = (
  template: SmsTemplate,
  { isAllowed = isPublicAddress, totalMs = 5_000 }: SmsOptions = {},
): Sender => ({
  send: async ({ id, to, text }) => {
    if (!numberPattern.test(to))
      return { kind: 'permanent', error: 'This is no mobile number.', suppress: 'hard-bounce' };
    try {
      const values = { to, number: to.slice(1), text, id };
      return judge(template, await call(writeSmsRequest(template, values), isAllowed, totalMs));
    } catch (cause) {
      return { kind: 'temporary', error: describeSendFailure(cause), isRecipient: false };
    }
  },
  close: () => undefined,
});
