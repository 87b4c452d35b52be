/** Pages of a site that the portal puts up in place of another, by the reason. */
export const noticePages = {
  loading: 'loading',
  notFound: 'not-found',
  signInNeeded: 'sign-in-needed',
  agentNeeded: 'agent-needed',
  realAccountNeeded: 'real-account-needed',
  closedOnBreak: 'closed-on-break',
  broken: 'broken',
  maintenance: 'maintenance',
  regionBlocked: 'region-blocked',
} as const;
