-- Answers to the questions that a member chose: asked for beside a link or a code, never in place of one.
create table security_answer (
  member_id bigint not null references member (id) on delete cascade,
  question text not null,
  -- argon2id string of the answer without case, width and spaces
  answer_hash text not null,
  set_at timestamptz not null,
  primary key (member_id, question)
);

alter table withdrawal_hold drop constraint withdrawal_hold_reason_check;
alter table withdrawal_hold add constraint withdrawal_hold_reason_check
  check (reason in ('email', 'mobile', 'authenticator', 'passkey', 'password', 'questions'));
