import { tagOf } from './write-sum.ts';

/** Wire codes whose language has another tag. */
const tags: Readonly<Record<string, string>> = { TY: 'fil' };

/** `5 December 2026 at 14:30 GMT+8`: a moment inside a sentence, by the clocks of a time zone, in the member's language. */
export const writeMoment = (moment: Date, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(`${tags[language] ?? tagOf(language)}-u-ca-gregory-nu-latn`, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
