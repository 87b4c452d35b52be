-- What a call that moves money answered, by the key that the client made for it.
create table idempotent_answer (
  member_id bigint not null references member (id) on delete cascade,
  key text not null,
  operation text not null,
  -- hex SHA-256 of what was asked for, secrets left out
  fingerprint text not null,
  -- null only inside the transaction that is doing the work
  answer jsonb,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotent_answer_created on idempotent_answer (created_at);
