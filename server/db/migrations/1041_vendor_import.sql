-- What a vendor lists is imported: games that it no longer has leave the lobby, and have their pictures here.
alter table game add column withdrawn_at timestamptz,
  -- the last part of the address of its own picture; empty where one is drawn
  add column picture text not null default '';
create table game_picture (
  node_id integer primary key references game (node_id) on delete cascade,
  -- what its address ends with: the game's number, a part of the digest, the kind of file
  file text not null unique,
  type text not null check (type in ('image/png', 'image/jpeg')),
  bytes bytea not null,
  -- where it was fetched
  source text not null,
  stored_at timestamptz not null
);

-- A vendor's catalogue as it was read, and what became of it. The next reading replaces one that was not applied.
create table vendor_import (
  id bigint generated always as identity primary key,
  merchant text not null,
  vendor text not null,
  -- games in the answer
  games integer not null,
  read_at timestamptz not null,
  read_by text not null,
  applied_at timestamptz,
  applied_by text
);
create index vendor_import_vendor on vendor_import (merchant, vendor, id desc);
create table vendor_import_game (
  import_id bigint not null references vendor_import (id) on delete cascade,
  -- place in the vendor's list; games that it no longer has follow after them
  place integer not null,
  game text not null,
  name text not null,
  change text not null check (change in ('new', 'changed', 'gone', 'refused')),
  -- as the vendor lists it; null where it is gone or refused
  listed jsonb,
  -- field, value before, value after
  fields jsonb not null,
  -- code of why it is refused; empty otherwise
  fault text not null,
  picture text not null default 'none' check (picture in ('none', 'waiting', 'stored', 'failed')),
  picture_fault text not null default '',
  primary key (import_id, place)
);
create index vendor_import_picture on vendor_import_game (import_id, picture) where picture in ('waiting', 'failed');
