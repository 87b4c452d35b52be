-- An invited operator has no password until the link of the invitation is used.
alter table console_account alter column password_hash drop not null;
-- True while everybody knows the password: such an account is good for a demonstration only.
alter table console_account add column public_password boolean not null default false;
-- Until now each start of a demonstration gave these accounts the public password.
update console_account set public_password = true
  where username in ('viewer', 'editor', 'publisher', 'approver', 'cashier', 'treasurer', 'support', 'administrator');

alter table console_session add column id bigint generated always as identity;
alter table console_session add column network text not null default '';
alter table console_session add column browser text not null default '';
create unique index console_session_id on console_session (id);
create index console_session_account on console_session (account_id);

-- Links for one use. The token itself is only in the link.
create table console_link (
  token_hash text primary key,
  purpose text not null check (purpose in ('setup', 'invitation', 'reset')),
  account_id bigint references console_account (id) on delete cascade,
  -- Of the link for the first administrator: nodes with one secret key make one token of it.
  nonce text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'setup') = (account_id is null)),
  check ((purpose = 'setup') = (nonce is not null))
);
create unique index console_link_setup on console_link (purpose) where purpose = 'setup' and used_at is null;
create index console_link_account on console_link (account_id);

-- Counters may be lost in a crash; they are not worth a write-ahead log entry each.
drop table console_login_failure;
create unlogged table console_login_try (
  subject text primary key,
  tries integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
-- Where an operator has signed in from: a neighbour's wrong passwords do not keep them out there.
create table console_known_network (
  account_id bigint not null references console_account (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null,
  primary key (account_id, network)
);
