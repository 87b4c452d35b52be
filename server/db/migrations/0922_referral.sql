-- Codes with which members invite friends.
create table referral_code (
  merchant text not null,
  code text not null,
  member_id bigint not null unique references member (id),
  created_at timestamptz not null,
  primary key (merchant, code)
);
-- Who was invited by whom; decided once, at the registration.
create table referral (
  member_id bigint primary key references member (id),
  merchant text not null,
  referrer_id bigint not null references member (id),
  code text not null,
  joined_at timestamptz not null,
  check (member_id <> referrer_id)
);
create index referral_referrer on referral (referrer_id, member_id desc);
-- What a referrer gets for a friend who has played.
create table referral_setting (
  merchant text primary key,
  -- minor units: the friend's valid bets, and the reward
  least_bets bigint not null check (least_bets > 0),
  pays bigint not null check (pays > 0),
  wagering integer not null check (wagering >= 0),
  claim_days integer not null check (claim_days > 0),
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN')
);
