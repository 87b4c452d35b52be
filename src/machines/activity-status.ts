/** Status of an activity or a reward for one member (specification, section 4). */
export const activityStatuses = [
  'comingSoon',
  'applying',
  'joined',
  'processing',
  'rejected',
  'issued',
  'claimed',
  'closed',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];
