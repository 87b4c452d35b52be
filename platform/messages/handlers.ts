import type {
  NoticesCategoriesValue,
  NoticesListRequest,
  NoticesListValue,
} from '../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller, type Handlers } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { listInbox, readMessages, removeMessages } from './inbox.ts';
import { readLocalText } from './local-text.ts';
import { readNoticeRows, toNotice, type NoticeRow } from './notice-rows.ts';

/** Those for everyone. */
const kinds = ['B', 'PL', 'PU', 'PR'] as const;
type Kind = (typeof kinds)[number];

/** `A` and an empty list ask for all kinds. */
function readKinds(types: string | undefined): readonly Kind[] {
  const typeNames = (types ?? '').split(',').map((type) => type.trim());
  const named = kinds.filter((kind) => typeNames.includes(kind));
  return named.length === 0 || typeNames.includes('A') ? kinds : named;
}

function toBanner(row: NoticeRow, language: string): NoticesListValue['banners'][number] {
  const { title, text } = readLocalText(row.texts, language);
  return {
    id: row.id,
    title,
    text: text ?? '',
    url: row.image,
    linkage: row.linkage,
    groupName: row.group_name,
  };
}

function toPromotion(row: NoticeRow, language: string): NoticesListValue['promotion'][number] {
  const notice = toNotice(row, language);
  const announcementImages = row.image === '' ? [] : [{ url: row.image }];
  return { ...notice, contents: [notice.content], announcementImages };
}

/** Those of these kinds that a caller may read: a member on a break is shown nothing that invites to play. */
async function readRows(
  parts: MemberParts,
  kinds: readonly Kind[],
  caller: Caller,
): Promise<readonly NoticeRow[]> {
  const rows = await readNoticeRows(parts, kinds, caller);
  if (caller.member?.isOnBreak !== true) return rows;
  return rows.filter(({ kind, promotion_type }) => (kind === 'PL' || kind === 'PU') && promotion_type === '');
}

async function listNotices(
  parts: MemberParts,
  { types }: NoticesListRequest,
  caller: Caller,
): Promise<NoticesListValue> {
  const rows = await readRows(parts, readKinds(types), caller);
  const pick = (kind: Kind): readonly NoticeRow[] => rows.filter((row) => row.kind === kind);
  const { language } = caller;
  return {
    banners: pick('B').map((row) => toBanner(row, language)),
    player: pick('PL').map((row) => toNotice(row, language)),
    popup: pick('PU').map((row) => toNotice(row, language)),
    promotion: pick('PR').map((row) => toPromotion(row, language)),
  };
}

/** The kinds of the promotions that a caller may read, in the brand's order, each with how many there are. */
async function listCategories(parts: MemberParts, caller: Caller): Promise<NoticesCategoriesValue> {
  const rows = await readRows(parts, ['PR'], caller);
  const counts = new Map<string, number>();
  for (const { promotion_type } of rows)
    if (promotion_type !== '') counts.set(promotion_type, (counts.get(promotion_type) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}

async function countUnread({ db }: MemberParts, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_message')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Announcements and the inbox. */
export function createHandlers(
  parts: MemberParts,
): Pick<Handlers, `notices.${'list' | 'categories'}` | `messages.${'unread' | 'inbox' | 'read' | 'remove'}`> {
  return {
    'messages.inbox': (request, caller) => listInbox(parts, requireMember(caller).id, request),
    'messages.read': async ({ messageIds }, caller) => {
      await readMessages(parts, requireMember(caller).id, messageIds.split(','));
      return {};
    },
    'messages.remove': async ({ messageIds }, caller) => {
      await removeMessages(parts, requireMember(caller).id, messageIds.split(','));
      return {};
    },
    'notices.categories': (_, caller) => listCategories(parts, caller),
    'notices.list': (request, caller) => listNotices(parts, request, caller),
    'messages.unread': (_, caller) => countUnread(parts, requireMember(caller).id),
  };
}
