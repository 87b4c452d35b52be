-- One registration under way: what was proven in it so far. Gone with the account that is made of it.
create unlogged table registration_attempt (
  -- hex SHA-256 of the token that the browser holds
  token_hash text primary key,
  merchant text not null,
  captcha_passed boolean not null,
  human_passed boolean not null default false,
  -- number that the code by SMS was typed in for
  proven_mobile text,
  checks_left integer not null check (checks_left >= 0),
  expires_at timestamptz not null
);
create index registration_attempt_expires on registration_attempt (expires_at);
