-- Popularity follows from what is played, and begins with what was listed.
alter table game add column listed_popularity integer not null default 0
  check (listed_popularity between 0 and 10000);
update game set listed_popularity = least(popularity, 10000);
