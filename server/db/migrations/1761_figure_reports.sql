-- Reports of figures that operators saved, and when they are sent by email.
create table figure_report (
  id bigint generated always as identity primary key,
  merchant text not null,
  name text not null,
  -- user name of who saved it
  owner text not null,
  filter jsonb not null,
  every text not null default 'never' check (every in ('never', 'daily', 'weekly', 'monthly')),
  -- by the clocks of the brand
  hour integer not null default 8 check (hour between 0 and 23),
  -- user names
  recipients text[] not null default '{}',
  next_at timestamptz,
  created_at timestamptz not null,
  unique (merchant, owner, name),
  check ((every = 'never') = (next_at is null))
);
