import type { ColumnType, Generated } from 'kysely';
import type { HintKind, HintState } from '../../../src/protocol/calls/fraud.ts';
import type { Fact } from './hints.ts';

export interface FraudHintTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly kind: HintKind;
  readonly mark: string;
  readonly member_ids: ColumnType<readonly string[], string, never>;
  readonly facts: ColumnType<readonly Fact[], string, never>;
  readonly found_at: Date;
  readonly state: ColumnType<HintState, undefined, HintState>;
  readonly decided_by: ColumnType<string | null, undefined, string | null>;
  readonly decided_at: ColumnType<Date | null, undefined, Date | null>;
  readonly reason: ColumnType<string, undefined, string>;
}
