create table game_vendor (
  code text not null,
  game_type text not null,
  name text not null,
  account_type_id integer not null,
  -- VASSALAGE: the card opens the vendor's list; GAME: it starts
  opens text not null check (opens in ('VASSALAGE', 'GAME')),
  position integer not null,
  primary key (code, game_type)
);

create table game (
  node_id integer primary key,
  game_code text not null unique,
  name text not null,
  -- folded for search: lower case, no accents
  search_name text not null,
  vendor_code text not null,
  game_type text not null,
  classify text not null,
  maintenance boolean not null default false,
  launch_date date not null,
  -- higher is played more
  popularity integer not null,
  -- what the picture shows
  motif text not null,
  foreign key (vendor_code, game_type) references game_vendor (code, game_type)
);
create index game_type_popularity on game (game_type, popularity desc, node_id);
create index game_popularity on game (popularity desc, node_id);
create index game_vendor_popularity on game (vendor_code, popularity desc, node_id);
create index game_type_launch on game (game_type, launch_date desc, node_id);

create table game_favourite (
  member_id bigint not null references member (id) on delete cascade,
  node_id integer not null references game (node_id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, node_id)
);

create table game_recent (
  member_id bigint not null references member (id) on delete cascade,
  node_id integer not null references game (node_id) on delete cascade,
  played_at timestamptz not null,
  primary key (member_id, node_id)
);

create table game_win (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- already masked: the board never holds a whole account name
  customer_name text not null,
  node_id integer not null references game (node_id) on delete cascade,
  -- minor units
  amount bigint not null check (amount > 0),
  won_at timestamptz not null
);
create index game_win_amount on game_win (merchant, amount desc);
