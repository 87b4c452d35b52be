-- The second password, asked for whenever money or points leave the account.
create table fund_password (
  member_id bigint primary key references member (id) on delete cascade,
  -- argon2id string
  hash text not null,
  set_at timestamptz not null
);
