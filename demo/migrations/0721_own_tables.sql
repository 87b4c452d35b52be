-- All tables of the demonstration. Earlier versions made them in migrations that run everywhere; where
-- somebody used them they are there still.

-- Parts of the seed that are in this database.
create table if not exists member_seed (
  name text primary key,
  made jsonb not null,
  done_at timestamptz not null
);

-- The books of the payment gateway.
create table if not exists sandbox_payment (
  -- opaque, in the address of the page
  token text primary key,
  merchant text not null,
  reference text not null,
  -- minor units
  amount bigint not null,
  currency text not null,
  return_url text not null,
  state text not null check (state in ('open', 'approved', 'declined')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index if not exists sandbox_payment_expires on sandbox_payment (expires_at);

-- Codes of the providers to log in with.
create table if not exists sandbox_identity_code (
  code_hash text primary key,
  provider text not null,
  claims jsonb not null,
  challenge text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index if not exists sandbox_identity_code_expires on sandbox_identity_code (expires_at);

-- The books of the vendor of games.
create table if not exists vendor_session (
  -- hex SHA-256 of the token, which only the game's page has
  token_hash text primary key,
  -- the platform's name for the start of the game
  launch text not null,
  player text not null,
  game_id text not null,
  currency text not null,
  expires_at timestamptz not null
);
create index if not exists vendor_session_expires on vendor_session (expires_at);

create table if not exists vendor_round (
  id uuid primary key,
  -- the page's name for it: the same press is never two rounds
  key text not null,
  player text not null,
  launch text not null,
  game_id text not null,
  currency text not null,
  -- minor units
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  -- opening, paying and refunding wait for the wallet
  state text not null
    check (state in ('opening', 'open', 'paying', 'won', 'lost', 'refunding', 'refunded', 'refused')),
  -- what was drawn, in order: whole numbers from 0 to 51
  cards jsonb not null,
  -- what was said before each further card
  guesses jsonb not null default '[]',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (player, key)
);
create index if not exists vendor_round_unfinished on vendor_round (changed_at)
  where state in ('opening', 'open', 'paying', 'refunding');
create index if not exists vendor_round_open on vendor_round (player) where state = 'open';
