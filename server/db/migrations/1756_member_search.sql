-- Members are looked for by how an account, an address or a name begins, by the end of a phone number, and by the
-- number of an order: each by an index, however many members there are.

-- A name without case, accents and punctuation, its words apart by one space.
create function fold_name(name text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(regexp_replace(lower(normalize(name, nfkd)), '[\u0300-\u036f]', '', 'g'),
    '[][\s.,;:!?/\\_%&*+=|<>(){}"''`´’‘“”-]+', ' ', 'g'));
-- The last word of a folded name first: people are called by either.
create function turn_name(folded text) returns text language sql immutable parallel safe
  return regexp_replace(folded, '^(.*) ([^ ]+)$', '\2 \1');

-- Ordered by characters and not by a language, so that a beginning is a range.
create index member_account_begins on member (merchant, lower(account) text_pattern_ops);
create index member_email_begins on member (merchant, lower(email) text_pattern_ops) where email is not null;
create index member_mobile_ends on member (merchant, right(mobile, 6)) where mobile is not null;
create index member_name_begins on member (merchant, fold_name(profile ->> 'payeeName') text_pattern_ops)
  where profile ->> 'payeeName' <> '';
create index member_name_turned on member (merchant, turn_name(fold_name(profile ->> 'payeeName')) text_pattern_ops)
  where profile ->> 'payeeName' <> '';
-- What a bank calls a payment, which a member reads on a statement.
create index withdrawal_payment on withdrawal (merchant, payment_reference) where payment_reference <> '';

-- The file of one member asks these tables by the member.
create index fraud_hint_members on fraud_hint using gin (member_ids);
create index exclusion_hint_member on exclusion_hint (member_id, id desc);
create index money_proposal_member on money_proposal (member_id) where state = 'waiting';
