-- A jackpot of the platform: grows from stakes, and is won by the stake that brings it to its target.
create table jackpot_pool (
  merchant text not null,
  pool text not null,
  -- minor units; the same sum is in the house's account of jackpots
  amount bigint not null check (amount >= 0),
  -- what is not yet a whole minor unit, in ten thousandths of one
  rest integer not null check (rest between 0 and 9999),
  -- where it falls, drawn when the turn began; nobody can read it in the database
  target_sealed text not null,
  turn integer not null,
  changed_at timestamptz not null,
  primary key (merchant, pool)
);

create table jackpot_win (
  merchant text not null,
  pool text not null,
  turn integer not null,
  member_id bigint not null references member (id),
  -- minor units
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  primary key (merchant, pool, turn)
);
