-- Rate contracts between a member and the one above (wire contract A7).
create table contract (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  -- a product, or CONS for all products together
  product text not null check (product in ('LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'CONS')),
  -- null where the house itself is the offering side
  upline_id bigint references member (id),
  downline_id bigint not null references member (id),
  -- P offered, E offered anew, A active, R rejected, V end asked for, C ended
  status text not null check (status in ('P', 'E', 'A', 'R', 'V', 'C')),
  -- the newest offer
  version integer not null check (version > 0),
  -- the offer in force; none before the first is accepted and after the end
  active_version integer check (active_version between 1 and version),
  asked_by text check (asked_by in ('upline', 'downline')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (upline_id is null or upline_id <> downline_id),
  check ((status = 'V') = (asked_by is not null)),
  check (status not in ('A', 'V') or active_version is not null),
  check (status not in ('P', 'R', 'C') or active_version is null)
);
create unique index contract_parties on contract (downline_id, kind, product, coalesce(upline_id, 0));
create index contract_upline on contract (upline_id, kind) where upline_id is not null;

-- What was offered, and the answer: the copy that both sides keep. Nothing of it changes but that an
-- offer is answered, once.
create table contract_version (
  contract_id bigint not null references contract (id),
  version integer not null check (version > 0),
  -- how often it is settled: day, week, half a month, month
  period text not null check (period in ('D', 'W', 'H', 'M')),
  -- [{bet, loss, members, rate}], decimal texts, rates in per cent
  tiers jsonb not null,
  -- hex SHA-256 of parties, kind, product, version, period and tiers
  fingerprint text not null,
  offered_by bigint references member (id),
  offered_at timestamptz not null,
  offered_from text not null,
  answer text check (answer in ('accepted', 'rejected', 'withdrawn')),
  -- null where the platform withdrew it
  answered_by bigint references member (id),
  answered_at timestamptz,
  answered_from text,
  -- begin of the first period it counts for
  effective_at timestamptz,
  primary key (contract_id, version),
  check ((answer is null) = (answered_at is null)),
  check ((answer = 'accepted') = (effective_at is not null))
);
create function contract_version_keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.answer is not null
    or (new.contract_id, new.version, new.period, new.tiers, new.fingerprint, new.offered_at, new.offered_from)
      is distinct from
      (old.contract_id, old.version, old.period, old.tiers, old.fingerprint, old.offered_at, old.offered_from)
    or new.offered_by is distinct from old.offered_by
  then
    raise exception 'a signed contract version does not change' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger contract_version_kept before update or delete on contract_version
  for each row execute function contract_version_keep();

-- Every step of every contract, oldest first.
create table contract_step (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contract (id),
  version integer not null,
  step text not null
    check (step in ('offer', 'accept', 'reject', 'requestEnd', 'agreeEnd', 'declineEnd', 'autoEnd', 'withdraw')),
  -- system where the platform ended it because a rate above it fell
  side text not null check (side in ('upline', 'downline', 'system')),
  member_id bigint references member (id),
  status text not null check (status in ('P', 'E', 'A', 'R', 'V', 'C')),
  made_at timestamptz not null,
  made_from text not null
);
create index contract_step_contract on contract_step (contract_id, id);
create function contract_step_keep() returns trigger language plpgsql as $$
begin
  raise exception 'steps of contracts are append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger contract_step_fixed before update or delete on contract_step
  for each row execute function contract_step_keep();

-- A member never stands above themselves: the tree has no circle.
create function member_tree_check() returns trigger language plpgsql as $$
begin
  if new.upline_id is null then return new; end if;
  if exists (
    with recursive above as (
      select id, upline_id from member where id = new.upline_id
      union
      select m.id, m.upline_id from member m join above a on m.id = a.upline_id
    )
    select 1 from above where id = new.id
  ) then
    raise exception 'member % would stand above itself', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger member_tree before insert or update of upline_id on member
  for each row execute function member_tree_check();
