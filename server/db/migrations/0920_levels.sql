-- What counts as a valid bet: settled stakes of real money, by day of the brand and product. A day is written
-- once, when it has ended.
create table valid_bet_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  product text not null,
  -- minor units
  amount bigint not null check (amount > 0),
  bets integer not null check (bets > 0),
  primary key (member_id, day, product)
);
create index valid_bet_day_merchant on valid_bet_day (merchant, day);
-- Through which day they are written.
create table valid_bet_close (
  merchant text primary key,
  day date not null
);
create index play_round_settled on play_round (merchant, closed_at) where state = 'settled';
create index play_round_settled_member on play_round (member_id, closed_at) where state = 'settled';
create index lottery_ticket_judged on lottery_ticket (merchant, ended_at) where state in ('won', 'lost');

-- Levels of a brand. A member rises to one by valid bets in all and in one month, and keeps it by valid bets
-- of each month.
create table member_level (
  merchant text not null,
  rank integer not null check (rank >= 1),
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  -- minor units
  total_bets bigint not null check (total_bets >= 0),
  month_bets bigint not null check (month_bets >= 0),
  keep_bets bigint not null check (keep_bets >= 0 and keep_bets <= month_bets),
  bonus bigint not null check (bonus >= 0),
  bonus_texts jsonb not null check (bonus_texts ? 'EN'),
  bonus_wagering integer not null check (bonus_wagering >= 0),
  -- days in which the bonus is to be claimed
  bonus_days integer not null check (bonus_days > 0),
  primary key (merchant, rank)
);
create table member_level_change (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  -- the day whose bets decided it
  day date not null,
  from_rank integer not null,
  to_rank integer not null check (to_rank <> from_rank),
  changed_at timestamptz not null,
  unique (member_id, day)
);
create index member_level_change_day on member_level_change (merchant, day);
