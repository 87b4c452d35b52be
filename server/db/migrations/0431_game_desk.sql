-- Who closed a game and why, and the same for all games of a vendor.
alter table game add column maintenance_by text not null default '',
  add column maintenance_reason text not null default '';
alter table game_vendor add column maintenance boolean not null default false,
  add column maintenance_from timestamptz, add column maintenance_until timestamptz,
  add column maintenance_by text not null default '', add column maintenance_reason text not null default '';
create index game_maintenance on game (node_id) where maintenance;
-- The desk lists rounds newest first, whosever they are.
create index play_round_state on play_round (merchant, state, id desc);
create index play_round_game on play_round (node_id, id desc);
