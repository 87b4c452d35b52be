-- The vendor has many games: a round keeps what its game needs, and no columns of one game.

alter table vendor_session add column game text not null default 'hi-lo';
alter table vendor_session alter column game drop default;
alter table vendor_session add column began_at timestamptz not null default now();
alter table vendor_session alter column began_at drop default;

alter table vendor_round add column game text not null default 'hi-lo';
alter table vendor_round alter column game drop default;
-- what was chosen with the stake
alter table vendor_round add column choice jsonb not null default '{}';
-- what the game keeps; null before the wallet has given the stake
alter table vendor_round add column course jsonb;
-- moves that were taken
alter table vendor_round add column step integer not null default 0;
-- hex, of games that commit
alter table vendor_round add column seed text;
-- when time alone ends it
alter table vendor_round add column due_at timestamptz;

update vendor_round set
  course = jsonb_build_object('cards', cards, 'guesses', guesses, 'isTaken', state in ('paying', 'won')),
  step = jsonb_array_length(guesses)
where state not in ('opening', 'refused');
alter table vendor_round drop column cards, drop column guesses;

create index vendor_round_due on vendor_round (due_at) where state = 'open' and due_at is not null;
create index vendor_round_player on vendor_round (player, created_at);

-- Seeds of the next rounds: their hashes are shown before the stake.
create table vendor_seed (
  player text not null,
  game text not null,
  -- hex
  seed text not null,
  primary key (player, game)
);
