-- Messages that the SMS and mail adapters delivered. The console reads them.
create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  body text not null,
  code text,
  created_at timestamptz not null
);
create index outbox_message_newest on outbox_message (id desc);
create index outbox_message_recipient on outbox_message (recipient, id desc);

-- Exact limits. Unlogged: a crash empties it, which gives everybody a fresh window and costs no disk.
create unlogged table limit_window (
  key text primary key,
  window_started_at timestamptz not null,
  taken integer not null
);
