-- A code or a host that brings nobody any longer; members who came by it stay where they are.
alter table affiliate add column enabled boolean not null default true;
