import type { MemberDeps } from '../platform/deps.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';
import { createMemberFlows } from './flows.ts';
import { createReminderJobs } from './withdrawals/reminders.ts';

/** What this node does when it is due: one line for each area. */
export const createMemberJobs = (deps: MemberDeps): JobHandlers => ({
  ...createMemberFlows(deps).jobs,
  ...createReminderJobs(deps),
});
