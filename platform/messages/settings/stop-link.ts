import type {
  MessagesReadStopLinkRequest,
  MessagesReadStopLinkValue,
  MessagesStopByLinkValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { refuseCall } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { readMarketingConsents, withdrawConsent } from './marketing-consent.ts';

/** Where the link of a promotion leads; the path of its route in the site that is shipped. */
export const stopPath = '/stop';
/** A link is good for as long as the key that made it, and for a channel that may send a link. */
const linkChannels = ['email', 'sms'] as const;
type LinkChannel = (typeof linkChannels)[number];
interface StopLink {
  readonly memberId: string;
  readonly channel: LinkChannel;
}
const tries = { limit: 60, windowSeconds: 900 } as const;
type Deps = Pick<MemberDeps, 'secretBox' | 'merchant'>;

const purposeOf = ({ merchant }: Deps): string => `stop promotions of ${merchant}`;

/** The address by which a visitor stops promotions to a member by one channel. */
export function writeStopLink(
  deps: Deps & Pick<MemberDeps, 'portalOrigin'>,
  { memberId, channel }: StopLink,
): string {
  const value = BigInt(memberId) * BigInt(linkChannels.length) + BigInt(linkChannels.indexOf(channel));
  return `${deps.portalOrigin}${stopPath}?t=${deps.secretBox.mark(value, purposeOf(deps))}`;
}

function readStopLink(deps: Deps, token: string): StopLink | null {
  const value = deps.secretBox.readMark(token, purposeOf(deps));
  if (value === null) return null;
  const count = BigInt(linkChannels.length);
  const channel = linkChannels[Number(value % count)];
  return channel === undefined ? null : { memberId: String(value / count), channel };
}

const unknownLink = () => refuseCall('stop-link.unknown', 'No promotion carries this link.', 400);

async function openLink(
  parts: Pick<MemberParts, 'secretBox' | 'merchant' | 'limits'>,
  token: string,
  network: string,
): Promise<StopLink> {
  await requireToken(parts.limits, { key: `stop-link:${network}`, ...tries });
  const link = readStopLink(parts, token);
  if (link === null) throw unknownLink();
  return link;
}
const isAgreed = async (db: Database, { memberId, channel }: StopLink): Promise<boolean> =>
  (await readMarketingConsents(db, [memberId])).some((one) => one.channel === channel && one.given);

type Parts = Pick<MemberParts, 'db' | 'clock' | 'secretBox' | 'merchant' | 'limits'>;
type Visitor = { readonly network: string };

/** What a link stops, and whether that is so already. @throws AppError 400 `stop-link.unknown` */
export async function describeStopLink(
  parts: Parts,
  { token }: MessagesReadStopLinkRequest,
  { network }: Visitor,
): Promise<MessagesReadStopLinkValue> {
  const link = await openLink(parts, token, network);
  return { channel: link.channel, isStopped: !(await isAgreed(parts.db, link)) };
}

/**
 * Withdraws the consent of a link: by anyone who has it, as often as they like, to the same end.
 * @throws AppError 400 `stop-link.unknown`
 */
export async function stopByLink(
  parts: Parts,
  { token }: MessagesReadStopLinkRequest,
  { network }: Visitor,
): Promise<MessagesStopByLinkValue> {
  const link = await openLink(parts, token, network);
  const { memberId, channel } = link;
  await parts.db.transaction().execute(async (db) => {
    const member = await db
      .selectFrom('member')
      .select('id')
      .where('id', '=', memberId)
      .where('merchant', '=', parts.merchant)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (member === undefined) throw unknownLink();
    if (!(await isAgreed(db, link))) return;
    const context = { memberId, network, at: parts.clock.now(), source: 'stop-link' } as const;
    await withdrawConsent(db, parts.merchant, context, [channel]);
  });
  return { channel, isStopped: true };
}
