-- A member buys at lower odds for a rebate. The highest odds of a member are the brand's, or what an agent set.
create table lottery_member_series (
  member_id bigint primary key references member (id),
  series smallint not null check (series between 1700 and 2000),
  set_by bigint not null references member (id),
  set_at timestamptz not null
);
-- The odds that were bought, and the highest that could have been: null for tickets that are older than this.
alter table lottery_ticket add column series smallint;
alter table lottery_ticket add column highest_series smallint;
-- Minor units that came back beside the payout.
alter table lottery_ticket add column rebate bigint not null default 0 check (rebate >= 0);
