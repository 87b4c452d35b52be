-- The moments by which the daily job finds what is over.
create index care_hour_hour on care_hour (hour);
create index console_known_network_seen on console_known_network (seen_at);
create index console_link_expires on console_link (expires_at);
create index inbox_message_created on inbox_message (created_at);
create index member_login_at on member_login (at);
create index sandbox_identity_code_expires on sandbox_identity_code (expires_at);
create index sandbox_payment_expires on sandbox_payment (expires_at);
create index site_adoption_seen on site_adoption (seen_at);
create index site_stage_fault_reported on site_stage_fault (reported_at);
create index trusted_device_expires on trusted_device (expires_at);
create index upload_never_sent on upload (created_at) where subject is null;
create index withdrawal_decision_created on withdrawal_decision (created_at);
create index console_login_try_last on console_login_try (last_at);
