-- Bonuses that a deposit brings, as operators offer them.
create table promotion (
  id bigint generated always as identity primary key,
  merchant text not null,
  position integer not null,
  promotion_type text not null,
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  -- the same shape: what is agreed to
  terms jsonb not null check (terms ? 'EN'),
  image text not null default '',
  -- paused: no member can join, and those who joined keep what was promised
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  least_rank integer not null default 1 check (least_rank >= 1),
  first_deposit boolean not null default false,
  -- of the members' phone numbers, with the plus sign; empty for all
  dialing_codes text[] not null default '{}',
  -- of the deposit, or a fixed sum in minor units
  percent integer check (percent between 1 and 500),
  fixed bigint check (fixed > 0),
  check (num_nonnulls(percent, fixed) = 1),
  -- minor units: most that it brings, and the least deposit
  cap bigint not null check (cap > 0),
  minimum bigint not null check (minimum > 0),
  -- how many times the bonus is to be staked
  wagering integer not null check (wagering between 0 and 100)
);
create index promotion_merchant on promotion (merchant, position);
-- A member who joined one.
create table promotion_entry (
  id bigint generated always as identity primary key,
  merchant text not null,
  promotion_id bigint not null references promotion (id),
  member_id bigint not null references member (id),
  state text not null check (state in ('joined', 'granted', 'forfeited')),
  joined_at timestamptz not null,
  deposit_id bigint references deposit_order (id),
  -- minor units
  bonus bigint check (bonus > 0),
  granted_at timestamptz,
  forfeited_at timestamptz,
  check ((state = 'joined') = (bonus is null)),
  unique (promotion_id, member_id)
);
create index promotion_entry_member on promotion_entry (member_id, state);
