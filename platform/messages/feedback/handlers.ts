import { sql, type Selectable } from 'kysely';
import type {
  FeedbackListValue,
  FeedbackSendRequest,
  FeedbackSendValue,
  FeedbackSettingValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { notAvailable, refuseField, refuseFields } from '../../calls/refusals.ts';
import { validateForm } from '../../identity/registration/validate-form.ts';
import type { MemberParts } from '../../parts.ts';
import type { FeedbackRow } from './tables.ts';

/** The form that players fill in: what it takes is what the server takes. */
const formId = 'feedback';
const perWriter = { limit: 5, windowSeconds: 3_600 } as const;
const mostRows = 50;
/** The same words sent again within this time are one message: a press too many, or a call that is repeated. */
const sameWithinMs = 60_000;

const describe = (row: Selectable<FeedbackRow>): FeedbackSendValue => ({
  id: row.id,
  type: row.type,
  content: row.content,
  contact: row.contact,
  status: row.status,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
});

async function send(
  parts: MemberParts,
  { type, content, contact = '' }: FeedbackSendRequest,
  caller: Caller,
): Promise<FeedbackSendValue> {
  const memberId = caller.member?.id ?? null;
  const words = { type, content: content.trim(), contact: contact.trim() };
  const judged = await validateForm(parts, formId, words);
  if (!judged.ok) throw refuseFields(judged.error);
  if (memberId === null && words.contact === '')
    throw refuseField('contact', 'field.required', 'A visitor has no inbox: expected how to reach them.');
  const writer = memberId ?? `visitor:${caller.network}`;
  const { limit, windowSeconds } = perWriter;
  const now = parts.clock.now();
  return parts.db.transaction().execute(async (db) => {
    // One at a time for each writer: two presses at the same time are one message.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${writer}`}, 0))`.execute(db);
    const same = await db
      .selectFrom('feedback')
      .selectAll()
      .where('member_id', 'is not distinct from', memberId)
      .where('contact', '=', words.contact)
      .where('type', '=', words.type)
      .where('content', '=', words.content)
      .where('created_at', '>', new Date(now.getTime() - sameWithinMs))
      .executeTakeFirst();
    if (same !== undefined) return describe(same);
    await requireToken(parts.limits, { key: `feedback:${writer}`, limit, windowSeconds });
    const row = await db
      .insertInto('feedback')
      .values({ merchant: parts.merchant, member_id: memberId, ...words, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return describe(row);
  });
}

const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** Choices and bounds, read from the form of the live release. */
async function readSetting({ liveSite }: MemberParts): Promise<FeedbackSettingValue> {
  const live = await liveSite.form(formId);
  if (live === null) throw notAvailable(`The site has no form "${formId}".`);
  const properties = objectOf(live.form.schema['properties']);
  const field = (name: string): JsonObject => objectOf(properties[name]);
  const choices = field('type')['enum'];
  const { minLength, maxLength } = field('content');
  return {
    types: Array.isArray(choices) ? choices.map(String) : [],
    minLength: typeof minLength === 'number' ? minLength : 1,
    maxLength: typeof maxLength === 'number' ? maxLength : 10_000,
  };
}

/** What members and visitors write to the brand (specification, section 5). */
export const createHandlers = (
  parts: MemberParts,
): Pick<Handlers, 'feedback.send' | 'feedback.list' | 'feedback.setting'> => ({
  'feedback.send': (request, caller) => send(parts, request, caller),
  'feedback.list': async (_request, caller): Promise<FeedbackListValue> => {
    const rows = await parts.db
      .selectFrom('feedback')
      .selectAll()
      .where('member_id', '=', requireMember(caller).id)
      .orderBy('id', 'desc')
      .limit(mostRows)
      .execute();
    return { feedback: rows.map(describe) };
  },
  'feedback.setting': () => readSetting(parts),
});
