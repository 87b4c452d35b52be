import type { ScheduleState } from '../../protocol/release/schedule.ts';

/** Words of releases that go live at a moment. */
export const scheduleMessages = {
  title: 'Publish later',
  open: 'Choose a date and time',
  time: 'Date and time',
  zone: 'Time zone',
  hint: 'Uses the note above. A later edit or another release voids it.',
  plan: 'Publish at this time',
  planned: 'Planned',
  cancel: 'Cancel schedule',
  cancelled: 'Schedule cancelled',
  missing: 'Choose a date and a time.',
  gap: 'The clocks of that zone skip this time.',
  unknown: 'Enter a valid time.',
  past: 'This moment has passed.',
  momentIn: (time: string, zone: string) => `${time}, ${zone}`,
  plannedBy: (name: string, note: string) => `Planned by ${name}: ${note}`,
  states: {
    waiting: (moment: string) => `Goes live on ${moment}.`,
    done: (moment: string) => `The release planned for ${moment} is live.`,
    voided: (moment: string, by: string) =>
      `The release planned for ${moment} is void: ${by} edited the draft. Plan it again.`,
    suspended: (moment: string, by: string) =>
      `The release planned for ${moment} is void: ${by} sent out another release. Plan it again.`,
    refused: (moment: string) => `Didn’t go live on ${moment}: the release was refused.`,
    cancelled: (moment: string) => `Cancelled; it would have gone live on ${moment}.`,
  } satisfies Record<ScheduleState, (moment: string, by: string) => string>,
  somebody: 'an operator',
  dismiss: 'Dismiss',
  lostText: (note: string) => `You planned it: ${note}`,
  /** Before an edit that would end a planned release. */
  editTitle: (moment: string) => `Editing voids the release planned for ${moment}`,
  editText: (author: string, note: string) =>
    `${author} planned it: ${note}. Your edit isn’t saved yet. If you save it, the release has to be planned again.`,
  editAnyway: 'Save my edit',
  dropEdit: 'Drop my edit',
  suspends: (moment: string) =>
    `The release planned for ${moment} won’t go live then: it has to be planned again.`,
};
