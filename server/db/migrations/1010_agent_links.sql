-- The most that the brand gives agents who have no agent above them. Rates in hundredths of a per cent.
create table agent_rebate_setting (
  merchant text not null,
  product text not null,
  most smallint not null check (most between 0 and 1000),
  primary key (merchant, product)
);
-- What an agent gave a member directly below.
create table agent_rebate (
  member_id bigint not null references member (id),
  product text not null,
  rate smallint not null check (rate between 0 and 1000),
  set_by bigint not null references member (id),
  set_at timestamptz not null,
  primary key (member_id, product)
);
-- Addresses by which an agent brings members: they join directly below, with the type and the rates of the link.
create table invitation_link (
  id bigint primary key generated always as identity,
  merchant text not null,
  code text not null,
  member_id bigint not null references member (id),
  name text not null default '',
  customer_type smallint not null check (customer_type in (0, 1)),
  -- product → hundredths of a per cent
  rates jsonb not null default '{}',
  expires_at timestamptz,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  paused boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null,
  unique (merchant, code),
  check (most_uses is null or uses <= most_uses)
);
create index invitation_link_of_member on invitation_link (member_id, id desc) where removed_at is null;
-- Which agent brought a member, by link or by code; decided once, at the registration.
create table invitation_use (
  member_id bigint primary key references member (id),
  agent_id bigint not null references member (id),
  -- null for a code that is no link
  link_id bigint references invitation_link (id),
  code text not null,
  joined_at timestamptz not null
);
create index invitation_use_link on invitation_use (link_id, member_id desc);
create index invitation_use_agent on invitation_use (agent_id, member_id desc);
-- What a branch's play of a day brings the agent above it: the difference of both rates, of valid bets in minor units.
create table downline_rebate_day (
  merchant text not null,
  member_id bigint not null references member (id),
  downline_id bigint not null references member (id),
  day date not null,
  product text not null,
  valid_bets bigint not null check (valid_bets > 0),
  rate smallint not null check (rate > 0),
  amount bigint not null check (amount > 0),
  primary key (member_id, day, downline_id, product)
);
create index downline_rebate_day_of_day on downline_rebate_day (merchant, day, member_id);
create index downline_rebate_day_branch on downline_rebate_day (downline_id);
