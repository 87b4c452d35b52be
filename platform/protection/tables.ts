import type { ColumnType, Generated } from 'kysely';
import type { LikenessKind } from './likeness-marks.ts';
import type { LoginWay } from '../identity/tables.ts';
import type { ExclusionMatch, LimitKind, LimitPeriod } from '../../src/protocol/document/jurisdiction.ts';

type Changing<Value> = ColumnType<Value, Value, Value>;

/** `set`: the first one; `cut`: a tighter one; `asked`: a looser one is pending; `kept`: it was cancelled. */
export type ResponsibleGamingEventKind =
  | 'set'
  | 'cut'
  | 'asked'
  | 'raised'
  | 'removed'
  | 'kept'
  | 'break'
  | 'returnAsked'
  | 'returnKept';

interface CareLimitTable {
  readonly member_id: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units, for a session minutes; null while there is none. */
  readonly amount: Changing<string | null>;
  readonly next_from: Changing<Date | null>;
  /** Null as `next_from` is. */
  readonly next_until: Changing<Date | null>;
  readonly next_amount: Changing<string | null>;
  readonly changed_at: Changing<Date>;
}
interface CareEventTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly what: ResponsibleGamingEventKind;
  readonly kind: LimitKind | null;
  readonly period: LimitPeriod | null;
  readonly amount: string | null;
  readonly ends_at: Date | null;
  readonly is_exclusion: Generated<boolean>;
  readonly by_staff: Generated<boolean>;
  readonly on_request: Generated<boolean>;
  readonly created_at: Date;
}
export interface PlaySessionTable {
  readonly id: Generated<string>;
  readonly member_id: string;
  readonly started_at: Date;
  /** Up to when the time of the stretch counts. */
  readonly last_at: Changing<Date>;
  /** The last stake that was taken. */
  readonly staked_at: Changing<Date>;
  /** Null while it runs. */
  readonly ended_at: ColumnType<Date | null, undefined, Date>;
  /** From when the next reality check is counted. */
  readonly checked_at: Changing<Date>;
  /** Null where the market asks for no check. */
  readonly check_due_at: Changing<Date | null>;
  /** End of the rest that followed the last check. */
  readonly rest_until: ColumnType<Date | null, undefined, Date | null>;
}
interface CareTicketTable {
  readonly ticket_hash: string;
  readonly member_id: string;
  readonly device: string;
  readonly way: LoginWay;
  readonly expires_at: Date;
}

interface ExclusionMarkTable {
  readonly member_id: string;
  /** `self`: the marks of the member are as what is known now. */
  readonly kind: ExclusionMatch | LikenessKind | 'self';
  /** Hex SHA-256 of the kind and the normal form; of `self` the member's id. */
  readonly mark: string;
  /** End of the exclusion. */
  readonly until: Changing<Date>;
}
interface ExclusionHintTable {
  readonly id: Generated<string>;
  readonly merchant: string;
  readonly member_id: string;
  readonly excluded_id: string;
  readonly reasons: readonly string[];
  readonly status: ColumnType<'open' | 'approved' | 'rejected', never, 'approved' | 'rejected'>;
  readonly remark: ColumnType<string, never, string>;
  readonly created_at: Date;
  readonly decided_at: ColumnType<Date | null, never, Date>;
  readonly decided_by: ColumnType<string | null, never, string>;
}

interface CareReturnTable {
  readonly member_id: string;
  /** The end that the member read when it began. */
  readonly ends_at: Changing<Date>;
  readonly closed_until: Changing<Date>;
  readonly from_at: Changing<Date>;
  readonly wait_hours: Changing<number>;
  readonly asked_at: Changing<Date | null>;
  readonly opens_at: Changing<Date | null>;
}

/** Tables of limits, breaks and the time they are measured by. */
export interface ResponsibleGamingTables {
  readonly care_limit: CareLimitTable;
  readonly care_event: CareEventTable;
  readonly play_session: PlaySessionTable;
  readonly care_return: CareReturnTable;
  readonly care_ticket: CareTicketTable;
  readonly exclusion_mark: ExclusionMarkTable;
  readonly exclusion_hint: ExclusionHintTable;
}
