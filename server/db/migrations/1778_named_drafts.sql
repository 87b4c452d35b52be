-- Drafts beside each other. The one that there was is Main.
alter table site_draft add column id text not null default 'main';
alter table site_draft add column name text not null default '';
alter table site_draft add column state text not null default 'open' check (state in ('open', 'proposal', 'live'));
alter table site_draft add column created_by text;
-- What another draft, which went live, changed too: both values, who and when.
alter table site_draft add column contested json not null default '[]';
alter table site_draft drop constraint site_draft_pkey;
alter table site_draft add primary key (merchant, id);

-- What is asked, said and planned names one draft.
alter table site_approval add column draft text not null default 'main';
alter table site_comment add column draft text not null default 'main';
alter table site_schedule add column draft text not null default 'main';
alter table site_stage add column draft text not null default 'main';
drop index site_schedule_one_waiting;
create unique index site_schedule_one_waiting on site_schedule (merchant, draft) where state = 'waiting';
drop index site_approval_newest;
create index site_approval_newest on site_approval (merchant, draft, id desc);
