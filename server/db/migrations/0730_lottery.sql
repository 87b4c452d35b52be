-- One draw of a lottery game: its sale, the hash of its seed, and later the seed and the numbers.
create table lottery_issue (
  id bigint generated always as identity unique,
  merchant text not null,
  game text not null,
  numero text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- hex SHA-256 of the seed, shown before the sale
  commitment text not null,
  -- the seed, sealed until the draw
  seed_sealed text,
  -- hex, shown after the draw
  seed text,
  numbers smallint[],
  drawn_at timestamptz,
  primary key (merchant, game, numero),
  check (opens_at < closes_at and closes_at < draws_at),
  check ((drawn_at is null) = (numbers is null)),
  check ((drawn_at is null) = (seed is null)),
  check ((drawn_at is null) = (seed_sealed is not null))
);
create index lottery_issue_close on lottery_issue (merchant, game, closes_at);

-- What a member bought in one press.
create table lottery_order (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  issue_id bigint not null references lottery_issue (id),
  -- minor units
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index lottery_order_issue on lottery_order (issue_id);

-- One play of an order, which wins or loses alone.
create table lottery_ticket (
  id bigint generated always as identity primary key,
  merchant text not null,
  order_id bigint not null references lottery_order (id),
  issue_id bigint not null references lottery_issue (id),
  member_id bigint not null references member (id),
  play text not null,
  content jsonb not null,
  stakes bigint not null check (stakes > 0),
  -- minor units of one stake
  price bigint not null check (price > 0),
  -- minor units of all stakes
  amount bigint not null check (amount = stakes * price),
  -- by tier, in hundredths of a stake
  odds jsonb not null,
  state text not null check (state in ('placed', 'won', 'lost', 'refunded', 'cancelled')),
  -- minor units that came back, stakes that were given back within
  payout bigint not null default 0 check (payout >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'placed') = (ended_at is null))
);
create index lottery_ticket_placed on lottery_ticket (issue_id, id) where state = 'placed';
create index lottery_ticket_member on lottery_ticket (member_id, id);
create index lottery_ticket_order on lottery_ticket (order_id);
