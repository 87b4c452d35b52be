-- When a member closed the account, and a choice of the form "accountClosure" as the reason. A closed account is
-- frozen: nothing that a freeze refuses is possible, and two operators can open it again.
alter table member
  add column closed_at timestamptz,
  add column closed_reason text;
alter table member add constraint member_closed_is_frozen check (closed_at is null or frozen);
