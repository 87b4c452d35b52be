-- What a vendor booked by its own names: the same name with the same content gets the first answer.
create table vendor_transaction (
  merchant text not null,
  vendor text not null,
  transaction text not null,
  kind text not null check (kind in ('debit', 'credit')),
  round text not null,
  launch_id uuid not null references play_launch (id),
  member_id bigint not null references member (id),
  -- minor units
  amount bigint not null check (amount >= 0),
  -- hex SHA-256 of what was asked for; empty where a rollback came before its debit
  fingerprint text not null,
  state text not null check (state in ('booked', 'cancelled')),
  answer jsonb,
  created_at timestamptz not null,
  primary key (merchant, vendor, transaction)
);
create index vendor_transaction_round on vendor_transaction (merchant, vendor, round);
create index vendor_transaction_created on vendor_transaction (created_at);

-- Names of messages that came within the time window: each is taken once.
create table vendor_nonce (
  merchant text not null,
  vendor text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (merchant, vendor, nonce)
);
create index vendor_nonce_expires on vendor_nonce (expires_at);
