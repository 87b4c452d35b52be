-- Pictures, puzzles and codes. Each row is taken away when it is used.
create unlogged table captcha (
  -- hex SHA-256 of the cookie's id
  id_hash text primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captcha_expires on captcha (expires_at);

create unlogged table human_challenge (
  id text primary key,
  kind text not null check (kind in ('slider', 'work')),
  answer integer not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index human_challenge_expires on human_challenge (expires_at);

create unlogged table human_token (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index human_token_expires on human_token (expires_at);

create table sms_code (
  merchant text not null,
  purpose text not null check (purpose in ('login', 'register')),
  mobile text not null,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null,
  primary key (merchant, purpose, mobile)
);
create index sms_code_expires on sms_code (expires_at);
