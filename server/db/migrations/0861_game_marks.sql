-- What operators set for a game of the lobby.
alter table game
  -- instead of the mark that follows from its age and popularity; empty: none. Null: that one
  add column mark text check (mark in ('', 'hot', 'new', 'recommended')),
  -- place among the featured games, which come first where players sort by popularity; null: not featured
  add column featured_place integer check (featured_place > 0);
create index game_featured on game (featured_place, popularity desc, node_id);
create index game_type_featured on game (game_type, featured_place, popularity desc, node_id);
