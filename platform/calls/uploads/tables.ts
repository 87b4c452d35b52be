import type { ColumnType } from 'kysely';
import type { PictureType } from './clean-picture.ts';

export interface UploadTable {
  readonly id: string;
  readonly member_id: string;
  readonly type: PictureType;
  readonly name: string;
  readonly size: number;
  /** Hex SHA-256 of `bytes`. */
  readonly sha256: string;
  readonly bytes: Buffer;
  readonly created_at: Date;
  /** What it proves, for example `deposit:17`; null while nothing has claimed it. */
  readonly subject: ColumnType<string | null, never, string>;
}

export interface UploadTables {
  readonly upload: UploadTable;
}
