-- member: written by another member, who is named
alter table inbox_message drop constraint inbox_message_kind_check;
alter table inbox_message add constraint inbox_message_kind_check check (kind in ('system', 'personal', 'member'));
alter table inbox_message add column sender_id bigint references member (id) on delete cascade;
alter table inbox_message add constraint inbox_sender check ((kind = 'member') = (sender_id is not null));
create index inbox_of_sender on inbox_message (member_id, sender_id, id desc) where sender_id is not null;

-- What a member wrote to another or to the whole team. Each side has a copy: what one removes, the other keeps.
create table sent_message (
  id bigint generated always as identity primary key,
  merchant text not null,
  sender_id bigint not null references member (id) on delete cascade,
  -- null: to all who were directly below
  recipient_id bigint references member (id) on delete cascade,
  -- how many got it
  recipients integer not null check (recipients > 0),
  body text not null,
  -- the client's name of it: sent again under the same one, it is sent once
  client_key text,
  created_at timestamptz not null
);
create index sent_of_member on sent_message (sender_id, id desc);
create index sent_to_member on sent_message (sender_id, recipient_id, id desc);
create unique index sent_once on sent_message (sender_id, client_key) where client_key is not null;

-- A member's list of conversations: with whom, and when either of the two wrote last.
create table conversation (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  other_id bigint not null references member (id) on delete cascade,
  last_at timestamptz not null,
  unique (member_id, other_id)
);
create index conversation_list on conversation (member_id, last_at desc, id desc);
-- What the daily job takes away is found by its moment.
create index sent_message_age on sent_message (created_at);
create index conversation_age on conversation (last_at);
