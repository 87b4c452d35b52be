-- When a vendor has said that its games will be closed: they close and open at these times without an operator.
create table vendor_window (
  id bigint generated always as identity primary key,
  vendor text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- what players read, by code of the language
  texts jsonb not null,
  author text not null,
  note text not null,
  created_at timestamptz not null,
  called_off_at timestamptz
);
create index vendor_window_ends on vendor_window (ends_at);
