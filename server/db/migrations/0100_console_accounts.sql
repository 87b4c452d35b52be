create table console_account (
  id bigint generated always as identity primary key,
  username text not null,
  name text not null,
  role text not null check (role in ('viewer', 'editor', 'publisher')),
  password_hash text not null,
  disabled boolean not null default false,
  created_at timestamptz not null
);
create unique index console_account_username on console_account (lower(username));

create table console_session (
  token_hash text primary key,
  account_id bigint not null references console_account (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index console_session_expires on console_session (expires_at);

-- Counters may be lost in a crash; they are not worth a write-ahead log entry each.
create unlogged table console_login_failure (
  subject text primary key,
  window_started_at timestamptz not null,
  failures integer not null
);

create table console_draft_edit (
  id bigint generated always as identity primary key,
  merchant text not null,
  patches integer not null check (patches > 0),
  author text not null,
  created_at timestamptz not null
);
create index console_draft_edit_merchant on console_draft_edit (merchant, id);
