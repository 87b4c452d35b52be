import type { ColumnType } from 'kysely';

export interface MediaFileTable {
  readonly merchant: string;
  /** Hex, a part of the SHA-256 of what was drawn. */
  readonly file: string;
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly added_at: Date;
  readonly added_by: string;
  readonly removed_at: ColumnType<Date | null, undefined, Date | null>;
}
export interface MediaRenditionTable {
  readonly merchant: string;
  readonly file: string;
  readonly width: number;
  readonly type: 'image/webp' | 'image/avif';
  readonly bytes: Buffer;
}
export interface MediaPartTable {
  readonly merchant: string;
  readonly sent_by: string;
  readonly upload: string;
  readonly place: number;
  readonly bytes: ColumnType<Buffer, Buffer, Buffer>;
  readonly sent_at: ColumnType<Date, Date, Date>;
}
export interface MediaTables {
  readonly media_file: MediaFileTable;
  readonly media_rendition: MediaRenditionTable;
  readonly media_part: MediaPartTable;
}
