import type { NoticesListValue } from '../../src/protocol/generated/wire-types.ts';
import type { LocalTexts } from '../local-texts.ts';
import type { MemberParts } from '../parts.ts';
import type { NoticeTable } from '../tables.ts';
import { readLocalText } from './local-text.ts';

type NoticeKind = NoticeTable['kind'];
export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly texts: LocalTexts;
  readonly image: string;
  readonly linkage: string;
  readonly group_name: string;
  readonly promotion_type: string;
  readonly starts_on: string;
}

/** Announcements of some kinds that the brand shows now, in its order. */
export function readNoticeRows(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  filter: { readonly kinds: readonly NoticeKind[]; readonly isMember: boolean },
): Promise<readonly NoticeRow[]> {
  const now = clock.now();
  let query = db
    .selectFrom('notice')
    .select(['id', 'kind', 'texts', 'image', 'linkage', 'group_name', 'promotion_type', 'starts_on'])
    .where('merchant', '=', merchant)
    .where('kind', 'in', [...filter.kinds])
    .where('state', '=', 'published')
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id', 'desc');
  if (!filter.isMember) query = query.where('after_login', '=', false);
  return query.execute();
}

/** An announcement in a language, else in English. */
export function toNotice(
  { id, texts, starts_on, promotion_type }: NoticeRow,
  language: string,
): NoticesListValue['player'][number] {
  const { title, content } = readLocalText(texts, language);
  return { id, title, content: content ?? '', startDateStr: starts_on, promotionType: promotion_type };
}
