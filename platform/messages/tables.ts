import type { ColumnType, Generated } from 'kysely';
import type { NoticeFields, NoticeKind, NoticeReaders } from '../../src/protocol/calls/notices.ts';
import type { LocalTexts } from '../local-texts.ts';

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
export interface NoticeTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly kind: NoticeKind;
  /** Of a help topic: the anchor of /help#tag. */
  readonly tag: Defaulted<string | null>;
  readonly position: number;
  readonly texts: ColumnType<LocalTexts, string, string>;
  readonly image: Defaulted<string>;
  readonly linkage: Defaulted<string>;
  readonly group_name: Defaulted<string>;
  readonly promotion_type: Defaulted<string>;
  readonly starts_on: string;
  readonly readers: Defaulted<NoticeReaders>;
  /** Ranks of levels; none is all. */
  readonly levels: Defaulted<readonly number[]>;
  /** Wire codes; none is all. */
  readonly languages: Defaulted<readonly string[]>;
  readonly state: Defaulted<'draft' | 'published' | 'withdrawn'>;
  /** Null where it came with the site: since `starts_on`. */
  readonly starts_at: ColumnType<Date | null, Date | null | undefined, Date>;
  readonly ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly changed_by: ColumnType<string | null, string | undefined, string>;
  readonly changed_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When a promotion was sent to the members who agreed; null while it was not. */
  readonly sent_at: ColumnType<Date | null, undefined, Date>;
  readonly sent_by: ColumnType<string | null, undefined, string>;
  /** Rises with each save. */
  readonly version: Defaulted<number>;
  /** A change of what is shown, until it is published. */
  readonly waiting: ColumnType<NoticeFields | null, undefined, string | null>;
  readonly waiting_by: ColumnType<string | null, undefined, string | null>;
  readonly waiting_at: ColumnType<Date | null, undefined, Date | null>;
}
export interface NoticeVersionTable {
  readonly notice_id: string;
  readonly version: number;
  readonly act: 'draft' | 'publish' | 'withdraw';
  readonly fields: ColumnType<NoticeFields, string, never>;
  readonly by_name: string;
  readonly at: Date;
  readonly note: string;
}
export interface NoticeTables {
  readonly notice: NoticeTable;
  readonly notice_version: NoticeVersionTable;
}
