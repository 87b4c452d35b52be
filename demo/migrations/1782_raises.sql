-- A move may cost a further stake: the wallet gives it before the move is made.

-- minor units that the wallet has given beside the first stake
alter table vendor_round add column raised bigint not null default 0 check (raised >= 0);
-- how many further stakes the wallet was asked for: each has its name from it
alter table vendor_round add column raise_turn integer not null default 0 check (raise_turn >= 0);
-- the one that the wallet is asked for, with its move
alter table vendor_round add column raise jsonb;

-- raising and lowering wait for the wallet too: to give a further stake, and to take it back
alter table vendor_round drop constraint if exists vendor_round_state_check;
alter table vendor_round add constraint vendor_round_state_check check (
  state in ('opening', 'open', 'raising', 'lowering', 'paying', 'won', 'lost', 'refunding', 'refunded', 'refused')
);
alter table vendor_round add constraint vendor_round_raise_check
  check ((raise is not null) = (state in ('raising', 'lowering')));

drop index if exists vendor_round_unfinished;
create index vendor_round_unfinished on vendor_round (changed_at)
  where state in ('opening', 'open', 'raising', 'lowering', 'paying', 'refunding');
drop index if exists vendor_round_open;
create index vendor_round_open on vendor_round (player) where state in ('open', 'raising', 'lowering');
