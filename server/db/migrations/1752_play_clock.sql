-- The clock of play begins with a stake. What counts after it is bounded by the last stake that was taken.
-- Rows of today were moved by signs that are no stakes too: their last sign is the nearest that is known.
-- The default serves a program of the release before alone.
alter table play_session add column staked_at timestamptz not null default now();
update play_session set staked_at = last_at;
