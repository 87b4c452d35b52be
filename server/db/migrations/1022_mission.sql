-- What members do for a reward: a fact of their play, deposits or visits that reaches a target in a window.
create table mission (
  id bigint generated always as identity primary key,
  merchant text not null,
  position integer not null,
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  -- days and weeks of the brand; once: from its start to its end
  period text not null check (period in ('daily', 'weekly', 'once')),
  metric text not null
    check (metric in ('validBets', 'rounds', 'lotteryTickets', 'deposits', 'depositAmount', 'logInDays')),
  -- minor units where the metric is money
  target bigint not null check (target > 0),
  -- minor units
  pays bigint not null default 0 check (pays >= 0),
  points bigint not null default 0 check (points >= 0),
  -- red envelopes
  tickets integer not null default 0 check (tickets >= 0),
  check (pays > 0 or points > 0 or tickets > 0),
  -- how many times the money is to be staked
  wagering integer not null default 0 check (wagering between 0 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at)
);
create index mission_merchant on mission (merchant, position);
create table mission_claim (
  id bigint generated always as identity primary key,
  merchant text not null,
  mission_id bigint not null references mission (id),
  member_id bigint not null references member (id),
  -- first day of the window, or `once`
  window_name text not null,
  claimed_at timestamptz not null,
  unique (mission_id, member_id, window_name)
);
create index mission_claim_member on mission_claim (member_id, window_name);
create index deposit_order_paid_member on deposit_order (member_id, closed_at) where status = 'paid';
create index member_login_day on member_login (member_id, at) where outcome = 'accepted';

-- Prizes of the week by place, and who won them.
create table leaderboard_prize (
  merchant text not null,
  place integer not null check (place >= 1),
  -- minor units
  pays bigint not null default 0 check (pays >= 0),
  points bigint not null default 0 check (points >= 0),
  check (pays > 0 or points > 0),
  wagering integer not null default 0 check (wagering between 0 and 100),
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  primary key (merchant, place)
);
create table leaderboard_place (
  merchant text not null,
  -- first day of the week
  week date not null,
  place integer not null check (place >= 1),
  member_id bigint not null references member (id),
  -- valid bets of the week, minor units
  amount bigint not null check (amount > 0),
  primary key (merchant, week, place),
  unique (week, member_id)
);

-- Valid bets, in minor units, that bring one point; null for none.
alter table point_setting add column bets_per_point bigint check (bets_per_point > 0);
