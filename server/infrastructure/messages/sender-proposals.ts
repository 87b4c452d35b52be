import { writeRecord } from '../audit/proposal-columns.ts';
import { sql, type Selectable } from 'kysely';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';
import type { AuditFactChange, AuditFacts } from '../../../src/protocol/audit/audit-facts.ts';
import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { SenderProposal, SenderSummary } from '../../../src/protocol/calls/senders.ts';
import type { Database } from '../../db/database.ts';
import type { Decision } from '../http/answer-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Clock } from '../clock.ts';
import { appendOperation } from '../audit/operation-audit.ts';
import type { Random } from '../random.ts';
import { requireSecondPerson } from '../audit/second-person.ts';
import { SecretBoxError, type SecretBox, type SecretPlace } from '../keys/secret-box.ts';
import { placeOf, secretColumns } from '../keys/secret-columns.ts';
import type { StoredSender } from './senders.ts';
import type { SenderProposalTable } from './tables.ts';

/**
 * Changes of senders. Links and codes go by them, so that an operator who chooses the sender could read those of
 * others: one operator proposes, another one decides, and nothing is different until then.
 */
export interface ProposalParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
  readonly random: Random;
  readonly secretBox: SecretBox;
}
type Row = Selectable<SenderProposalTable>;
type Change = { readonly channel: MessageChannel; readonly sender: StoredSender | null };

const hostOf = (template: string): string =>
  new URL(/https:\/\/[^/"?#]+/.exec(template)?.[0] ?? 'https://unknown').host;
/** What a sender is, without passwords and secrets. */
export const summarize = (sender: StoredSender): SenderSummary => {
  if (sender.channel === 'sms')
    return { smtp: null, template: sender.template, secretNames: Object.keys(sender.secrets) };
  const { password, ...fields } = sender.smtp;
  return { smtp: { ...fields, hasPassword: password !== '' }, template: null, secretNames: [] };
};
const describe = (action: Row['action'], { smtp, template }: SenderSummary): string => {
  if (action === 'remove') return 'removed';
  return smtp === null ? hostOf(template ?? '') : smtp.host;
};

/** What a sender is, for the audit: whether there is a password, and the names of secrets. */
function factsOf(sender: StoredSender): AuditFacts {
  if (sender.channel === 'sms')
    return { template: sender.template, secrets: Object.keys(sender.secrets).toSorted().join(', ') };
  const { host, port, secure, requireTls, user, from, password } = sender.smtp;
  return {
    host,
    port: String(port),
    secure: secure ? 'yes' : 'no',
    requireTls: requireTls ? 'yes' : 'no',
    user,
    from,
    password: password === '' ? 'none' : 'set',
  };
}
/** Before and after of a change of a sender. Of a password, or a secret, only that it is another one. */
function compareSenders(before: StoredSender | null, after: StoredSender | null): AuditFactChange {
  const facts = { before: before && factsOf(before), after: after && factsOf(after) };
  if (facts.before === null || facts.after === null) return facts;
  const isAnother =
    before?.channel === 'email' && after?.channel === 'email'
      ? after.smtp.password !== '' &&
        before.smtp.password !== '' &&
        after.smtp.password !== before.smtp.password
      : before?.channel === 'sms' &&
        after?.channel === 'sms' &&
        Object.entries(after.secrets).some(([name, value]) => (before.secrets[name] ?? value) !== value);
  if (!isAnother) return facts;
  const { password, secrets } = facts.after;
  return {
    ...facts,
    after: {
      ...facts.after,
      ...(password === undefined
        ? { secrets: `${secrets ?? ''} (another value)` }
        : { password: 'another one' }),
    },
  };
}
const openSealed = ({ secretBox }: Pick<ProposalParts, 'secretBox'>, sealed: string, place: SecretPlace) =>
  parseOwnJson<StoredSender, 'database'>(secretBox.open(sealed, place));
/** The sender in force that operators set; null where they set none, or none that can be read. */
async function readInForce(
  db: Database,
  parts: ProposalParts,
  channel: MessageChannel,
): Promise<StoredSender | null> {
  const row = await db
    .selectFrom('message_sender')
    .select('sealed')
    .where('merchant', '=', parts.merchant)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (row === undefined) return null;
  const place = placeOf(secretColumns.messageSender, parts.merchant, channel);
  try {
    return openSealed(parts, row.sealed, place);
  } catch (cause) {
    // What another key sealed is lost; it is replaced all the same.
    if (cause instanceof SecretBoxError) return null;
    throw cause;
  }
}

const write = (row: Row): SenderProposal => ({
  ...row.summary,
  ...writeRecord(row),
  action: row.action,
});

/** The change of a channel that is not decided yet. */
export async function findWaiting(
  { db, merchant }: ProposalParts,
  channel: MessageChannel,
): Promise<SenderProposal | null> {
  const row = await db
    .selectFrom('sender_proposal')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row === undefined ? null : write(row);
}

/** @throws AppError 409 `sender.waiting`: what is confirmed is what was read */
export async function proposeSender(
  parts: ProposalParts,
  { channel, sender }: Change,
  by: string,
): Promise<void> {
  const { db, clock, merchant, random, secretBox } = parts;
  const [id, now] = [random.uuid(), clock.now()];
  const action = sender === null ? 'remove' : 'save';
  const summary: SenderSummary =
    sender === null ? { smtp: null, template: null, secretNames: [] } : summarize(sender);
  const place = placeOf(secretColumns.senderProposal, id);
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('sender_proposal')
      .values({
        id,
        merchant,
        channel,
        action,
        state: 'waiting',
        note: '',
        summary: sql`${JSON.stringify(summary)}::jsonb`,
        sealed: sender === null ? null : secretBox.seal(JSON.stringify(sender), place),
        proposed_by: by,
        proposed_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'channel']).where('state', '=', 'waiting').doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (added === undefined)
      throw new AppError({
        status: 409,
        code: 'sender.waiting',
        message: 'A change of this sender is pending already.',
      });
    const note = describe(action, summary);
    await appendOperation(transaction, merchant, {
      action: 'sender.propose',
      author: by,
      subject: `sender:${channel}`,
      note,
      at: now,
      change: compareSenders(await readInForce(transaction, parts, channel), sender),
    });
  });
}

