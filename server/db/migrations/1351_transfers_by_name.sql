-- The steps of one order or round begin with its name: as bytes, names in order find them by a range of the index.
alter table ledger_transfer alter column reference type text collate "C";
