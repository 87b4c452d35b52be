-- Games that are started, and what is staked and won in them.
-- When a game under maintenance is back; null where nobody knows yet.
alter table game add column maintenance_from timestamptz, add column maintenance_until timestamptz;

-- One start of a game by a member. The vendor plays on it until it is over.
create table play_launch (
  id uuid primary key,
  merchant text not null,
  vendor text not null,
  member_id bigint not null references member (id),
  node_id integer not null references game (node_id),
  -- the login it belongs to: when that ends, nothing more is staked
  session_hash text not null,
  language text not null,
  created_at timestamptz not null,
  -- until when the ticket in the address opens the game
  expires_at timestamptz not null,
  -- when the ticket was used, which is possible once
  opened_at timestamptz
);
create index play_launch_member on play_launch (member_id, created_at desc);
create index play_launch_session on play_launch (session_hash, opened_at);

-- A round as the wallet knows it. What happens in it is the vendor's.
create table play_round (
  id bigint generated always as identity primary key,
  merchant text not null,
  vendor text not null,
  -- the vendor's name for it; the same name is never staked on twice
  round text not null,
  launch_id uuid not null references play_launch (id),
  member_id bigint not null references member (id),
  node_id integer not null references game (node_id),
  state text not null check (state in ('open', 'settled', 'refunded', 'void')),
  -- minor units
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (merchant, vendor, round),
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'void') = (stake = 0)),
  check (state <> 'open' or payout = 0)
);
-- A member plays one round at a time, whichever window or game it is in.
create unique index play_round_open on play_round (member_id) where state = 'open';
create index play_round_member on play_round (member_id, opened_at);
create index play_round_launch on play_round (launch_id);
