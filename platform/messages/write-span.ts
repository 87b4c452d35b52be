import { tagOf } from './write-sum.ts';

/** A length of time inside a sentence. */
export interface Span {
  readonly minutes: number;
}

/** Wire codes whose language has another tag. */
const tags: Readonly<Record<string, string>> = { TY: 'fil' };

/** `24 hours`, or `45 minutes` below two hours: never more than there is. */
export const writeSpan = ({ minutes }: Span, language: string): string => {
  const isLong = minutes >= 120;
  return new Intl.NumberFormat(tags[language] ?? tagOf(language), {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isLong ? Math.floor(minutes / 60) : minutes);
};

/** Minutes as they were set: a limit is not rounded to hours. */
export const writeMinutes = (minutes: number, language: string): string =>
  new Intl.NumberFormat(tags[language] ?? tagOf(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
