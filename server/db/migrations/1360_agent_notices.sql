-- AG: for agents alone
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('B', 'PL', 'PU', 'PR', 'AG'));
