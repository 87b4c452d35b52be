import type { AgentAnnouncementsValue } from '../../src/protocol/generated/wire-types.ts';
import type { Caller } from '../calls/call.ts';
import { readNoticeRows, toNotice } from '../messages/notice-rows.ts';
import type { MemberParts } from '../parts.ts';
import { requireAgent } from './require-agent.ts';

/** Answers `agent.announcements`: what the brand tells its agents. @throws AppError 403 `agent.only`, `account.trial` */
export async function listAnnouncements(
  parts: MemberParts,
  caller: Caller,
): Promise<AgentAnnouncementsValue> {
  requireAgent(caller);
  const rows = await readNoticeRows(parts, ['AG'], caller);
  return { announcements: rows.map((row) => toNotice(row, caller.language)) };
}
