-- What all bonuses of a member asked to be staked so far. What was staked towards it is `asked - due`: bonuses
-- are played off in the order in which they came.
alter table member_turnover add column asked bigint not null default 0;
update member_turnover set asked = due;
-- What one bonus asks to be staked before money goes out.
create table bonus_wagering (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id) on delete cascade,
  -- of the bonus in the ledger
  reference text not null,
  -- wire code of the language → {title, text}; EN is always there
  texts jsonb not null check (texts ? 'EN'),
  -- minor units
  amount bigint not null check (amount > 0),
  -- played off when so much was staked towards all bonuses, minor units
  mark bigint not null check (mark >= amount),
  created_at timestamptz not null,
  unique (merchant, reference)
);
create index bonus_wagering_member on bonus_wagering (member_id, mark);
