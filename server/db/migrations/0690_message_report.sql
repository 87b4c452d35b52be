-- A provider that reports a message names it by its own name.
create index outbox_message_provider on outbox_message (merchant, channel, provider_id)
  where provider_id is not null;
