import type { ColumnType, Generated } from 'kysely';
import type { LoginWay } from '../identity/tables.ts';
import type { LimitKind, LimitPeriod } from '../../../src/protocol/jurisdiction.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;

/** `set`: the first one; `cut`: a tighter one; `asked`: a looser one waits; `kept`: it was taken back. */
export type CareEventKind = 'set' | 'cut' | 'asked' | 'raised' | 'removed' | 'kept' | 'break';

interface CareLimitTable {
  readonly member_id: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units, for a session minutes; null while there is none. */
  readonly amount: Changing<string | null>;
  readonly next_from: Changing<Date | null>;
  readonly next_amount: Changing<string | null>;
  readonly changed_at: Changing<Date>;
}
interface CareEventTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly what: CareEventKind;
  readonly kind: LimitKind | null;
  readonly period: LimitPeriod | null;
  readonly amount: string | null;
  readonly ends_at: Date | null;
  readonly created_at: Date;
}
interface CareHourTable {
  readonly member_id: string;
  /** Start of an hour, UTC. */
  readonly hour: Date;
  readonly seconds: Changing<number>;
}
interface CareTicketTable {
  readonly ticket_hash: string;
  readonly member_id: string;
  readonly device: string;
  readonly way: LoginWay;
  readonly expires_at: Date;
}

/** Tables of limits, breaks and the time they are measured by. */
export interface CareTables {
  readonly care_limit: CareLimitTable;
  readonly care_event: CareEventTable;
  readonly care_hour: CareHourTable;
  readonly care_ticket: CareTicketTable;
}
