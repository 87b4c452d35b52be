import type {
  MessagesSaveSettingsRequest,
  MessagesSettingsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { MessageChannel } from '../../../src/protocol/message.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseFields } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { promotionChannels, type PromotionChannel } from './channels.ts';
import {
  giveConsent,
  promotionFields,
  readMarketingConsents,
  readStatements,
  withdrawConsent,
} from './marketing-consent.ts';

const accountFields = { email: 'accountEmail', sms: 'accountSms' } as const satisfies Readonly<
  Record<MessageChannel, string>
>;

/** Channels by which something reaches the member: a sender is set, and there is an address. */
async function listChannels(
  { outbox }: Pick<MemberParts, 'outbox'>,
  db: Database,
  memberId: string,
): Promise<readonly MessageChannel[]> {
  const { email, mobile } = await db
    .selectFrom('member')
    .select(['email', 'mobile'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const address = { email, sms: mobile };
  const channels: MessageChannel[] = [];
  for (const channel of ['email', 'sms'] as const)
    if (address[channel] !== null && (await outbox.hasSender(channel))) channels.push(channel);
  return channels;
}

async function describe(
  parts: Pick<MemberParts, 'outbox'>,
  db: Database,
  memberId: string,
): Promise<MessagesSettingsValue> {
  const setting = await db
    .selectFrom('message_setting')
    .select(['account_email', 'account_sms'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const consents = await readMarketingConsents(db, [memberId]);
  const agrees = (channel: PromotionChannel): boolean =>
    consents.some((one) => one.channel === channel && one.given);
  const changed = consents.map(({ at }) => at.toISOString()).sort();
  return {
    channels: [...(await listChannels(parts, db, memberId))],
    accountEmail: setting?.account_email ?? false,
    accountSms: setting?.account_sms ?? false,
    promotionsPortal: agrees('portal'),
    promotionsEmail: agrees('email'),
    promotionsSms: agrees('sms'),
    consentChangedAt: changed.at(-1) ?? '',
  };
}

export const readMessageSettings = (parts: MemberParts, caller: Caller): Promise<MessagesSettingsValue> =>
  describe(parts, parts.db, requireMember(caller).id);

/** Names of what the request turns on or off, of those that are otherwise now. */
const listChanges = <Channel extends string>(
  fields: Readonly<Record<Channel, keyof MessagesSaveSettingsRequest & keyof MessagesSettingsValue>>,
  request: MessagesSaveSettingsRequest,
  now: MessagesSettingsValue,
  to: boolean,
): readonly Channel[] =>
  (Object.keys(fields) as Channel[]).filter(
    (channel) => request[fields[channel]] === to && now[fields[channel]] !== to,
  );

async function saveAccount(
  db: Database,
  memberId: string,
  { accountEmail: account_email, accountSms: account_sms }: MessagesSettingsValue,
  changedAt: Date,
): Promise<void> {
  const chosen = { account_email, account_sms, changed_at: changedAt };
  await db
    .insertInto('message_setting')
    .values({ member_id: memberId, ...chosen })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(chosen))
    .execute();
}

/**
 * Saves what the request has; what it leaves out stays as it is. A consent that changes is kept with its words.
 * @throws AppError 400 `form.invalid` with `messages.not-offered` at each channel that sends nothing
 */
export async function saveMessageSettings(
  parts: MemberParts,
  request: MessagesSaveSettingsRequest,
  caller: Caller,
): Promise<MessagesSettingsValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const { locales } = await readSettings(parts);
  const language = locales.includes(caller.language) ? caller.language : 'EN';
  const statements = await readStatements(parts, promotionChannels, language);
  const changedAt = parts.clock.now();
  const context = { memberId: member.id, language, network: caller.network, at: changedAt };
  return parts.db.transaction().execute(async (db) => {
    await db.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
    const now = await describe(parts, db, member.id);
    const isOffered = (channel: string): boolean =>
      channel === 'portal' || now.channels.some((one) => one === channel);
    const additions = listChanges(promotionFields, request, now, true);
    const faults = [
      ...additions
        .filter((channel) => !isOffered(channel) || !statements.has(channel))
        .map((channel) => promotionFields[channel]),
      ...listChanges(accountFields, request, now, true)
        .filter((channel) => !isOffered(channel))
        .map((channel) => accountFields[channel]),
    ];
    if (faults.length > 0)
      throw refuseFields(Object.fromEntries(faults.map((field) => [field, 'messages.not-offered'])));
    if (request.accountEmail !== undefined || request.accountSms !== undefined)
      await saveAccount(db, member.id, { ...now, ...request }, changedAt);
    const agreed = [...statements].filter(([channel]) => additions.includes(channel));
    await giveConsent(db, context, new Map(agreed));
    await withdrawConsent(db, parts.merchant, context, listChanges(promotionFields, request, now, false));
    return describe(parts, db, member.id);
  });
}
