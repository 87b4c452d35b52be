-- By what an excluded person is known again, whatever account they use: hashes of normal forms.
create table exclusion_mark (
  member_id bigint not null references member (id) on delete cascade,
  -- 'self' is there for each excluded member, so that marks are made once
  kind text not null check (kind in ('self', 'name', 'email', 'phone', 'document', 'payout')),
  -- hex SHA-256 of the kind and the normal form
  mark text not null,
  primary key (member_id, kind, mark)
);
create index exclusion_mark_known on exclusion_mark (mark);
create index member_on_break on member (break_until) where break_until is not null;
