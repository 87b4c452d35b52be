import type { ColumnType, Generated } from 'kysely';

/** Where a birthday below the age was stated; `stored`: it was kept before it was judged. */
export type AgeSource = 'profile' | 'paper' | 'stored';
export type AgeVerdict = 'approved' | 'rejected';

export interface AgeFindingTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  /** `yyyy-MM-dd` */
  readonly birthday: string;
  readonly source: AgeSource;
  readonly status: ColumnType<'open' | AgeVerdict, undefined, AgeVerdict>;
  readonly remark: ColumnType<string, undefined, string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, undefined, Date>;
  readonly decided_by: ColumnType<string | null, undefined, string>;
}
export interface AgeTables {
  readonly age_finding: AgeFindingTable;
}
