-- Rebate: a share of valid bets, by level and product.
create table rebate_rate (
  merchant text not null,
  rank integer not null check (rank >= 1),
  product text not null,
  -- hundredths of a percent
  rate integer not null check (rate between 0 and 1000),
  primary key (merchant, rank, product)
);
create table rebate_setting (
  merchant text primary key,
  -- paid when the day has ended, without a claim
  automatic boolean not null,
  -- minor units of one claim
  minimum bigint not null check (minimum > 0),
  -- days in which the rebate of a day is to be claimed
  claim_days integer not null check (claim_days between 1 and 365)
);
create table rebate_claim (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  -- minor units
  amount bigint not null check (amount > 0),
  automatic boolean not null,
  claimed_at timestamptz not null
);
create table rebate_day (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  product text not null,
  -- minor units
  valid_bets bigint not null check (valid_bets > 0),
  rate integer not null,
  amount bigint not null check (amount > 0),
  -- null where it is paid without a claim
  expires_at timestamptz,
  claim_id bigint references rebate_claim (id),
  unique (member_id, day, product)
);
create index rebate_day_open on rebate_day (merchant, member_id) where claim_id is null;
