-- A bet waits for its event: a member may have several open, and plays other games meanwhile.
alter table play_round add column is_bet boolean not null default false;
drop index play_round_open;
-- A member plays one round at a time, whichever window or game it is in.
create unique index play_round_open on play_round (member_id) where state = 'open' and not is_bet;
