-- A member agrees again to a text whose edition changed.
alter table member_consent drop constraint member_consent_source_check;
alter table member_consent add constraint member_consent_source_check check (
  source in ('registration', 'message-settings', 'stop-link', 'renewal')
);