/**
 * Puts an approved change in force; what was sealed for the proposal is sealed for its sender.
 * @returns what is different then
 */
async function carryOut(db: Database, parts: ProposalParts, row: Row, now: Date): Promise<AuditFactChange> {
  const { merchant, secretBox } = parts;
  const { channel } = row;
  const before = await readInForce(db, parts, channel);
  if (row.sealed === null) {
    await db
      .deleteFrom('message_sender')
      .where('merchant', '=', merchant)
      .where('channel', '=', channel)
      .execute();
    return compareSenders(before, null);
  }
  const text = secretBox.open(row.sealed, placeOf(secretColumns.senderProposal, row.id));
  const sealed = secretBox.seal(text, placeOf(secretColumns.messageSender, merchant, channel));
  const change = { sealed, updated_by: row.proposed_by, updated_at: now };
  await db
    .insertInto('message_sender')
    .values({ merchant, channel, ...change })
    .onConflict((conflict) => conflict.columns(['merchant', 'channel']).doUpdateSet(change))
    .execute();
  return compareSenders(before, parseOwnJson<StoredSender, 'database'>(text));
}

const verbs = { rejected: 'reject', withdrawn: 'withdraw' } as const;

/**
 * Ends a proposal, and carries an approved one out in the same transaction.
 * @throws AppError 404 `rules.unknown`, 403 as `requireSecondPerson` does, 403 `approval.own-change` where another one
 *   than who asked would withdraw it
 */
export async function decideSender(parts: ProposalParts, { id, state, reason, by }: Decision): Promise<void> {
  const { db, clock, merchant } = parts;
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await transaction
      .selectFrom('sender_proposal')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined)
      throw new AppError({
        status: 404,
        code: 'rules.unknown',
        message: 'This proposal is no longer pending.',
      });
    const { proposed_by: proposer, channel, action, summary } = row;
    if (state !== 'withdrawn') await requireSecondPerson(transaction, { by, others: [proposer], now });
    else if (by !== proposer)
      throw new AppError({
        status: 403,
        code: 'approval.own-change',
        message: 'Only who proposed it can withdraw it.',
      });
    const change = state === 'approved' ? await carryOut(transaction, parts, row, now) : null;
    await transaction
      .updateTable('sender_proposal')
      .set({ state, reason, decided_by: by, decided_at: now, sealed: null })
      .where('id', '=', id)
      .execute();
    await appendOperation(transaction, merchant, {
      action: `sender.${state === 'approved' ? action : verbs[state]}`,
      author: by,
      subject: `sender:${channel}`,
      note: [describe(action, summary), `Proposed by ${proposer}`, reason]
        .filter((part) => part !== '')
        .join('. '),
      at: now,
      change,
    });
  });
}
