-- Pictures of the library, by the digest of what was drawn of them. Names and focal points are in the site's documents.
create table media_file (
  merchant text not null,
  file text not null check (file ~ '^[0-9a-f]{32}$'),
  -- what rows name before the site's index does: the stem of its name, and a part of the digest
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  width integer not null check (width between 1 and 1920),
  height integer not null check (height > 0),
  added_at timestamptz not null,
  added_by text not null,
  -- taken out of the library; the bytes go when nothing names them any more
  removed_at timestamptz,
  primary key (merchant, file),
  unique (merchant, id)
);
create table media_rendition (
  merchant text not null,
  file text not null,
  width integer not null check (width > 0),
  type text not null check (type in ('image/webp', 'image/avif')),
  bytes bytea not null,
  primary key (merchant, file, width, type),
  foreign key (merchant, file) references media_file (merchant, file) on delete cascade
);
-- Pictures do not become smaller by another compression.
alter table media_rendition alter column bytes set storage external;

-- Parts of a file that is being sent.
create table media_part (
  merchant text not null,
  sent_by text not null,
  upload text not null,
  place integer not null check (place >= 0),
  bytes bytea not null,
  sent_at timestamptz not null,
  primary key (merchant, sent_by, upload, place)
);
create index media_part_sent on media_part (sent_at);
