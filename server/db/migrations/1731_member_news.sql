-- Open pages of a member ask again when something of the member's has changed: staff decided, money arrived, a draw
-- was settled, another device did something. Once for each session and transaction; what happened is not said
-- (platform/identity/sessions/member-news.ts).
create function tell_member_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_member_news', s.token_hash) from member_session s
    where s.member_id in (select member_id from changed);
  return null;
end $$;
do $$
declare
  told record;
begin
  for told in
    select * from (values
      ('deposit_order', 'insert update'),
      ('withdrawal', 'insert update'),
      ('withdrawal_hold', 'insert update delete'),
      ('payout_account', 'insert update'),
      ('identity_document', 'insert update'),
      ('activity_application', 'insert update'),
      ('point_redemption', 'insert update'),
      ('issued_reward', 'insert update'),
      ('promotion_entry', 'insert'),
      ('rebate_day', 'insert'),
      ('lottery_ticket', 'update'),
      ('lottery_chase', 'update'),
      ('care_limit', 'insert update delete'),
      ('feedback', 'update'),
      ('member_level_change', 'insert'),
      ('member_session', 'insert delete'),
      ('trusted_device', 'insert delete'),
      ('passkey', 'insert delete')
    ) as list (name, events), unnest(string_to_array(events, ' ')) as event
  loop
    execute format('create trigger %I after %s on %I referencing %s table as changed for each statement
      execute function tell_member_pages()', told.name || '_pages_' || told.event, told.event, told.name,
      case told.event when 'delete' then 'old' else 'new' end);
  end loop;
end $$;
-- Who registers below an agent is in the line that the agent's page shows.
create function tell_upline_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_member_news', s.token_hash) from member_session s where s.member_id = new.upline_id;
  return null;
end $$;
create trigger member_upline_pages after insert on member for each row when (new.upline_id is not null)
  execute function tell_upline_pages();
