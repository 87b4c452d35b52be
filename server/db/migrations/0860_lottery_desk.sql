-- What operators set for a lottery game. No row: open, without marks, in the order of the catalogue.
create table lottery_game (
  merchant text not null,
  -- code of the game
  game text not null,
  -- nothing is sold from then on; null while it is open
  closed_at timestamptz,
  closed_by text not null default '',
  closed_reason text not null default '',
  -- place among the games of its page; null: after those that have one
  position integer,
  marks text[] not null default '{}' check (marks <@ array['hot', 'new', 'recommended']),
  is_featured boolean not null default false,
  primary key (merchant, game)
);

-- Held: a void is proposed. The issue is neither sold nor drawn until a second person has decided.
alter table lottery_issue add column held_at timestamptz,
  add check (held_at is null or (drawn_at is null and voided_at is null));

-- Proposals to void an issue whose stakes are real money, with what became of each.
create table lottery_void_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  issue_id bigint not null references lottery_issue (id),
  -- game and number of the issue, as the audit names it
  subject text not null,
  -- what is to be given back; it does not change while the issue is held. Minor units.
  tickets integer not null check (tickets > 0),
  members integer not null check (members > 0),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- nobody approves what they asked for
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index lottery_void_proposal_waiting on lottery_void_proposal (issue_id) where state = 'waiting';
create index lottery_void_proposal_of on lottery_void_proposal (merchant, state, id);

