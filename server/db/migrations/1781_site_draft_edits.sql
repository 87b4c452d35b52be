-- What was changed in a draft, one row an edit, with the steps that take it back.
-- json, not jsonb: a document keeps the order that its keys were written in.
create table site_draft_edit (
  merchant text not null,
  draft text not null,
  -- The version that the draft has by it.
  number integer not null,
  -- Made by who sends it, so that it is saved once however often it is sent.
  id text not null,
  author text not null,
  created_at timestamptz not null,
  way text not null check (way in ('console', 'command-line', 'import', 'assistant')),
  sentence text not null,
  steps json not null,
  inverse json not null,
  undoes integer,
  primary key (merchant, draft, number)
);
create unique index site_draft_edit_id on site_draft_edit (merchant, draft, id);
create index site_draft_edit_age on site_draft_edit (created_at);

-- The version at which the draft was begun: edits up to it are in no draft any more.
alter table site_draft add column since integer not null default 0;
update site_draft set since = version;
alter table site_draft alter column since drop default;

-- It counted the patches of each edit, to undo the last.
drop table console_draft_edit;
