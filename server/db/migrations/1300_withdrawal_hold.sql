-- After a change that a thief of an account would make, no withdrawal is taken until `ends_at`.
create table withdrawal_hold (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  reason text not null check (reason in ('email', 'mobile', 'authenticator', 'passkey', 'password')),
  started_at timestamptz not null,
  ends_at timestamptz not null
);
create index withdrawal_hold_member on withdrawal_hold (member_id, ends_at);
create index withdrawal_hold_ends on withdrawal_hold (ends_at);
