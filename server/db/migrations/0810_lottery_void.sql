-- An issue that cannot be drawn is void: its stakes are given back. What a draw is judged by is kept with the
-- issue, so that tickets are settled by what they were sold as, whatever becomes of the catalogue.
alter table lottery_issue
  -- family of src/lottery/families.ts; null for issues that are older than this column
  add column family text,
  -- animal of the lunar year of the draw, 0 (rat) to 11 (pig); only where a game is judged by it
  add column animal smallint check (animal between 0 and 11),
  add column voided_at timestamptz,
  add column void_reason text,
  drop constraint lottery_issue_check3,
  drop constraint lottery_issue_check2,
  add check (seed is null or drawn_at is not null or voided_at is not null),
  add check (drawn_at is null or voided_at is null),
  add check ((voided_at is null) = (void_reason is null)),
  add check (drawn_at is null or seed is not null);

alter table lottery_ticket
  drop constraint lottery_ticket_state_check,
  add constraint lottery_ticket_state_check
    check (state in ('placed', 'won', 'lost', 'refunded', 'cancelled', 'void'));
