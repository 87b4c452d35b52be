-- How a member comes back from an exclusion, by the market's rule when it began. No row: it ends by its time alone.
create table care_return (
  member_id bigint primary key references member (id) on delete cascade,
  -- the end that the member read when it began
  ends_at timestamptz not null,
  -- when play stays closed to, unless a return is asked for
  closed_until timestamptz not null,
  -- when the return can be asked for
  from_at timestamptz not null,
  -- hours from the request until play opens
  wait_hours integer not null check (wait_hours between 24 and 8760),
  asked_at timestamptz,
  opens_at timestamptz,
  check ((asked_at is null) = (opens_at is null)),
  check (asked_at >= from_at),
  check (opens_at >= asked_at + wait_hours * interval '1 hour')
);

-- A break only ever moves on, but to the moment that a request to return names: its row holds to from_at and the wait.
create or replace function member_break_holds() returns trigger language plpgsql as $$
begin
  if new.break_until is null or (new.break_until < old.break_until and not exists (
    select from care_return r where r.member_id = new.id and r.opens_at = new.break_until)) then
    raise exception 'a break is never shortened' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

alter table care_event drop constraint if exists care_event_what_check;
alter table care_event add constraint care_event_what_check
  check (what in ('set', 'cut', 'asked', 'raised', 'removed', 'kept', 'break', 'returnAsked', 'returnKept'));
