-- A start of a game that a break or a time limit has ended, and what becomes of a round open in it.
alter table play_launch
  add column closed_at timestamptz,
  add column closed_by text check (closed_by in ('break', 'time-limit')),
  add column ending text check (ending in ('finish', 'refund')),
  add check ((closed_at is null) = (closed_by is null)),
  add check ((closed_at is null) = (ending is null));
create index play_launch_closed on play_launch (vendor, closed_at) where closed_at is not null;
