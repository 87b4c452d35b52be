-- The winner board reads the largest wins of the last days.
create index play_round_won on play_round (merchant, payout desc) where state = 'settled';
