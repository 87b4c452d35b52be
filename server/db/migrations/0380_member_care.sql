-- What a member limits the account to. The platform holds to it whatever the market's profile says later.
create table care_limit (
  member_id bigint not null references member (id) on delete cascade,
  kind text not null check (kind in ('deposit', 'loss', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- minor units, for a session minutes; null while there is none
  amount bigint check (amount > 0),
  -- a looser one that was asked for, and from when it may be confirmed; next_amount null takes the limit away
  next_from timestamptz,
  next_amount bigint check (next_amount > 0),
  changed_at timestamptz not null,
  primary key (member_id, kind, period),
  check (next_from is not null or next_amount is null)
);

-- What was set, asked for, confirmed and begun. Never changed.
create table care_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  what text not null check (what in ('set', 'cut', 'asked', 'raised', 'removed', 'kept', 'break')),
  kind text,
  period text,
  amount bigint,
  -- end of a break
  ends_at timestamptz,
  created_at timestamptz not null
);
create index care_event_member on care_event (member_id, id desc);

-- Time that sessions were in use, by hour: what a limit on time is measured by.
create table care_hour (
  member_id bigint not null references member (id) on delete cascade,
  hour timestamptz not null,
  seconds integer not null check (seconds between 0 and 3600),
  primary key (member_id, hour)
);

-- End of the member's break or exclusion; stays when it is over.
alter table member add column break_until timestamptz;
-- No statement of anybody shortens a break: it only ever moves on.
create function member_break_holds() returns trigger language plpgsql as $$
begin
  if new.break_until is null or new.break_until < old.break_until then
    raise exception 'a break is never shortened' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger member_break_holds before update of break_until on member
  for each row when (old.break_until is not null) execute function member_break_holds();

-- 'withdrawal': opened during a break, and good for nothing else
alter table member_session add column scope text not null default 'all' check (scope in ('all', 'withdrawal'));

-- A good login of a member on a break: opens a session for withdrawals, once.
create table care_ticket (
  ticket_hash text primary key,
  member_id bigint not null references member (id) on delete cascade,
  device text not null,
  -- how the login was made, for the list of logins
  way text not null,
  expires_at timestamptz not null
);
create index care_ticket_expires on care_ticket (expires_at);
