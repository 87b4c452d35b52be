-- Keys of the member's devices (WebAuthn): a login without a password, and a second factor beside the authenticator.
create table passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
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
create index passkey_member on passkey (member_id, id);

-- Each is answered once.
create table passkey_challenge (
  -- hex SHA-256
  challenge_hash text primary key,
  merchant text not null,
  purpose text not null check (purpose in ('add', 'logIn', 'stepUp')),
  -- null where any member may answer
  member_id bigint references member (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

alter table member_login drop constraint member_login_way_check;
alter table member_login add constraint member_login_way_check
  check (way in ('password', 'sms', 'provider', 'passkey', 'registration', 'demo'));
