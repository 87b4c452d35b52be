-- Why another device, the member or staff ended a session, for the browser that held it. Null in rows from before.
alter table ended_session add column reason text check (
  reason in (
    'loggedOut', 'newPassword', 'newContact', 'breakBegan', 'excluded', 'suspended', 'accountClosed', 'proofsRemoved'
  )
);
