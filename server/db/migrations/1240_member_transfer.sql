-- Whether members send money to each other, and how much. A brand without a row has it closed. Minor units.
create table member_transfer_setting (
  merchant text primary key,
  to_upline boolean not null default false,
  to_downline boolean not null default false,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  -- the most that a member sends in 24 hours
  daily_most bigint not null,
  check (maximum >= minimum and daily_most >= maximum)
);
-- Money that a member sent to the member directly above or below.
create table member_transfer (
  id bigint primary key generated always as identity,
  merchant text not null,
  sender_id bigint not null references member (id),
  recipient_id bigint not null references member (id),
  direction text not null check (direction in ('upline', 'downline')),
  -- minor units
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  check (sender_id <> recipient_id)
);
create index member_transfer_sent on member_transfer (sender_id, created_at desc);
create index member_transfer_received on member_transfer (recipient_id, created_at desc);
