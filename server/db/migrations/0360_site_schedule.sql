-- A draft that goes live at a moment. It is bound to one content on one base: an edit voids it, another
-- release suspends it.
create table site_schedule (
  id bigint generated always as identity primary key,
  merchant text not null,
  content_hash text not null,
  base_revision integer not null,
  due_at timestamptz not null,
  zone text not null,
  note text not null,
  author text not null,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'voided', 'suspended', 'refused', 'cancelled')),
  -- Who cancelled it, or the code of the refusal.
  detail text,
  revision integer,
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null))
);
create index site_schedule_newest on site_schedule (merchant, id desc);
create unique index site_schedule_one_waiting on site_schedule (merchant) where state = 'waiting';
