-- Operators have an address of their own, to which links for a password go; '' where none is known yet.
alter table console_account add column email text not null default '';
-- Since when the account decides about money and about proposals; null: always.
alter table console_account add column decides_from timestamptz;
-- The operator who was shown the link with which the password was chosen; null where it went to the address.
alter table console_account add column link_shown_to bigint references console_account (id) on delete set null;
-- Two accounts never have one mailbox: what follows a plus is the same person.
create unique index console_account_email on console_account
  (regexp_replace(lower(email), '\+[^@]*@', '@')) where email <> '';
-- Who was shown the link; null where it went to the address, or to the command line.
alter table console_link add column shown_to bigint references console_account (id) on delete set null;
-- Whether an account that decides waits after it was used.
alter table console_link add column waits boolean not null default true;

-- Which operator had a hand in which account: neither decides about a proposal of the other.
create table console_account_tie (
  account_id bigint not null references console_account (id) on delete cascade,
  by_account_id bigint not null references console_account (id) on delete cascade,
  deed text not null check (deed in ('made', 'reset', 'promoted', 'enabled', 'readdressed', 'confirmed')),
  at timestamptz not null,
  primary key (account_id, by_account_id, deed)
);
create index console_account_tie_by on console_account_tie (by_account_id);

-- Accounts that publish, decide about money or manage people: one operator asks, another confirms.
create table operator_proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('add', 'reset', 'role', 'enable', 'address')),
  -- null until a new account is made
  account_id bigint references console_account (id) on delete cascade,
  username text not null,
  name text not null,
  -- the role that the account will have
  role text not null,
  -- where the link will go; the new address of a change of address
  email text not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check ((kind = 'add') or account_id is not null),
  -- nobody approves what they asked for
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index operator_proposal_waiting on operator_proposal (lower(username)) where state = 'waiting';
create index operator_proposal_of on operator_proposal (state, id);
