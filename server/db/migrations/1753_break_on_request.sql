-- Whether play stays closed after the end of a break until the member asks to return: its letter says so.
alter table care_event add column on_request boolean not null default false;
