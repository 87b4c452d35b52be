-- An exclusion of the person, which is known in other accounts too; a break that is about the account alone is none.
alter table care_event add column is_exclusion boolean not null default false;
-- Begun by staff, for the words of its confirmation.
alter table care_event add column by_staff boolean not null default false;
update care_event set is_exclusion = true
  where what = 'break' and ends_at - created_at > interval '100 days';

-- Marks last as long as the exclusion they were written for. Those of exclusions that are over went with it.
alter table exclusion_mark add column until timestamptz;
delete from exclusion_mark x where not exists (
  select from care_event e where e.member_id = x.member_id and e.is_exclusion and e.ends_at > now());
update exclusion_mark x set until = (select max(e.ends_at) from care_event e
  where e.member_id = x.member_id and e.is_exclusion);
alter table exclusion_mark alter column until set not null;
create index exclusion_mark_until on exclusion_mark (until);
-- 'alike', 'place', 'address' and 'payment' make a person alike, and block nothing
alter table exclusion_mark drop constraint exclusion_mark_kind_check;
alter table exclusion_mark add constraint exclusion_mark_kind_check check (kind in
  ('self', 'name', 'email', 'phone', 'document', 'payout', 'alike', 'place', 'address', 'payment'));
-- Written again with the papers and the likeness that marks did not have.
delete from exclusion_mark where kind = 'self';

-- Whatever changes what is known of an excluded person, by whichever way: the marks are written again before the next comparison.
create function exclusion_marks_are_old() returns trigger language plpgsql as $$
begin
  delete from exclusion_mark where kind = 'self'
    and member_id = case when tg_table_name = 'member' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'member_id') end::bigint;
  return null;
end $$;
create trigger member_marks_are_old after update of email, mobile, profile on member
  for each row when ((old.email, old.mobile, old.profile) is distinct from (new.email, new.mobile, new.profile))
  execute function exclusion_marks_are_old();
create trigger payout_account_marks_are_old after insert or update on payout_account
  for each row execute function exclusion_marks_are_old();
create trigger identity_document_marks_are_old after insert or update on identity_document
  for each row execute function exclusion_marks_are_old();

-- Somebody who is like an excluded person without being known as one: staff compare the two.
create table exclusion_hint (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  excluded_id bigint not null references member (id),
  -- kinds of marks that both have
  reasons text[] not null,
  status text not null default 'open' check (status in ('open', 'approved', 'rejected')),
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (member_id, excluded_id),
  check ((status = 'open') = (decided_at is null))
);
create index exclusion_hint_open on exclusion_hint (merchant, id) where status = 'open';
create trigger exclusion_hint_desk after insert or update on exclusion_hint for each row execute function tell_desk();
