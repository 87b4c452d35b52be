/** The zone of a brand that names none. */
export const defaultTimeZone = 'UTC';

const nameForm = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether the text is a time zone of the IANA database, for example `Asia/Manila`. Offsets are none. */
export function isTimeZone(name: string): boolean {
  if (!nameForm.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The calendar day in UTC, by which accounts and records are kept; nothing that a person is shown. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first moment of the calendar day in UTC. */
export const startOfUtcDay = (moment: Date): Date => new Date(`${utcDay(moment)}T00:00:00.000Z`);

/** `09:30:00.123 UTC`, for the lists of the lab. */
export const showUtcTime = (moment: Date): string => `${moment.toISOString().slice(11, 23)} UTC`;

/**
 * The calendar day (`yyyy-MM-dd`) of a moment in a time zone. A zone that the machine does not know, as
 * an old browser may not know a new one, counts as UTC: the server, which published the name, knows it.
 */
export function dayIn(zone: string, moment: Date): string {
  const timeZone = isTimeZone(zone) ? zone : defaultTimeZone;
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const read = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
}

/** The time of day (`21:05:09`) of a moment by the clocks of a time zone that the machine knows. */
export const clockIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone, timeStyle: 'medium' }).format(moment);
