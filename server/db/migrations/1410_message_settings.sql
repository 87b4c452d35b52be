-- Where a member wants messages about account and money beside the portal; without a row nowhere else.
create table message_setting (
  member_id bigint primary key references member (id),
  account_email boolean not null default false,
  account_sms boolean not null default false,
  changed_at timestamptz not null
);

-- A consent may be withdrawn, which is a row of its own; that to marketing is one for each channel.
alter table member_consent
  add column given boolean not null default true,
  add column channel text check (channel in ('portal', 'email', 'sms')),
  -- where it was said
  add column source text not null default 'registration' check (source in ('registration', 'message-settings')),
  add constraint member_consent_channel check ((document = 'marketing') = (channel is not null));
create index member_consent_marketing on member_consent (member_id, channel, id desc) where document = 'marketing';

-- A promotion is sent once to the members who agreed.
alter table notice
  add column sent_at timestamptz,
  add column sent_by text;
create table promotion_message (
  notice_id bigint not null references notice (id),
  member_id bigint not null references member (id),
  channel text not null check (channel in ('portal', 'email', 'sms')),
  created_at timestamptz not null,
  primary key (notice_id, member_id, channel)
);
create index promotion_message_member on promotion_message (member_id);
create index promotion_message_created on promotion_message (created_at);
