-- Help topics are entries beside banners, news and promotions; HT has the tag of /help#tag.
alter table notice drop constraint notice_kind_check;
alter table notice
  add constraint notice_kind_check check (kind in ('B', 'PL', 'PU', 'PR', 'AG', 'HT')),
  add column tag text,
  -- Who is shown it, and of these those of some levels and languages; an empty list is all.
  add column readers text not null default 'anyone'
    check (readers in ('anyone', 'visitors', 'members', 'agents')),
  add column levels integer[] not null default '{}',
  add column languages text[] not null default '{}',
  -- Rises with each save; what is published names the one that was looked at.
  add column version integer not null default 1,
  -- A change of what is shown, as typed, until it is published.
  add column waiting jsonb,
  add column waiting_by text,
  add column waiting_at timestamptz,
  add constraint notice_tag check ((kind = 'HT') = (tag is not null)),
  add constraint notice_waiting check ((waiting is null) = (waiting_by is null) and (waiting is null) = (waiting_at is null));
update notice set readers = case when kind = 'AG' then 'agents' else 'members' end where after_login or kind = 'AG';
alter table notice drop column after_login;
-- A tag is free again where its topic is withdrawn.
create unique index notice_tag_once on notice (merchant, tag) where tag is not null and state <> 'withdrawn';

insert into notice (merchant, kind, tag, position, texts, starts_on)
  select merchant, 'HT', tag, position, texts, (now() at time zone 'UTC')::date from help_item;
drop table help_item;

-- Each save of an entry whole, as it was typed.
create table notice_version (
  notice_id bigint not null references notice (id) on delete cascade,
  version integer not null,
  act text not null check (act in ('draft', 'publish', 'withdraw')),
  fields jsonb not null,
  by_name text not null,
  at timestamptz not null,
  note text not null default '',
  primary key (notice_id, version)
);
