-- Rows that are asked for together are decided about together: each names the first of them, which names itself.
alter table desk_change add column batch bigint references desk_change;
create index desk_change_batch on desk_change (batch) where batch is not null;
-- ISO 4217, of the amounts in it. A currency is fixed while a change waits and once there are entries, so what there is
-- has the one of now.
alter table desk_change add column currency text;
update desk_change c set currency = l.code from ledger_currency l where l.merchant = c.merchant;
update desk_change set currency = '' where currency is null;
alter table desk_change alter column currency set not null;
