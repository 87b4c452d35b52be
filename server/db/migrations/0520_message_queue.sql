-- The outbox becomes a queue. What a message says is sealed while it waits and wiped once it is sent.
-- Content that was stored in plain text until now is overwritten before its columns go.
update outbox_message set body = '', code = null, subject = null;
alter table outbox_message
  drop column body,
  drop column code,
  drop column subject,
  add column merchant text,
  -- what is said, for example `code`; null for messages from before
  add column kind text,
  add column language text not null default 'EN',
  -- subject, text, code and link, sealed; null once nobody needs it any more
  add column sealed text,
  add column state text not null default 'delivered'
    check (state in ('queued', 'sending', 'accepted', 'delivered', 'failed', 'expired', 'suppressed')),
  add column attempts integer not null default 0,
  -- when it is sent next; while it is being sent, when another node may take it over
  add column due_at timestamptz,
  -- after this moment the message is of no use: its code or link is over
  add column expires_at timestamptz,
  add column last_error text,
  -- the name that the server of the other side gave it
  add column provider_id text,
  add column updated_at timestamptz;
update outbox_message
  set merchant = coalesce((select merchant from member order by id limit 1), 'demo'), updated_at = created_at;
alter table outbox_message
  alter column merchant set not null,
  alter column updated_at set not null,
  alter column state drop default,
  alter column language drop default;
create index outbox_message_due on outbox_message (due_at) where state in ('queued', 'sending');
create index outbox_message_sealed on outbox_message (expires_at) where sealed is not null;
create index outbox_message_created on outbox_message (created_at);

-- Addresses that nothing is sent to any more, and those that may become so.
create table message_address (
  merchant text not null,
  channel text not null check (channel in ('sms', 'email')),
  -- e-mail in small letters
  address text not null,
  -- messages in a row that its server did not take
  soft_bounces integer not null default 0,
  suppressed_at timestamptz,
  reason text check (reason in ('hard-bounce', 'soft-bounces', 'stop')),
  updated_at timestamptz not null,
  primary key (merchant, channel, address),
  check ((suppressed_at is null) = (reason is null))
);
create index message_address_updated on message_address (updated_at);

-- How messages leave, where the console set it. The settings hold passwords and are sealed.
create table message_sender (
  merchant text not null,
  channel text not null check (channel in ('sms', 'email')),
  sealed text not null,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (merchant, channel)
);
