-- The points mall. Points are kept in the ledger, as accounts of the currency PTS.
create table point_setting (
  merchant text primary key,
  -- points for one unit of the currency
  ratio integer not null check (ratio > 0),
  -- fewest points of one conversion
  minimum integer not null check (minimum > 0)
);

create table point_reward (
  id bigint generated always as identity primary key,
  merchant text not null,
  position integer not null,
  kind text not null check (kind in ('physical', 'bonus', 'ticket')),
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  image text not null default '',
  points bigint not null check (points > 0),
  -- deposits that a member must have made, in minor units
  amount_requirement bigint not null default 0 check (amount_requirement >= 0),
  -- how many there ever were, and how many are left
  quantity integer not null check (quantity >= 0),
  available integer not null check (available >= 0 and available <= quantity),
  -- pieces for one member; null for no limit
  limit_per_member integer check (limit_per_member > 0),
  -- what the approval of one piece pays into the wallet, in minor units (bonus) ...
  pays bigint not null default 0 check (pays >= 0),
  -- ... or how many red envelopes it is good for (ticket)
  grabs integer not null default 0 check (grabs >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz
);
create index point_reward_position on point_reward (merchant, position);

create table point_redemption (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  reward_id bigint not null references point_reward (id),
  quantity integer not null check (quantity > 0),
  -- of all pieces together
  points bigint not null check (points > 0),
  status text not null default 'inProcess' check (status in ('inProcess', 'approved', 'rejected')),
  -- what the operator tells the member
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((status = 'inProcess') = (decided_at is null))
);
create index point_redemption_member on point_redemption (member_id, id desc);
create index point_redemption_reward on point_redemption (member_id, reward_id) where status <> 'rejected';
create index point_redemption_open on point_redemption (merchant, id) where status = 'inProcess';

create table point_conversion (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  points bigint not null check (points > 0),
  -- minor units
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index point_conversion_member on point_conversion (member_id, id desc);
