import type { MessageChannel } from './message.ts';
import type { ProposalRecord } from './proposal.ts';

/** Where the sender of a channel comes from; `none`: messages of the channel are not delivered. */
export type SenderSource = 'environment' | 'console' | 'sandbox' | 'none';

/** A sender as the console shows it. Passwords and secrets are never in it. */
export interface SenderSummary {
  /** Of a sender that the console set for email. */
  readonly smtp: WireSmtp | null;
  /** Of one for SMS: the template as it was written, and the names of its secrets. */
  readonly template: string | null;
  readonly secretNames: readonly string[];
}
/** A change of a sender that one operator asked for and another one decides about. */
export interface SenderProposal extends ProposalRecord, SenderSummary {
  readonly action: 'save' | 'remove';
}
/** `POST /api/senders/decide`, and `/api/senders/withdraw` by who asked. */
export interface SenderDecision {
  readonly id: string;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
}
export interface WireSender extends SenderSummary {
  readonly channel: MessageChannel;
  readonly source: SenderSource;
  /** The change that is not decided yet. */
  readonly proposal: SenderProposal | null;
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
/** `POST /api/senders/email`, a proposal; a password that is null stays as it was, as long as host and user do. */
export interface SmtpRequest extends Omit<WireSmtp, 'hasPassword'> {
  readonly password: string | null;
}
/** `POST /api/senders/sms`, a proposal; a secret that is not given stays as it was, as long as the host does. */
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
