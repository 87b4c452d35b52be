-- What a bet brought is read from the bet alone: a jackpot counts with the round that won it, and a ticket of which a
-- part was given back has lost the rest.

-- minor units that a jackpot paid beside the payout
alter table play_round add column jackpot bigint not null default 0 check (jackpot >= 0);
-- The round that brought the jackpot to its target; null for wins whose round is not known.
alter table jackpot_win add column round_id bigint references play_round (id);
create index jackpot_win_round on jackpot_win (round_id);

-- A win was booked in the transaction of its round, just after the share of the stake.
update jackpot_win w set round_id = r.id
from ledger_transfer won
  cross join lateral (
    select reference from ledger_transfer
    where id < won.id and merchant = won.merchant and kind = 'jackpot.grow'
      and starts_with(reference, left(won.reference, strpos(won.reference, ':win:')))
    order by id desc limit 1) grown
  join play_round r on r.merchant = won.merchant
    and right(grown.reference, length(r.vendor) + length(r.round) + 2) = ':' || r.vendor || ':' || r.round
where won.merchant = w.merchant and won.reference = 'jackpot:' || w.pool || ':win:' || w.turn
  and r.member_id = w.member_id;
update play_round r set jackpot = w.amount
from (select round_id, sum(amount) as amount from jackpot_win group by round_id) w where w.round_id = r.id;

update lottery_ticket set state = 'lost' where state = 'refunded' and payout < amount;
