import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { SenderSource } from '../../../src/protocol/calls/senders.ts';
import type { Database } from '../../db/database.ts';
import type { SecretBox } from '../keys/secret-box.ts';
import { placeOf, secretColumns } from '../keys/secret-columns.ts';
import { isPublicAddress, type AddressCheck } from './public-address.ts';
import type { SenderConfig } from './sender-config.ts';
import type { ReportTemplate } from './report-template.ts';
import { createSandboxSender, describeSendFailure, type Sender } from './sender.ts';
import { createSmsSender } from './sms-sender.ts';
import { readSmsTemplate } from './sms-template.ts';
import { createSmtpSender, type SmtpSettings } from './smtp-sender.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

/** What the console keeps sealed: settings of SMTP, or the source of a template with its secrets. */
export type StoredSender =
  | { readonly channel: 'email'; readonly smtp: SmtpSettings }
  | {
      readonly channel: 'sms';
      readonly template: string;
      readonly secrets: Readonly<Record<string, string>>;
    };

export interface SenderState {
  readonly source: SenderSource;
  readonly kept: StoredSender | null;
  readonly sender: Sender | null;
  /** How its provider tells what became of messages; null where it does not. */
  readonly reports: ReportTemplate | null;
}
export interface Senders {
  /** How messages of a channel leave now: the environment comes before the console, the sandbox last. */
  find(channel: MessageChannel): Promise<SenderState>;
  /** The senders that are set, for the worker. */
  readonly all: () => Promise<Readonly<Partial<Record<MessageChannel, Sender>>>>;
  close(): void;
}
interface SendersParts {
  readonly db: Database;
  readonly merchant: string;
  readonly secretBox: SecretBox;
  readonly demo: boolean;
  readonly config: SenderConfig;
  readonly onTrouble: (cause: unknown) => void;
  /** Name of the brand, for sender lines without a name. */
  readonly brand?: () => Promise<string>;
  /** Where senders that the console set may connect to. */
  readonly isAllowed?: AddressCheck;
}

interface MakeParts {
  readonly isAllowed: AddressCheck;
  readonly brand: Pick<SendersParts, 'brand'>;
  readonly config: SenderConfig;
}
type BuiltSender = Pick<SenderState, 'sender' | 'reports'>;
const makeSender = (sender: StoredSender, { isAllowed, brand, config }: MakeParts): BuiltSender => {
  if (sender.channel === 'email')
    return { sender: createSmtpSender(sender.smtp, { isAllowed, ...brand }), reports: config.mailReports };
  const template = readSmsTemplate(sender.template, sender.secrets);
  return { sender: createSmsSender(template, { isAllowed }), reports: template.reports };
};

const makeConfigured = (
  { smtp, sms, mailReports }: SenderConfig,
  brand: MakeParts['brand'],
): Readonly<Partial<Record<MessageChannel, SenderState>>> => {
  const common = { source: 'environment', kept: null } as const;
  return {
    // A relay of the own network is named in the environment, which cannot be written from a browser.
    ...(smtp === null
      ? {}
      : {
          email: {
            ...common,
            sender: createSmtpSender(smtp, { isAllowed: null, ...brand }),
            reports: mailReports,
          },
        }),
    ...(sms === null ? {} : { sms: { ...common, sender: createSmsSender(sms), reports: sms.reports } }),
  };
};

export function createSenders(parts: SendersParts): Senders {
  const { db, merchant, secretBox, demo, config, onTrouble, isAllowed = isPublicAddress } = parts;
  const brand = parts.brand === undefined ? {} : { brand: parts.brand };
  const configured = makeConfigured(config, brand);
  const sandbox = createSandboxSender();
  const cache = new Map<MessageChannel, { readonly sealed: string; readonly state: SenderState }>();

  const drop = (channel: MessageChannel): void => {
    cache.get(channel)?.state.sender?.close();
    cache.delete(channel);
  };
  /** Settings that another node saved count here from the next message on. */
  const findKept = async (channel: MessageChannel): Promise<SenderState | null> => {
    const row = await db
      .selectFrom('message_sender')
      .select('sealed')
      .where('merchant', '=', merchant)
      .where('channel', '=', channel)
      .executeTakeFirst();
    const entry = cache.get(channel);
    if (row !== undefined && entry?.sealed === row.sealed) return entry.state;
    drop(channel);
    if (row === undefined) return null;
    try {
      const text = secretBox.open(row.sealed, placeOf(secretColumns.messageSender, merchant, channel));
      const sender = parseOwnJson<StoredSender, 'database'>(text);
      const state: SenderState = {
        source: 'console',
        kept: sender,
        ...makeSender(sender, { isAllowed, brand, config }),
      };
      cache.set(channel, { sealed: row.sealed, state });
      return state;
    } catch (cause) {
      onTrouble(
        new Error(`The sender of ${channel} cannot be used: ${describeSendFailure(cause)}`, { cause }),
      );
      return { source: 'console', kept: null, sender: null, reports: null };
    }
  };
  const find = async (channel: MessageChannel): Promise<SenderState> => {
    const fixed = configured[channel];
    if (fixed !== undefined) return fixed;
    const sender = await findKept(channel);
    if (sender !== null) return sender;
    return demo
      ? { source: 'sandbox', kept: null, sender: sandbox, reports: null }
      : { source: 'none', kept: null, sender: null, reports: null };
  };
  return {
    find,
    all: async () => {
      const [sms, email] = [(await find('sms')).sender, (await find('email')).sender];
      return { ...(sms === null ? {} : { sms }), ...(email === null ? {} : { email }) };
    },
    close: () => {
      for (const { sender } of Object.values(configured)) sender?.close();
      for (const channel of [...cache.keys()]) drop(channel);
    },
  };
}
