-- What is fixed of an issue after its sale, and the certificate of its draw.
alter table lottery_issue
  -- play money has issues apart, so that its draws tell nothing of the others
  add column money text not null default 'real' check (money in ('real', 'play')),
  -- what the second party was held to before the sale; null for issues that are older than this column
  add column witness text,
  -- when the sold tickets were fixed, how many they were, and the root of their tree
  add column sealed_at timestamptz,
  add column tickets integer check (tickets >= 0),
  add column tickets_root text,
  add check ((sealed_at is null) = (tickets is null)),
  add check ((sealed_at is null) = (tickets_root is null));
drop index lottery_issue_close;
create index lottery_issue_close on lottery_issue (merchant, game, money, closes_at);

alter table lottery_ticket
  -- place in the order, from 1; null for tickets that are older than this column, which are in no tree
  add column line smallint check (line > 0),
  add column salt text,
  -- SHA-256 of the ticket as it was sold
  add column leaf bytea check (length(leaf) = 32),
  add check ((line is null) = (salt is null) and (line is null) = (leaf is null));
create index lottery_ticket_issue on lottery_ticket (issue_id, id);

create table lottery_certificate (
  issue_id bigint primary key references lottery_issue (id) on delete cascade,
  -- canonical JSON
  body text not null,
  key_id text not null,
  -- Ed25519, base64url
  signature text not null,
  created_at timestamptz not null
);
create trigger lottery_certificate_fixed before update on lottery_certificate
  for each row execute function refuse_change();
