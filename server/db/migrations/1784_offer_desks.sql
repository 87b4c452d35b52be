-- Deposit bonuses and missions are desks: a switch takes one out of use, and what was asked for about them is with the
-- changes of all desks.

-- What was asked for, as the desks have it.
create function offer_values(kind text, fields jsonb, promotion_type text, enabled boolean) returns jsonb
language sql immutable as $$
  select jsonb_build_object(
    'texts', (select jsonb_object_agg(code, jsonb_build_object('title', one->>'title')
        || case when coalesce(one->>'text', '') = '' then '{}' else jsonb_build_object('text', one->>'text') end)
      from jsonb_each(fields->'texts') t(code, one)),
    'startsAt', fields->>'startsAt', 'endsAt', nullif(fields->>'endsAt', ''),
    'wagering', (fields->>'wagering')::integer, 'enabled', enabled
  ) || case kind when 'promotion' then jsonb_build_object(
    'promotionType', promotion_type,
    'terms', (select jsonb_object_agg(code, jsonb_build_object('title', one->>'terms'))
      from jsonb_each(fields->'texts') t(code, one)),
    'image', nullif(fields->>'image', ''),
    'percent', case fields->>'bonusKind' when 'percent' then (fields->>'bonus')::integer end,
    'fixed', case fields->>'bonusKind' when 'fixed' then fields->>'bonus' end,
    'cap', case fields->>'bonusKind' when 'percent' then fields->>'cap' end,
    'minimum', fields->>'minimum', 'leastRank', fields->>'leastRank',
    'firstDeposit', (fields->>'firstDeposit')::boolean,
    'dialingCodes', nullif(fields->>'dialingCodes', '')
  ) else jsonb_build_object(
    'period', fields->>'period', 'metric', fields->>'metric', 'target', fields->>'target',
    'pays', coalesce(nullif(fields->>'pays', ''), '0'),
    'points', coalesce(nullif(fields->>'points', ''), '0')::integer,
    'tickets', coalesce(nullif(fields->>'tickets', ''), '0')::integer
  ) end
$$;
create temporary table moved_offer on commit drop as
  select 'promotion' as kind, id, merchant, promotion_type, state from promotion
  union all select 'mission', id, merchant, '', state from mission;
insert into desk_change (merchant, desk, row_key, deed, version, after, alone, state, note,
  proposed_by, proposed_at, decided_by, decided_at, reason, currency)
select p.merchant, case p.kind when 'promotion' then 'deposit-bonuses' else 'missions' end,
  -- the platform numbers a row that was a draft when it is approved
  case when p.state = 'waiting' and o.state = 'draft' then null else p.offer_id::text end,
  case when o.state = 'draft' or not exists (
      select from offer_proposal e
      where e.kind = p.kind and e.offer_id = p.offer_id and e.state = 'approved' and e.id < p.id)
    then 'add' else 'change' end,
  0, offer_values(p.kind, p.fields, o.promotion_type, true), false, p.state, p.note,
  p.proposed_by, p.proposed_at, p.decided_by, p.decided_at, p.reason, coalesce(l.code, '')
from offer_proposal p
join moved_offer o on o.kind = p.kind and o.id = p.offer_id
left join ledger_currency l on l.merchant = p.merchant
order by p.id;
-- A row of the installation was there before what was first asked for about it.
update desk_change c set deed = 'change' from moved_offer o
where c.desk = case o.kind when 'promotion' then 'deposit-bonuses' else 'missions' end
  and c.row_key = o.id::text and c.deed = 'add' and c.state <> 'approved';
-- Each change was made from the one before it.
update desk_change c set version = p.id, before = p.after
from desk_change p
where c.desk in ('deposit-bonuses', 'missions') and p.id = (
  select max(o.id) from desk_change o
  where o.merchant = c.merchant and o.desk = c.desk and o.row_key = c.row_key and o.state = 'approved' and o.id < c.id
);
drop function offer_values(text, jsonb, text, boolean);

-- A draft of which nothing waits is a draft of a new row.
create function offer_money(amount bigint, asked text) returns text language sql stable as $$
  select round(amount::numeric / power(10::numeric, coalesce(l.places, 2)), coalesce(l.places, 2))::text
  from (select 1) one left join ledger_currency l on l.merchant = asked
$$;
create function offer_author(asked text, kind text, id bigint) returns text language sql stable as $$
  select coalesce((select author from operation_audit
    where merchant = asked and subject = kind || ':' || id order by position desc limit 1), '')
