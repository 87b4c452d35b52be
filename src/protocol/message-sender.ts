import type { MessageChannel } from './message.ts';

/** Where the sender of a channel comes from; `none`: messages of the channel are not delivered. */
export type SenderSource = 'environment' | 'console' | 'sandbox' | 'none';

/** A sender as the console shows it. Passwords and secrets are never in it. */
export interface WireSender {
  readonly channel: MessageChannel;
  readonly source: SenderSource;
  /** Of a sender that the console set for email. */
  readonly smtp: WireSmtp | null;
  /** Of one for SMS: the template as it was written, and the names of its secrets. */
  readonly template: string | null;
  readonly secretNames: readonly string[];
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
}
export interface WireSmtp {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly user: string;
  readonly from: string;
  readonly hasPassword: boolean;
}
/** `GET /api/senders/state`: whether messages of a channel leave this installation. */
export interface SenderReadiness {
  readonly sms: SenderSource;
  readonly email: SenderSource;
}
/** `POST /api/senders/email`; a password that is null stays as it was, as long as host and user do. */
export interface SmtpRequest extends Omit<WireSmtp, 'hasPassword'> {
  readonly password: string | null;
}
/** `POST /api/senders/sms`; a secret that is not given stays as it was, as long as the host does. */
export interface SmsTemplateRequest {
  readonly template: string;
  readonly secrets: Readonly<Record<string, string>>;
}
/** `POST /api/senders/test` */
export interface TestRequest {
  readonly channel: MessageChannel;
  readonly to: string;
}
/** What the server of the other side said to a test message. */
export interface TestAnswer {
  readonly isSent: boolean;
  readonly answer: string;
}
