-- Figures of the business: sums by hour of the brand's clock, written by a job that goes through the ledger in the order
-- of its entries. Accounts of the free trial have a currency of play money and are in no figure.
create table figure_hour (
  merchant text not null,
  name text not null,
  -- day of the brand
  day date not null,
  -- first moment of the hour
  at timestamptz not null,
  -- kind of game for stakes and payouts; empty for what no game is behind
  product text not null,
  currency text not null,
  -- minor units; nothing for what is only counted
  amount bigint not null,
  -- rows behind it
  count bigint not null,
  -- the lowest and the highest entry behind it; of accounts for registrations
  first_id bigint not null,
  last_id bigint not null,
  primary key (merchant, name, day, at, product, currency)
);
-- Who had a stake on a day, so that each counts once.
create table figure_active (
  merchant text not null,
  day date not null,
  member_id bigint not null,
  primary key (merchant, day, member_id)
);
-- How far the job has come. An entry may be committed after one with a higher id: `noted` are the highest ids of a run.
-- The first run that began after it (by the clock of the database, `written_at`) has its number written as `fence`, and
-- goes up to them once no transaction is under way whose number is lower.
create table figure_position (
  merchant text primary key,
  entry_id bigint not null default 0,
  account_id bigint not null default 0,
  noted_entry bigint not null default 0,
  noted_account bigint not null default 0,
  noted_at timestamptz,
  written_at timestamptz not null default '-infinity',
  fence xid8,
  -- everything that was booked until then is in the figures
  as_of timestamptz
);

-- What an entry counts for; null for nothing. `house`: type of the merchant's account, null for a member's.
create function figure_name(kind text, house integer) returns text language sql immutable as $$
  select case
    when house is null then case
      when kind = 'deposit' then 'deposits'
      when kind in ('game.bet', 'game.refund') then 'stakes'
      when kind = 'game.win' then 'payouts'
      when kind in ('bonus', 'rebate', 'rebate.downline', 'game.rebate') then 'bonuses' end
    -- what left for the outside, without the fee, less what came back
    when house = 0 and kind in ('withdrawal.pay', 'withdrawal.refund', 'withdrawal.topUp') then 'withdrawals' end
$$;
-- The names that a round may have whose step has this reference (`game:<vendor>:<round>:<step>`).
create function figure_rounds(reference text) returns text[] language sql immutable as $$
  select array[
    regexp_replace(substr(reference, length(split_part(reference, ':', 2)) + 7), ':[^:]*$', ''),
    regexp_replace(substr(reference, length(split_part(reference, ':', 2)) + 7), ':(bet|refund|win|rebate):.*$', '')]
$$;
-- Movements of money that no game is behind are looked up by their time.
create index ledger_transfer_money on ledger_transfer (merchant, created_at, id) where kind not like 'game.%';
