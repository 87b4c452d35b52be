-- The books of the game vendor of the demonstration, a company of its own: it knows players by names
-- that it cannot read, and money only by what the wallet answers.
create table vendor_session (
  -- hex SHA-256 of the token, which only the game's page has
  token_hash text primary key,
  -- the platform's name for the start of the game
  launch text not null,
  player text not null,
  game_id text not null,
  expires_at timestamptz not null
);
create index vendor_session_expires on vendor_session (expires_at);

create table vendor_round (
  id uuid primary key,
  -- the page's name for it: the same press is never two rounds
  key text not null,
  player text not null,
  launch text not null,
  game_id text not null,
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
create index vendor_round_unfinished on vendor_round (changed_at)
  where state in ('opening', 'open', 'paying', 'refunding');
create index vendor_round_open on vendor_round (player) where state = 'open';
