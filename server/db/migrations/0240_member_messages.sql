create table notice (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- B banner, PL player, PU popup, PR promotion
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR')),
  position integer not null,
  -- wire code of the language → {title, text, content}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  image text not null default '',
  linkage text not null default '',
  group_name text not null default '',
  promotion_type text not null default '',
  starts_on date not null,
  -- shown only to members
  after_login boolean not null default false
);
create index notice_kind on notice (merchant, kind, position);

create table help_item (
  merchant text not null,
  tag text not null,
  position integer not null,
  texts jsonb not null check (texts ? 'EN'),
  primary key (merchant, tag)
);

create table inbox_message (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  title text not null,
  body text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index inbox_unread on inbox_message (member_id) where read_at is null;

-- Parts of the seed that are in this database.
create table member_seed (
  name text primary key,
  made jsonb not null,
  done_at timestamptz not null
);
