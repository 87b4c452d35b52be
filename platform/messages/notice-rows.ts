import { sql } from 'kysely';
import type { NoticesListValue } from '../../src/protocol/generated/wire-types.ts';
import type { NoticeKind } from '../../src/protocol/calls/notices.ts';
import { isAgentType } from '../agents/tree.ts';
import type { Caller } from '../calls/call.ts';
import type { LocalTexts } from '../local-texts.ts';
import type { MemberParts } from '../parts.ts';
import { readLocalText } from './local-text.ts';

export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly tag: string | null;
  readonly texts: LocalTexts;
  readonly image: string;
  readonly linkage: string;
  readonly group_name: string;
  readonly promotion_type: string;
  readonly starts_on: string;
}
/** Who reads: what a caller is, and the language of the page. */
export type Reader = Pick<Caller, 'member' | 'language'>;

const nameReaders = ({ member }: Reader) => {
  if (member === null) return ['anyone', 'visitors'] as const;
  return isAgentType(member.customerType)
    ? (['anyone', 'members', 'agents'] as const)
    : (['anyone', 'members'] as const);
};

/** Entries of some kinds that the brand shows now to a reader, in its order. */
export function readNoticeRows(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  kinds: readonly NoticeKind[],
  reader: Reader,
): Promise<readonly NoticeRow[]> {
  const now = clock.now();
  const { member, language } = reader;
  return db
    .selectFrom('notice')
    .select(['id', 'kind', 'tag', 'texts', 'image', 'linkage', 'group_name', 'promotion_type', 'starts_on'])
    .where('merchant', '=', merchant)
    .where('kind', 'in', kinds)
    .where('state', '=', 'published')
    .where('readers', 'in', nameReaders(reader))
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .where((row) =>
      row.or([sql<boolean>`languages = '{}'`, row(row.val(language), '=', row.fn.any('languages'))]),
    )
    .where((row) =>
      row.or([
        sql<boolean>`levels = '{}'`,
        row.exists(
          row
            .selectFrom('member')
            .select('member.id')
            .where('member.id', '=', member?.id ?? '0')
            .where((one) => one('member.level_rank', '=', one.fn.any('notice.levels'))),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
}

/** An announcement in a language, else in English. */
export function toNotice(
  { id, texts, starts_on, promotion_type }: NoticeRow,
  language: string,
): NoticesListValue['player'][number] {
  const { title, content } = readLocalText(texts, language);
  return { id, title, content: content ?? '', startDateStr: starts_on, promotionType: promotion_type };
}
