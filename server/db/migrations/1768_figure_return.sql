-- How many different members played in some days: for each day of a member the day before it on which the member
-- played, summed up. Members of a span are those whose day in it has none before in the span. The sums are as many
-- however many members there are, and stay after it is forgotten who played.
create table figure_return (
  merchant text not null,
  day date not null,
  -- first moment of the hour of the first stake
  at timestamptz not null,
  -- the day before on which they played; -infinity for none
  previous date not null,
  count bigint not null,
  primary key (merchant, day, at, previous)
);
-- The last day of each member.
create table figure_seen (
  merchant text not null,
  member_id bigint not null,
  day date not null,
  primary key (merchant, member_id)
);
alter table figure_active
  add column at timestamptz not null default '-infinity',
  -- null until it is summed up
  add column previous date;
alter table figure_active alter column at drop default;
create index figure_active_member on figure_active (merchant, member_id, day);
create index figure_active_new on figure_active (merchant) where previous is null;
-- All figures are counted again from the start of the ledger: the job goes through it in a few minutes, and the
-- console says so until then.
delete from figure_hour;
delete from figure_active;
delete from figure_position;
