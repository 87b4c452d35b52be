-- Salaries that are settled within a day: of an hour, and of five minutes ("tick").
-- Results of a member in a tick, by product of contracts. Written once, when the tick has ended.
create table contract_result_tick (
  merchant text not null,
  member_id bigint not null references member (id),
  -- begin of the tick
  tick_at timestamptz not null,
  shelf text not null check (shelf in ('LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'OTHER')),
  -- minor units; with what was found late of the tick before, which may be negative
  valid_bets bigint not null,
  payouts bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  deposits bigint not null,
  late_bets bigint not null,
  late_payouts bigint not null,
  primary key (member_id, tick_at, shelf)
);
create index contract_result_tick_merchant on contract_result_tick (merchant, tick_at);
-- The last tick whose results are written and whose salaries are settled.
create table contract_tick_close (
  merchant text primary key,
  tick_at timestamptz not null
);

alter table contract_line
  drop constraint contract_line_kind_check,
  drop constraint contract_line_contract_id_to_day_key,
  add constraint contract_line_kind_check check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  -- first moment, and the one after the last; only of salaries within a day, whose days are those of the moments
  add column from_at timestamptz,
  add column to_at timestamptz check (to_at > from_at),
  add check ((kind in ('hourly', 'realTime')) = (to_at is not null)),
  add check ((from_at is null) = (to_at is null));
create unique index contract_line_end on contract_line (contract_id, to_day, coalesce(to_at, '-infinity'));
create index contract_line_moment on contract_line (merchant, kind, to_at) where to_at is not null;
