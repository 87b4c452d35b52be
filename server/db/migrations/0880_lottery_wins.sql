-- The winner board reads the tickets that won in the last days.
create index lottery_ticket_won on lottery_ticket (merchant, ended_at) where state = 'won';
