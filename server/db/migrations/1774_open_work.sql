-- How much waited for staff on each day of the brand, by kind: the last count of a day stays.
create table figure_work (
  merchant text not null,
  day date not null,
  kind text not null,
  count integer not null,
  counted_at timestamptz not null,
  primary key (merchant, day, kind)
);
