alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check check (purpose in ('login', 'register', 'reset'));

-- true while the password is the one that somebody else gave the account
alter table member add column password_default boolean not null default false;

-- the latest end of a session, however often it is used
alter table member_session add column ends_at timestamptz;
update member_session set ends_at = created_at + interval '24 hours';
alter table member_session alter column ends_at set not null;

-- A link by e-mail that opens the page for a new password. A name nobody has gets a row without a
-- member, so that asking costs the same either way.
create table password_link (
  -- hex SHA-256 of the token in the link
  token_hash text primary key,
  member_id bigint references member (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_link_member on password_link (member_id);
create index password_link_expires on password_link (expires_at);

-- Networks that an account logged in from with all that was asked; the first one registers itself.
create table known_network (
  member_id bigint not null references member (id) on delete cascade,
  network text not null,
  created_at timestamptz not null,
  primary key (member_id, network)
);
-- Browsers that a person chose to trust; the token is a cookie that scripts cannot read.
create table trusted_device (
  token_hash text primary key,
  member_id bigint not null references member (id) on delete cascade,
  label text not null,
  network text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_device_member on trusted_device (member_id);

-- A login with the right password from a place nobody knows, until it is proven.
create table step_up (
  ticket_hash text primary key,
  member_id bigint not null references member (id) on delete cascade,
  device text not null,
  -- identity of a provider that waits for this login; see provider_binding
  binding_hash text,
  -- what the last code was sent by, and the code itself
  method text check (method in ('sms', 'email')),
  code_hash text,
  sent_at timestamptz,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index step_up_member on step_up (member_id);
create index step_up_expires on step_up (expires_at);

create table member_authenticator (
  member_id bigint primary key references member (id) on delete cascade,
  -- sealed with a key that is not in the database
  secret text not null,
  confirmed_at timestamptz,
  -- step of the last code that was taken: each code opens one door
  last_step bigint not null default 0
);

-- A way to a provider that was begun and has not come back.
create table provider_login (
  state_hash text primary key,
  merchant text not null,
  provider text not null,
  -- hex SHA-256 of the cookie: the answer counts in the browser that asked
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index provider_login_expires on provider_login (expires_at);

create table provider_identity (
  merchant text not null,
  provider text not null,
  -- the provider's own name for the person
  subject text not null,
  member_id bigint not null references member (id) on delete cascade,
  created_at timestamptz not null,
  primary key (merchant, provider, subject),
  unique (member_id, provider)
);
-- An identity that no account has yet.
create table provider_binding (
  ticket_hash text primary key,
  merchant text not null,
  provider text not null,
  subject text not null,
  expires_at timestamptz not null
);
create index provider_binding_expires on provider_binding (expires_at);

-- The sandbox in place of real identity providers: its codes.
create table sandbox_identity_code (
  code_hash text primary key,
  provider text not null,
  claims jsonb not null,
  challenge text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);

-- Demo accounts are handed out again when nobody plays with them.
create table demo_account (
  member_id bigint primary key references member (id) on delete cascade,
  merchant text not null,
  taken_until timestamptz not null,
  -- how often it was handed out: part of the reference that its play money is booked under
  turn integer not null default 0
);
create index demo_account_free on demo_account (merchant, taken_until);
