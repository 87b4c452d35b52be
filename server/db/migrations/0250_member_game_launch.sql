-- The newest launch decides which games are new; every list asks for it.
create index game_launch on game (launch_date desc);
