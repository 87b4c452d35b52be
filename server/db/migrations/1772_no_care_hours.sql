-- Play was counted by hours before there were sessions of play (0580 took what was there over): nothing writes or reads it.
drop table care_hour;
