import type { ScheduleState } from '../../protocol/schedule.ts';

/** Words of releases that go live at a moment. */
export const scheduleMessages = {
  title: 'Publish later',
  open: 'Choose a date and time',
  time: 'Date and time',
  zone: 'Time zone',
  hint: 'Uses the note above. A later edit voids it, and another release suspends it.',
  plan: 'Publish at this time',
  planned: 'Planned',
  cancel: 'Call it off',
  cancelled: 'Called off',
  missing: 'Choose a date and a time.',
  gap: 'The clocks of that zone skip this time.',
  unknown: 'This is no time.',
  past: 'This moment has passed.',
  momentIn: (time: string, zone: string) => `${time} in ${zone}`,
  plannedBy: (name: string, note: string) => `Planned by ${name}: ${note}`,
  states: {
    waiting: (moment: string) => `Goes live on ${moment}.`,
    done: (moment: string) => `Went live as planned on ${moment}.`,
    voided: (moment: string) => `Did not go live on ${moment}: the draft was edited after it was planned.`,
    suspended: (moment: string) => `Did not go live on ${moment}: another release went live before.`,
    refused: (moment: string) => `Did not go live on ${moment}: the release was refused.`,
    cancelled: (moment: string) => `Called off; it would have gone live on ${moment}.`,
  } satisfies Record<ScheduleState, (moment: string) => string>,
};
