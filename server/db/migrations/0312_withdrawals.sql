-- How money goes out, by merchant. No row: the defaults of the code.
create table withdrawal_setting (
  merchant text primary key,
  -- minor units
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee bigint not null check (fee >= 0 and fee < minimum),
  per_day integer not null check (per_day between 1 and 100),
  -- until a paid-out withdrawal counts as received by itself
  receipt_minutes integer not null check (receipt_minutes between 1 and 10080),
  may_cancel boolean not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- What a member must still stake before money goes out.
create table member_turnover (
  member_id bigint primary key references member (id) on delete cascade,
  -- minor units
  due bigint not null check (due >= 0)
);

-- Where a member's money may go.
create table payout_account (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('bank', 'wallet')),
  provider text not null,
  holder text not null,
  number text not null,
  created_at timestamptz not null,
  -- kept for the withdrawals that went there
  removed_at timestamptz
);
create unique index payout_account_once on payout_account (member_id, provider, number) where removed_at is null;

create table withdrawal (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  account_id bigint not null references payout_account (id),
  -- minor units: what leaves the wallet, and the part of it that is kept
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  status text not null check (status in
    ('submitted', 'reviewing', 'infoNeeded', 'processing', 'paidOut', 'completed', 'rejected', 'returned')),
  -- why it was refused or returned, or what is asked for
  reason text not null default '',
  -- where the money left, for the member's bank to find it
  payment_reference text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  -- did it arrive?
  receipt text check (receipt in
    ('pending', 'received', 'autoReceived', 'underReview', 'toppedUp', 'confirmedPaid', 'refunded')),
  receipt_due_at timestamptz,
  claim text check (claim in ('full', 'partial', 'none')),
  claimed_amount bigint,
  comment text not null default '',
  check ((receipt is null) = (paid_at is null)),
  check ((receipt is null) = (receipt_due_at is null))
);
-- One at a time: a second request finds the first one here, however fast it comes.
create unique index withdrawal_open on withdrawal (member_id)
  where status in ('submitted', 'reviewing', 'infoNeeded', 'processing');
create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_desk on withdrawal (merchant, status, id);
create index withdrawal_receipt on withdrawal (merchant, receipt, id) where receipt is not null;

-- What happened to a withdrawal, oldest first. Never changed.
create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal (id),
  -- a status, or receipt.<status>
  what text not null,
  note text not null,
  -- member:12, operator:anna, timer
  actor text not null,
  at timestamptz not null
);
create index withdrawal_event_of on withdrawal_event (withdrawal_id, id);
