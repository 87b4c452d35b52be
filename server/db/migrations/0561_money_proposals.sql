-- When money needs a second person: from what a credit may differ, how large one may be, and what each
-- vendor may pay out. The console's wire form; amounts are decimal texts. No row: the program's defaults.
create table money_rules (
  merchant text primary key,
  rules jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);

-- Money that waits for a second person, and changes of the rules about it, with what became of each.
create table money_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('credit', 'adjustment', 'payout', 'rules')),
  -- null for rules
  member_id bigint references member (id),
  -- what it is about: the order of a credit, the round of a payout; empty for the others
  subject text not null default '',
  -- minor units: what came for a credit, what the wallet gets for the others, negative where it gives; null for rules
  amount bigint check (amount <> 0),
  -- why it waits: differs, large, times, round, day
  doubts text[] not null default '{}',
  -- where the proof of an adjustment is
  evidence text not null default '',
  -- of rules: all of them as they would be
  rules jsonb,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((kind = 'rules') = (rules is not null)),
  check ((kind = 'rules') = (member_id is null)),
  check ((kind = 'rules') = (amount is null)),
  check (kind not in ('credit', 'payout') or (subject <> '' and amount > 0)),
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- nobody approves what they asked for
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index money_proposal_subject on money_proposal (merchant, kind, subject)
  where state = 'waiting' and kind <> 'adjustment';
create index money_proposal_of on money_proposal (merchant, state, id);

-- held: over at the vendor, and what was won waits for a person
alter table play_round drop constraint play_round_state_check;
alter table play_round add constraint play_round_state_check
  check (state in ('open', 'settled', 'refunded', 'void', 'held'));
-- minor units: what the vendor asked for a round that is held, or was
alter table play_round add column asked bigint check (asked > 0);
alter table play_round add check (state <> 'held' or asked is not null);

-- What a vendor was paid on a day (UTC) without a person, minor units.
create table vendor_payout_day (
  merchant text not null,
  vendor text not null,
  day date not null,
  paid bigint not null check (paid >= 0),
  primary key (merchant, vendor, day)
);
