import { sql } from 'kysely';

/** Whether an operator withholds the line `l` of `contract_line`, or all payments to its member. */
export const isWithheldByHand = sql<boolean>`exists (select from contract_hold h where h.member_id = l.member_id
  and h.ended_at is null and (h.line_id is null or h.line_id = l.id))`;
