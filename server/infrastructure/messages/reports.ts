import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../clock.ts';
import { noteAddress } from './message-queue.ts';
import { hasKey, isReportSigned, readReports, type MessageReport } from './report-template.ts';
import type { Senders } from './senders.ts';

/** What came to the address for reports. */
export interface SentReports {
  readonly channel: MessageChannel;
  readonly key: string;
  /** As it came: the signature covers it. */
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** What the body says, or the query where there is none. */
  readonly read: () => unknown;
}
/** Takes what providers tell of messages afterwards. */
export interface MessageReports {
  /** @returns false where there is no such address. @throws AppError 401 `gateway.signature`, 400 `request_param_err` */
  take(sent: SentReports): Promise<boolean>;
}
interface ReportParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
  readonly senders: Pick<Senders, 'find'>;
}

const mobile = /^[1-9]\d{5,14}$/;
/** An address as the outbox has it; null where it is none. Providers leave the plus out, or lose it in a form. */
const toAddress = (channel: MessageChannel, text: string | null): string | null => {
  if (text === null) return null;
  if (channel === 'email') return text.includes('@') ? text.toLowerCase() : null;
  const digits = text.replaceAll(/[^0-9]/g, '');
  return mobile.test(digits) ? `+${digits}` : null;
};

/** The message of a report, locked: by the name that the provider gave it, or by ours. */
const findMessage = async (
  db: Database,
  { merchant }: ReportParts,
  channel: MessageChannel,
  name: string | null,
) => {
  if (name === null) return undefined;
  const bare = name.replaceAll(/^<|>$/g, '');
  const ownId = bare.startsWith(`${merchant}-`) ? bare.slice(merchant.length + 1).split('@')[0] : '';
  return db
    .selectFrom('outbox_message')
    .select(['id', 'recipient', 'state'])
    .where('merchant', '=', merchant)
    .where('channel', '=', channel)
    .where((eb) =>
      eb.or([
        eb('provider_id', 'in', [name, bare, `<${bare}>`]),
        ...(/^[0-9]{1,18}$/.test(ownId ?? '') ? [eb('id', '=', ownId ?? '')] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
};

const suppressions = { unknownAddress: 'hard-bounce', stop: 'stop' } as const;
const ends = { delivered: 'delivered', failed: 'failed', unknownAddress: 'suppressed' } as const;

/**
 * Does what one report says. It may come any number of times, late, and over several nodes at the same time.
 */
const settle = (parts: ReportParts, channel: MessageChannel, report: MessageReport): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const { merchant, clock } = parts;
    const { kind, said } = report;
    const now = clock.now();
    const message = await findMessage(db, parts, channel, report.id);
    const state = kind === 'stop' || kind === 'start' ? null : ends[kind];
    // Forward only: a report that was overtaken by another one changes nothing.
    if (message !== undefined && state !== null && ['sending', 'accepted'].includes(message.state))
      await db
        .updateTable('outbox_message')
        .set({
          state,
          due_at: null,
          sealed: null,
          updated_at: now,
          last_error: state === 'delivered' ? null : `The provider reports: ${said}.`,
        })
        .where('id', '=', message.id)
        .execute();
    const address = toAddress(channel, report.address) ?? message?.recipient.toLowerCase();
    if (address === undefined) return;
    const to = { merchant, channel, recipient: address };
    if (kind === 'stop' || kind === 'unknownAddress')
      await noteAddress(db, to, { suppress: suppressions[kind], isSoft: false }, now);
    // What the person stopped the person may start; an address that does not exist stays as it is.
    if (kind === 'start')
      await db
        .deleteFrom('message_address')
        .where('merchant', '=', merchant)
        .where('channel', '=', channel)
        .where('address', '=', address)
        .where('reason', '=', 'stop')
        .execute();
  });

export const createMessageReports = (parts: ReportParts): MessageReports => ({
  take: async ({ channel, key, body, headers, read }) => {
    const { reports } = await parts.senders.find(channel);
    if (reports === null || !hasKey(reports, key)) return false;
    if (!isReportSigned(reports, body, headers))
      throw new AppError({
        status: 401,
        code: 'gateway.signature',
        message: 'The report is not signed by the provider.',
      });
    const list = readReports(reports, read());
    if (list === null)
      throw new AppError({
        status: 400,
        code: 'request_param_err',
        message: 'Expected a report, or a list of them.',
      });
    for (const report of list) await settle(parts, channel, report);
    return true;
  },
});
