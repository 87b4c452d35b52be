import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came. */
  readonly raw: string;
}
export interface SmtpFake {
  readonly port: number;
  readonly received: readonly Received[];
  /** What the next recipients are refused with; null takes them. */
  refusal: { readonly code: number; readonly text: string } | null;
  close(): Promise<void>;
}

/** A real SMTP server in this process, on a free port. */
export async function startSmtpServer(options: { readonly offersTls: boolean }): Promise<SmtpFake> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...(options.offersTls ? {} : { disabledCommands: ['STARTTLS', 'AUTH'] }),
    onRcptTo: (_address, _session, done) => {
      const { refusal } = fake;
      if (refusal === null) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined); // A client that goes away is what some tests are about.
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const fake: SmtpFake = {
    port: (server.server.address() as AddressInfo).port,
    received,
    refusal: null,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return fake;
}
