alter table console_account drop constraint console_account_role_check;
alter table console_account add constraint console_account_role_check
  check (role in ('viewer', 'writer', 'editor', 'publisher', 'cashier', 'support', 'administrator'));
