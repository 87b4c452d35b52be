-- The wallet that a start of a game plays with: 1 is the main one, above 10000 that of a provider.
alter table play_launch add column account_type integer not null default 1;
