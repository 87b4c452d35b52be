-- Money in. A method is what an operator offers; an order is one payment of one member.
create table deposit_method (
  merchant text not null,
  id text not null,
  position integer not null,
  -- redirect: a page of the gateway; qr: its code to scan; account: an account to send to by hand
  kind text not null check (kind in ('redirect', 'qr', 'account')),
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  icon text not null,
  -- minor units
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  fee bigint not null default 0 check (fee >= 0),
  quick bigint[] not null default '{}',
  -- how long it usually takes, and how long an order waits to be paid
  usual_minutes integer not null,
  expiry_minutes integer not null check (expiry_minutes > 0),
  bank_name text,
  account_name text,
  account_number text,
  enabled boolean not null default true,
  primary key (merchant, id),
  check (maximum >= minimum),
  check ((kind = 'account') = (account_number is not null))
);

create table deposit_order (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  method text not null,
  kind text not null check (kind in ('redirect', 'qr', 'account')),
  status text not null check (status in ('waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled')),
  -- what the wallet gets, minor units; a payment by hand is told from others by its hundredths
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- what the wallet got; differs from amount where an operator found another sum
  credited bigint check (credited > 0),
  currency text not null,
  -- what the payer, the gateway and the operator call it by
  reference text not null,
  pay_url text,
  bank_name text,
  account_name text,
  account_number text,
  payer_name text not null default '',
  -- why it was refused, for the member to read
  reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  unique (merchant, reference),
  check ((status = 'paid') = (credited is not null))
);
-- At most one unpaid order of a member, whoever asks twice at once.
create unique index deposit_order_unpaid on deposit_order (member_id) where status = 'waiting';
-- No two open payments by hand that look alike to whoever reads the bank's statement.
create unique index deposit_order_exact on deposit_order (merchant, method, amount)
  where kind = 'account' and status in ('waiting', 'underReview');
create index deposit_order_member on deposit_order (member_id, id desc);
create index deposit_order_status on deposit_order (merchant, status, id);
create index deposit_order_expiry on deposit_order (expires_at) where status = 'waiting';

-- What happened to an order, and by whom. Never changed.
create table deposit_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references deposit_order (id),
  kind text not null,
  -- 'member', 'gateway', 'clock', or the operator's name
  actor text not null,
  note text not null default '',
  created_at timestamptz not null
);
create index deposit_event_order on deposit_event (order_id, id);

-- What gateway and platform sign their messages with.
create table gateway_key (
  merchant text not null,
  gateway text not null,
  secret text not null,
  primary key (merchant, gateway)
);

-- The books of the gateway of the demonstration, which is a company of its own.
create table sandbox_payment (
  -- opaque, in the address of the page
  token text primary key,
  merchant text not null,
  reference text not null,
  -- minor units
  amount bigint not null,
  currency text not null,
  return_url text not null,
  state text not null check (state in ('open', 'approved', 'declined')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
