-- Wrong tries in a row, in a window that starts with the first of them.
alter table fund_password add column wrong_count integer not null default 0;
alter table fund_password add column wrong_since timestamptz;
-- Tries that are being judged: they and the wrong ones together are never more than the limit.
alter table fund_password add column judging integer not null default 0;
alter table fund_password add column judging_until timestamptz;
