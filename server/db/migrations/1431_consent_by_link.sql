-- A consent to promotions may be withdrawn by the link in each of them, without a login.
alter table member_consent drop constraint member_consent_source_check;
alter table member_consent add constraint member_consent_source_check check (
  source in ('registration', 'message-settings', 'stop-link')
);
