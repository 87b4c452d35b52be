import { mostFigureDays, type FigureSpan } from '../../src/protocol/calls/figures.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { showIn } from '../../src/protocol/release/schedule.ts';
import { addDays, dayMs } from '../calendar-days.ts';
import { refuseCall } from '../calls/refusals.ts';

export interface AskedSpan {
  readonly span: FigureSpan;
  readonly from: string;
  readonly to: string;
}
/** Days of the brand, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
export interface Span extends Days {
  readonly before: Days;
  /** One day is shown by its hours. */
  readonly step: 'hour' | 'day';
  /** Where its last day is not over: the local hour that is under way. */
  readonly hour: number | null;
}

const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** @throws AppError 400 `request.invalid` for days that are none, in the wrong order, or too many */
function readOwn({ from, to }: AskedSpan): Days {
  const count = isDay(from) && isDay(to) ? countDays({ from, to }) : 0;
  if (count < 1 || count > mostFigureDays)
    throw refuseCall('request.invalid', `Expected 1 to ${mostFigureDays} days, got ${from} to ${to}.`, 400);
  return { from, to };
}
const lengths = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;
function readDays(question: AskedSpan, today: string): Days {
  if (question.span === 'own') return readOwn(question);
  const [first, last] = lengths[question.span];
  return { from: addDays(today, -first), to: addDays(today, -last) };
}

/** The days that are question for, and as many before. */
export function readSpan(question: AskedSpan, zone: string, now: Date): Span {
  const today = dayIn(zone, now);
  const days = readDays(question, today);
  const count = countDays(days);
  return {
    ...days,
    before: { from: addDays(days.from, -count), to: addDays(days.to, -count) },
    step: count === 1 ? 'hour' : 'day',
    hour: days.to === today ? Number(showIn(zone, now.getTime()).slice(11, 13)) : null,
  };
}

/** All days from one to another. */
export const listDays = ({ from, to }: Days): readonly string[] =>
  Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index));
