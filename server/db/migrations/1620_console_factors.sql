-- The second factor of operators: an authenticator, keys of devices, and codes for when they are lost.
create table console_authenticator (
  account_id bigint primary key references console_account (id) on delete cascade,
  -- sealed; null until a code of it was given
  secret text,
  confirmed_at timestamptz,
  -- sealed: shown and not proven yet
  pending_secret text,
  pending_until timestamptz,
  -- of the newest code that was taken: each is good once
  last_step bigint not null default 0,
  last_used_at timestamptz,
  check ((secret is null) = (confirmed_at is null)),
  check ((pending_secret is null) = (pending_until is null))
);
create table console_passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references console_account (id) on delete cascade,
  -- base64url, as the device names it
  credential_id text not null unique,
  -- base64url of the COSE key
  public_key text not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index console_passkey_account on console_passkey (account_id, id);
-- Each is answered once.
create table console_passkey_challenge (
  -- hex SHA-256
  challenge_hash text primary key,
  account_id bigint not null references console_account (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  expires_at timestamptz not null
);
create index console_passkey_challenge_expires on console_passkey_challenge (expires_at);
-- Each is good once, in place of a factor that is out of reach.
create table console_recovery_code (
  account_id bigint not null references console_account (id) on delete cascade,
  -- hex SHA-256 of account and code
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- Whether the login was finished with a second factor, and when the operator last proved who it is.
alter table console_session add column with_factor boolean not null default false;
alter table console_session add column proven_at timestamptz;
update console_session set proven_at = created_at;
alter table console_session alter column proven_at set not null;
