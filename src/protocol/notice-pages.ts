/** Pages of a site that the portal puts up by itself, by the reason. A site may leave them out. */
export const noticePages = {
  loading: 'loading',
  notFound: 'not-found',
  signInNeeded: 'sign-in-needed',
  agentNeeded: 'agent-needed',
  realAccountNeeded: 'real-account-needed',
  broken: 'broken',
  maintenance: 'maintenance',
  regionBlocked: 'region-blocked',
} as const;
