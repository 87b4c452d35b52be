-- Where members send money by hand. Several stand behind one method; which one a member is given
-- depends on the level and on the sum.
create table receiving_account (
  id bigint generated always as identity primary key,
  merchant text not null,
  method text not null,
  kind text not null check (kind in ('bank', 'wallet')),
  provider text not null,
  holder text not null,
  number text not null,
  -- what the account's own QR code says; empty for none
  qr_text text not null default '',
  currency text not null,
  -- ranks of levels, both ends within; null: no end
  from_level integer not null default 0,
  to_level integer check (to_level >= from_level),
  -- minor units: of one payment, and of all payments of a day (UTC); null: no end
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  per_day bigint check (per_day >= maximum),
  -- the first that fits is given
  position integer not null default 0,
  enabled boolean not null,
  changed_by text not null,
  changed_at timestamptz not null,
  foreign key (merchant, method) references deposit_method (merchant, id)
);
create index receiving_account_choice on receiving_account (merchant, method, position, id) where enabled;
create unique index receiving_account_once on receiving_account (merchant, method, provider, number);

insert into receiving_account
  (merchant, method, kind, provider, holder, number, currency, minimum, maximum, enabled, changed_by, changed_at)
select merchant, id, 'bank', coalesce(bank_name, ''), coalesce(account_name, ''), account_number, 'PHP',
  minimum, maximum, true, 'setup', now()
from deposit_method where kind = 'account';
-- The check that ties them to the kind goes with them.
alter table deposit_method drop column bank_name, drop column account_name, drop column account_number;

alter table deposit_order
  add column receiving_account_id bigint references receiving_account (id),
  add column qr_text text not null default '';
create index deposit_order_receiving on deposit_order (receiving_account_id, created_at)
  where receiving_account_id is not null;

-- Changes that wait for a second person, and what became of them.
create table receiving_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- null: a new account
  account_id bigint references receiving_account (id),
  -- all of the account as it would be, as the console's wire has it
  fields jsonb not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- nobody approves what they asked for
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index receiving_proposal_waiting on receiving_proposal (account_id)
  where state = 'waiting' and account_id is not null;
create index receiving_proposal_of on receiving_proposal (merchant, state, id);
