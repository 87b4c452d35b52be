-- A release that a part of the members gets before everybody does. Its revisions are of the kind
-- 'stage': they are in the history, and the pointer never moves to them.
alter table site_revision drop constraint site_revision_kind_check;
alter table site_revision add constraint site_revision_kind_check
  check (kind in ('publish', 'rollback', 'initial', 'kill', 'restore', 'stage'));

create table site_stage (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- What the stage shows now; a switch thrown meanwhile makes another.
  revision integer not null,
  -- What was live when it began.
  base_revision integer not null,
  -- Per cent of the audience; named accounts have it besides.
  share integer not null check (share between 0 and 100),
  audience text not null check (audience in ('everybody', 'members', 'agents')),
  -- {account, key} of each.
  named jsonb not null,
  -- Browsers that report errors before it ends by itself.
  halt_after integer not null check (halt_after > 0),
  note text not null,
  author text not null,
  created_at timestamptz not null,
  -- The draft that it was, to give back where it is rolled back.
  patches jsonb not null,
  authors jsonb not null,
  state text not null check (state in ('open', 'completed', 'rolled-back', 'halted')),
  ended_by text,
  ended_at timestamptz,
  reason text,
  is_draft_restored boolean not null default false,
  foreign key (merchant, revision) references site_revision (merchant, revision),
  check ((state = 'open') = (ended_at is null))
);
create unique index site_stage_one_open on site_stage (merchant) where state = 'open';
create index site_stage_newest on site_stage (merchant, id desc);

-- Browsers of a stage that reported an error which the release before does not have.
create table site_stage_fault (
  stage_id bigint not null references site_stage (id),
  reader text not null,
  reported_at timestamptz not null,
  primary key (stage_id, reader)
);
