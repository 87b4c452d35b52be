-- The one time at which the whole platform is closed or will be; the audit keeps those that were.
create table platform_closure (
  merchant text primary key,
  starts_at timestamptz not null,
  -- null: until somebody opens it
  ends_at timestamptz check (ends_at > starts_at),
  -- the zone in which the operator gave the times
  zone text not null,
  reason text not null,
  author text not null,
  created_at timestamptz not null
);
-- Places that the platform is closed to: a country by its ISO code, a network by its CIDR.
create table denied_place (
  merchant text not null,
  kind text not null check (kind in ('country', 'network')),
  value text not null,
  reason text not null,
  author text not null,
  created_at timestamptz not null,
  primary key (merchant, kind, value)
);
