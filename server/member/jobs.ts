import type { MemberDeps } from '../platform/deps.ts';
import type { JobHandlers } from '../platform/jobs/job-runner.ts';

/** What this node does when it is due: one line for each area. */
export const createMemberJobs = (_deps: MemberDeps): JobHandlers => ({});
