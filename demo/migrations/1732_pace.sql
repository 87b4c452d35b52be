-- The market of a player may ask for longer rounds than a game has itself.

-- milliseconds from the start of one round to the next, at least; 0 for none
alter table vendor_session add column if not exists shortest_round_ms integer not null default 0
  check (shortest_round_ms >= 0);
