-- Activities to apply for.
create table activity (
  id bigint generated always as identity primary key,
  merchant text not null,
  position integer not null,
  promotion_type text not null,
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  image text not null default '',
  -- without a review whoever applies has joined
  reviewed boolean not null,
  needs_picture boolean not null default false,
  -- what an approval issues: minor units, points
  pays bigint not null default 0 check (pays >= 0),
  points bigint not null default 0 check (points >= 0),
  wagering integer not null default 0 check (wagering >= 0),
  -- days in which an issued reward is to be claimed
  claim_days integer not null check (claim_days > 0),
  opens_at timestamptz not null,
  closes_at timestamptz
);
create index activity_position on activity (merchant, position);

create table activity_application (
  id bigint generated always as identity primary key,
  merchant text not null,
  activity_id bigint not null references activity (id),
  member_id bigint not null references member (id),
  status text not null check (status in ('joined', 'processing', 'rejected', 'approved')),
  comment text not null,
  -- what the operator tells the member
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
-- One at a time: only a rejected one makes room for another.
create unique index activity_application_one on activity_application (activity_id, member_id)
  where status <> 'rejected';
create index activity_application_member on activity_application (member_id, activity_id, id desc);
create index activity_application_open on activity_application (merchant, id) where status = 'processing';

-- Rewards that a member may claim, each once.
create table issued_reward (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  promotion_type text not null,
  texts jsonb not null check (texts ? 'EN'),
  -- minor units, points
  pays bigint not null default 0 check (pays >= 0),
  points bigint not null default 0 check (points >= 0),
  wagering integer not null default 0 check (wagering >= 0),
  -- what it was issued for; the same thing is never rewarded twice
  subject text not null,
  issued_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  check (pays > 0 or points > 0),
  unique (merchant, subject)
);
create index issued_reward_member on issued_reward (member_id, id desc);

-- Days signed in, by the calendar of the server.
create table sign_in_day (
  member_id bigint not null references member (id),
  day date not null,
  -- days in a row with this one
  streak integer not null check (streak > 0),
  points bigint not null check (points > 0),
  claimed_at timestamptz not null,
  primary key (member_id, day)
);

-- Red envelopes: a window opens every so many minutes, counted from midnight of the server.
create table envelope_plan (
  id bigint generated always as identity primary key,
  merchant text not null unique,
  texts jsonb not null check (texts ? 'EN'),
  every_minutes integer not null check (every_minutes > 0),
  open_minutes integer not null check (open_minutes > 0 and open_minutes <= every_minutes),
  -- envelopes for one member in one window
  grabs integer not null check (grabs > 0),
  -- minor units; each whole amount between them is equally likely
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  -- minor units of one window
  budget bigint not null check (budget > 0)
);
create table envelope_window (
  plan_id bigint not null references envelope_plan (id),
  opens_at timestamptz not null,
  left_over bigint not null check (left_over >= 0),
  primary key (plan_id, opens_at)
);
create table envelope_grab (
  id bigint generated always as identity primary key,
  plan_id bigint not null,
  member_id bigint not null references member (id),
  opens_at timestamptz not null,
  -- from 1; two grabs never have the same
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  grabbed_at timestamptz not null,
  foreign key (plan_id, opens_at) references envelope_window (plan_id, opens_at),
  unique (plan_id, member_id, opens_at, number)
);
create index envelope_grab_member on envelope_grab (member_id, id desc);
-- Envelopes beyond those of the window, from tickets of the points mall.
create table envelope_ticket (
  member_id bigint primary key references member (id),
  left_over integer not null check (left_over >= 0)
);
