-- What players choose games by. Null and empty: the provider has not said.
alter table game
  -- hundredths of a percent of the stakes that come back over time
  add column rtp integer check (rtp between 1 and 10000),
  add column volatility text check (volatility in ('low', 'medium', 'high')),
  add column features text[] not null default '{}',
  -- minor units of the site's currency
  add column stake_least bigint check (stake_least > 0),
  add column stake_most bigint check (stake_most >= stake_least);
