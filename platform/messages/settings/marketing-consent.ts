import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { Database } from '../../../server/db/database.ts';
import { readConsents, type Consent } from '../../identity/consents.ts';
import type { MemberParts } from '../../parts.ts';
import { marketing, promotionChannels, type ConsentSource, type PromotionChannel } from './channels.ts';

const form = 'promotionMessages';
/** The box of the form for each channel. */
export const promotionFields = {
  portal: 'promotionsPortal',
  email: 'promotionsEmail',
  sms: 'promotionsSms',
} as const satisfies Readonly<Record<PromotionChannel, string>>;

interface LastWord {
  readonly memberId: string;
  readonly channel: PromotionChannel;
  readonly given: boolean;
  readonly at: Date;
}
/** What members said last of each channel; a channel of which nothing was said is left out. */
export async function readMarketingConsents(
  db: Database,
  memberIds: readonly string[],
): Promise<readonly LastWord[]> {
  const rows = await db
    .selectFrom('member_consent')
    .distinctOn(['member_id', 'channel'])
    .select(['member_id', 'channel', 'given', 'created_at'])
    .where('member_id', 'in', memberIds)
    .where('document', '=', marketing)
    .orderBy('member_id')
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ member_id: memberId, channel, given, created_at: createdAt }) =>
    channel === null ? [] : [{ memberId, channel, given, at: createdAt }],
  );
}

/** The statements of the live form by channel, in a language; a channel that it does not ask for is left out. */
export async function readStatements(
  parts: Pick<MemberParts, 'liveSite'>,
  channels: readonly PromotionChannel[],
  language: string,
): Promise<ReadonlyMap<PromotionChannel, Consent>> {
  const statements = new Map<PromotionChannel, Consent>();
  for (const channel of channels) {
    const ticked: JsonObject = { [promotionFields[channel]]: true };
    const [consent] = await readConsents(parts, form, ticked, language);
    if (consent?.document === marketing) statements.set(channel, consent);
  }
  return statements;
}

interface ConsentContext {
  readonly memberId: string;
  readonly language: string;
  readonly network: string;
  readonly at: Date;
  /** The page of message settings where left out. */
  readonly source?: ConsentSource;
}
const ofPlace = ({
  memberId,
  network,
  at,
  source = 'message-settings',
}: Omit<ConsentContext, 'language'>) => ({
  member_id: memberId,
  network,
  created_at: at,
  source,
});

export async function giveConsent(
  db: Database,
  context: ConsentContext,
  statements: ReadonlyMap<PromotionChannel, Consent>,
): Promise<void> {
  if (statements.size === 0) return;
  const rows = [...statements].map(([channel, statement]) => ({
    ...statement,
    ...ofPlace(context),
    language: context.language,
    channel,
    given: true,
  }));
  await db.insertInto('member_consent').values(rows).execute();
}

/** Writes a withdrawal with the words of what is withdrawn, and ends promotions that still wait to be sent. */
export async function withdrawConsent(
  db: Database,
  merchant: string,
  context: Omit<ConsentContext, 'language'>,
  channels: readonly PromotionChannel[],
): Promise<void> {
  for (const channel of channels) {
    const last = await db
      .selectFrom('member_consent')
      .select(['document', 'version', 'statement', 'text_hash', 'language'])
      .where('member_id', '=', context.memberId)
      .where('document', '=', marketing)
      .where('channel', '=', channel)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('member_consent')
      .values({ ...last, ...ofPlace(context), channel, given: false })
      .execute();
  }
  await stopPromotions(db, { merchant, memberId: context.memberId, channels, at: context.at });
}

/** Ends promotions to a member that wait to be sent by email or SMS. What is on its way cannot be stopped. */
export async function stopPromotions(
  db: Database,
  {
    merchant,
    memberId,
    channels = promotionChannels,
    at,
  }: {
    readonly merchant: string;
    readonly memberId: string;
    readonly channels?: readonly PromotionChannel[];
    readonly at: Date;
  },
): Promise<void> {
  const sent = channels.flatMap((channel) => (channel === 'portal' ? [] : [channel]));
  if (sent.length === 0) return;
  const { email, mobile } = await db
    .selectFrom('member')
    .select(['email', 'mobile'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const addresses = [email, mobile].filter((address) => address !== null);
  if (addresses.length === 0) return;
  await db
    .updateTable('outbox_message')
    .set({
      state: 'expired',
      sealed: null,
      due_at: null,
      updated_at: at,
      last_error: 'The member no longer takes promotions.',
    })
    .where('merchant', '=', merchant)
    .where('kind', '=', 'promotion')
    .where('channel', 'in', sent)
    .where('state', 'in', ['queued', 'sending'])
    .where('recipient', 'in', addresses)
    .execute();
}
