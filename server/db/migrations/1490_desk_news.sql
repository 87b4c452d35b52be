-- What members ask of the staff tells every server process, in the transaction that asks or answers.
-- Open lists of the console learn it so (server/console/desk-news.ts). The payload is empty: a list is asked for again.
create function tell_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_desk_news', '');
  return null;
end $$;
create trigger deposit_order_desk after update on deposit_order for each row execute function tell_desk();
create trigger withdrawal_desk after insert or update on withdrawal for each row execute function tell_desk();
create trigger identity_document_desk after insert or update on identity_document
  for each row execute function tell_desk();
create trigger activity_application_desk after insert or update on activity_application
  for each row execute function tell_desk();
create trigger point_redemption_desk after insert or update on point_redemption
  for each row execute function tell_desk();
create trigger feedback_desk after insert or update on feedback for each row execute function tell_desk();
create trigger money_proposal_desk after insert or update on money_proposal
  for each row execute function tell_desk();