$$;
insert into desk_draft (merchant, desk, row_key, version, values, author, saved_at)
select merchant, 'deposit-bonuses', null, 0, jsonb_build_object(
    'texts', texts,
    'terms', (select jsonb_object_agg(code, jsonb_build_object('title', coalesce(one->>'text', '')))
      from jsonb_each(terms) t(code, one)),
    'promotionType', promotion_type, 'image', nullif(image, ''), 'percent', percent,
    'fixed', offer_money(fixed, merchant),
    'cap', case when percent is not null then offer_money(cap, merchant) end,
    'minimum', offer_money(minimum, merchant), 'wagering', wagering, 'leastRank', least_rank::text,
    'firstDeposit', first_deposit, 'dialingCodes', nullif(array_to_string(dialing_codes, ', '), ''),
    'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'enabled', true
  ), offer_author(merchant, 'promotion', id), now()
from promotion p where state = 'draft'
  and not exists (select from offer_proposal o
    where o.kind = 'promotion' and o.offer_id = p.id and o.state = 'waiting')
order by id;
insert into desk_draft (merchant, desk, row_key, version, values, author, saved_at)
select merchant, 'missions', null, 0, jsonb_build_object(
    'texts', texts, 'period', period, 'metric', metric,
    'target', case when metric in ('validBets', 'depositAmount') then offer_money(target, merchant) else target::text end,
    'pays', offer_money(pays, merchant), 'points', points, 'tickets', tickets, 'wagering', wagering,
    'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'enabled', true
  ), offer_author(merchant, 'mission', id), now()
from mission m where state = 'draft'
  and not exists (select from offer_proposal o
    where o.kind = 'mission' and o.offer_id = m.id and o.state = 'waiting')
order by id;
drop function offer_author(text, text, bigint);
drop function offer_money(bigint, text);
delete from promotion where state = 'draft';
delete from mission where state = 'draft';
drop table offer_proposal;

-- One that was ended is over; it was never there for members where it had not begun.
update promotion set starts_at = least(starts_at, now() - interval '1 minute'), ends_at = least(ends_at, now())
where state = 'ended';
update mission set starts_at = least(starts_at, now() - interval '1 minute'), ends_at = least(ends_at, now()),
  state = case when starts_at < now() then 'ended' else 'paused' end
where state = 'ended';
-- paused or off: no member can join, and those who joined keep what was promised
alter table promotion add column enabled boolean not null default true;
update promotion set enabled = state <> 'paused';
alter table promotion drop column state;
alter table mission add column enabled boolean not null default true;
update mission set enabled = state <> 'paused';
alter table mission drop column state;

-- A fixed bonus has no cap.
alter table promotion alter column cap drop not null;
update promotion set cap = null where percent is null;
alter table promotion add check ((percent is null) = (cap is null));
-- '+63, +65'; empty for all
alter table promotion alter column dialing_codes drop default,
  alter column dialing_codes type text using array_to_string(dialing_codes, ', '),
  alter column dialing_codes set default '';
-- Terms are words of their own, without a title above them.
update promotion set terms = (
  select jsonb_object_agg(code, jsonb_build_object('title', coalesce(nullif(one->>'text', ''), one->>'title')))
  from jsonb_each(terms) t(code, one)
);

-- Amounts go over to another currency with those of the other desks, as long as there may be another one.
create function ledger_currency_offers() returns trigger language plpgsql as $$
declare
  factor numeric := power(10::numeric, new.places - old.places);
begin
  update promotion set
    fixed = case when fixed is not null then rescale_money(fixed, factor, 1) end,
    cap = case when cap is not null then rescale_money(cap, factor, 1) end,
    minimum = rescale_money(minimum, factor, 1)
  where merchant = old.merchant;
  update mission set
    pays = case when pays > 0 then rescale_money(pays, factor, 1) else 0 end,
    target = case when metric in ('validBets', 'depositAmount') then rescale_money(target, factor, 1) else target end
  where merchant = old.merchant;
  return new;
end $$;
create trigger ledger_currency_offers before update of code on ledger_currency
  for each row when (new.code <> old.code) execute function ledger_currency_offers();

-- What waited of offers waits among what waits of desks.
insert into figure_work as f (merchant, day, kind, count, counted_at)
select merchant, day, 'desks', count, counted_at from figure_work where kind = 'offers'
on conflict (merchant, day, kind) do update set count = f.count + excluded.count;
delete from figure_work where kind = 'offers';
