import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { createGuardedLookup, requireAllowedHost, type AddressCheck } from './public-address.ts';
import { describeSendFailure, type Letter, type Sender, type SendOutcome } from './sender.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`); otherwise STARTTLS. */
  readonly secure: boolean;
  /** Refuses a server that offers no TLS, so that neither password nor code goes over the wire in clear. */
  readonly requireTls: boolean;
  readonly user: string;
  readonly password: string;
  /** The address alone, or `Lumina <no-reply@lumina.example>` where messages carry another name than the brand's. */
  readonly from: string;
}
interface SmtpOptions {
  /** Where a connection may be made; null where the environment named the server. */
  readonly isAllowed: AddressCheck | null;
  /** Name of the brand, for a sender line without a name. */
  readonly brand?: () => Promise<string>;
  /** Certificates to trust besides those of the machine, as PEM. */
  readonly trusted?: string;
}

const connectMs = 3_000;
const answerMs = 5_000;
/** One address and nothing else: no name, list, comment or quoting that a parser could read otherwise. */
const addressPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,255}$)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
const isMailAddress = (text: string): boolean => addressPattern.test(text);

/** Name and address of a sender line; null where it is neither. */
export const readMailbox = (text: string): { readonly name: string; readonly address: string } | null => {
  const [, name = '', address = ''] = /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>)$/.exec(text.trim()) ?? [];
  const mailbox = address === '' ? { name: '', address: text.trim() } : { name, address };
  return isMailAddress(mailbox.address) ? mailbox : null;
};

/** What the server said, from what nodemailer throws. */
interface SmtpFailure {
  readonly responseCode?: number;
  readonly command?: string;
  readonly code?: string;
  readonly response?: string;
}
const judgeFailure = (cause: unknown): SendOutcome => {
  const error = describeSendFailure(cause);
  const { responseCode = 0, command = '', code = '', response = '' } = cause as SmtpFailure;
  const isRecipient = command === 'RCPT TO';
  // The enhanced status says more than the number before it.
  const [status = ''] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  // A mailbox is full: another try may do, and a few of them are a soft bounce.
  if (isRecipient && status === '5.2.2') return { kind: 'temporary', error, isRecipient };
  // A wrong password or certificate is put right by the operator: the message waits for that.
  if (responseCode < 500 || code === 'EAUTH' || code === 'ETLS')
    return { kind: 'temporary', error, isRecipient };
  // What a server's policy refuses, such as relaying, says nothing of the address.
  const isAddress = isRecipient && !status.startsWith('5.7.');
  return { kind: 'permanent', error, suppress: isAddress ? 'hard-bounce' : null };
};

type SocketDone = (error: Error | null, options?: { connection: Socket }) => void;
/** Opens connections to allowed addresses only. */
const createSocketMaker =
  (isAllowed: AddressCheck) =>
  ({ host = '', port }: { host?: string; port?: number | string }, done: SocketDone): void => {
    try {
      requireAllowedHost(host, isAllowed);
    } catch (cause) {
      return done(cause as Error);
    }
    const socket = connect({ host, port: Number(port), lookup: createGuardedLookup(isAllowed) });
    socket.setTimeout(connectMs, () => socket.destroy(new Error(`No connection to ${host} in time.`)));
    socket.once('error', done);
    socket.once('connect', () => {
      socket.removeListener('error', done);
      socket.setTimeout(0);
      done(null, { connection: socket });
    });
  };

/** By which a mail program offers to stop messages, in one press and without the page (RFC 2369, RFC 8058). */
const writeStop = (address: string): Readonly<Record<string, string>> => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
});

const createTransporter = (settings: SmtpSettings, { isAllowed, trusted }: SmtpOptions) =>
  createTransport({
    pool: true,
    maxConnections: 3,
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: settings.requireTls,
    ...(settings.user === '' ? {} : { auth: { user: settings.user, pass: settings.password } }),
    tls: { servername: settings.host, ...(trusted === undefined ? {} : { ca: trusted }) },
    connectionTimeout: connectMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    dnsTimeout: connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isAllowed === null ? {} : { getSocket: createSocketMaker(isAllowed) }),
  });

/** Sends email by SMTP. @throws Error where the sender line names no address */
export const createSmtpSender = (settings: SmtpSettings, options: SmtpOptions): Sender => {
  const from = readMailbox(settings.from);
  if (from === null) throw new Error('The sender line names no e-mail address.');
  const transporter = createTransporter(settings, options);
  const domain = from.address.split('@')[1] ?? '';
  return {
    send: async ({ id, to, subject, text, stop }: Letter): Promise<SendOutcome> => {
      if (!isMailAddress(to))
        return { kind: 'permanent', error: 'This is no e-mail address.', suppress: 'hard-bounce' };
      try {
        const info = (await transporter.sendMail({
          from: {
            name: from.name === '' ? ((await options.brand?.()) ?? '') : from.name,
            address: from.address,
          },
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          messageId: `<${id}@${domain}>`,
          headers: {
            // No automatic reply of an absent person to a code.
            'auto-submitted': 'auto-generated',
            ...(stop === undefined ? {} : writeStop(stop)),
          },
        })) as { readonly response: unknown; readonly messageId: string };
        const answer = toText(info.response).slice(0, 300);
        return { kind: 'accepted', providerId: info.messageId, answer };
      } catch (cause) {
        return judgeFailure(cause);
      }
    },
    close: () => transporter.close(),
  };
};

/**
 * `smtp://user:password@host:587` (STARTTLS, required unless `?tls=optional`) or `smtps://…` (TLS from the
 * start). Null where it is something else.
 */
export const readSmtpUrl = (text: string): Omit<SmtpSettings, 'from'> | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return null;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: url.searchParams.get('tls') !== 'optional',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
};
