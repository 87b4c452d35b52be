-- A secret that was shown and not yet proven by a code: it replaces the other one only then.
alter table member_authenticator alter column secret drop not null;
alter table member_authenticator add column pending_secret text;
alter table member_authenticator add column pending_until timestamptz;
-- wrong codes in a row within a window that starts with the first of them
alter table member_authenticator add column wrong_count integer not null default 0;
alter table member_authenticator add column wrong_since timestamptz;

-- Each opens one door in place of a code, when the phone is gone.
create table recovery_code (
  member_id bigint not null references member (id) on delete cascade,
  -- hex SHA-256 of member and code
  code_hash text not null,
  primary key (member_id, code_hash)
);

-- A login that an authenticator has to finish is finished by nothing else.
alter table step_up add column authenticator_only boolean not null default false;
-- false where the way in was a code by SMS: then no password is asked to be changed
alter table step_up add column by_password boolean not null default true;
