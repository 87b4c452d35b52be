-- A code to the owner of an account without a password; the session that it is typed into is proven by it.
create table owner_proof (
  member_id bigint primary key references member (id) on delete cascade,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
-- When its owner typed such a code in: as good as a login of that moment.
alter table member_session add column proven_at timestamptz;
