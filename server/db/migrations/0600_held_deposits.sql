-- Money that came above the member's own limit: it lies in an account of the house until a person
-- gives it to the wallet or back to the payer.
alter table deposit_order add column held bigint check (held > 0);
alter table deposit_order drop constraint deposit_order_status_check;
alter table deposit_order add constraint deposit_order_status_check
  check (status in ('waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held'));
alter table deposit_order add constraint deposit_order_held_sum_check check (status <> 'held' or held is not null);
create index deposit_order_held on deposit_order (merchant, id) where status = 'held';

-- A looser limit that was asked for can be confirmed until then.
alter table care_limit add column next_until timestamptz;
update care_limit set next_until = next_from + interval '7 days' where next_from is not null;
alter table care_limit add constraint care_limit_next_until_check check ((next_from is null) = (next_until is null));
