import type { OfferFields, OfferTexts } from '../../../src/protocol/calls/offers.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { refuseFields } from '../../calls/refusals.ts';
import type { LocalTexts } from '../../local-texts.ts';

/** Words of each language, as an offer keeps them: what is read, and what is agreed to. */
interface Words {
  readonly texts: LocalTexts;
  readonly terms: LocalTexts;
}
/** Columns that every offer has. */
export interface OfferColumns extends Words {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly position: number;
  readonly wagering: number;
}

const highest = { position: 1_000, wagering: 100 } as const;
const moment = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,3})?Z$/;
const isEmpty = ({ title, text, terms }: OfferTexts): boolean =>
  [title, text, terms].every((words) => words.trim() === '');

/** Reads what an operator typed, field by field, and collects what is wrong with it. */
export interface OfferReader {
  readonly fail: (field: string, code: string) => void;
  readonly whole: (field: string, text: string, from: number, to: number) => number;
  /** Minor units; null where it is wrong. */
  readonly amount: (field: string, text: string) => bigint;
  readonly base: (
    fields: OfferFields,
    asks: { readonly terms: boolean; readonly end: boolean },
  ) => OfferColumns;
  /** @throws AppError 400 with field → code where something is wrong */
  readonly finish: () => void;
}

export function createOfferReader(currency: string): OfferReader {
  const faults: Record<string, string> = {};
  const fail = (field: string, code: string): void => {
    faults[field] ??= code;
  };
  const whole: OfferReader['whole'] = (field, text, from, to) => {
    const number = /^[0-9]{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!(number >= from && number <= to)) fail(field, 'number.invalid');
    return number;
  };
  const readMoment = (field: string, text: string): Date => {
    const date = new Date(moment.test(text) ? text : Number.NaN);
    if (Number.isNaN(date.getTime())) fail(field, text === '' ? 'field.required' : 'entry.moment');
    return date;
  };
  const readWords = (texts: OfferFields['texts'], hasTerms: boolean): Words => {
    const languages = Object.entries(texts).filter(([code, words]) => code === 'EN' || !isEmpty(words));
    const words = { EN: { title: '', text: '', terms: '' }, ...Object.fromEntries(languages) };
    for (const [code, { title, terms }] of Object.entries(words)) {
      if (title.trim() === '') fail(`texts.${code}.title`, 'field.required');
      if (hasTerms && terms.trim() === '') fail(`texts.${code}.terms`, 'field.required');
    }
    const map = (toText: (one: OfferTexts) => string): LocalTexts => {
      const write = (one: OfferTexts) => ({ title: one.title.trim(), text: toText(one).trim() });
      const rest = Object.entries(words).map(([code, one]) => [code, write(one)] as const);
      return { EN: write(words.EN), ...Object.fromEntries(rest) };
    };
    return { texts: map(({ text }) => text), terms: map(({ terms }) => terms) };
  };
  return {
    fail,
    whole,
    amount: (field, text) => {
      const minor = readMoney(text.trim(), currency);
      if (minor === null || minor <= 0n) fail(field, 'amount.invalid');
      return minor ?? 0n;
    },
    base: (fields, { terms, end }) => {
      const starts = readMoment('startsAt', fields.startsAt);
      const ends = fields.endsAt === '' && !end ? null : readMoment('endsAt', fields.endsAt);
      if (ends !== null && ends <= starts) fail('endsAt', 'entry.order');
      return {
        ...readWords(fields.texts, terms),
        starts_at: starts,
        ends_at: ends,
        position: whole('position', fields.position, 0, highest.position),
        wagering: whole('wagering', fields.wagering, 0, highest.wagering),
      };
    },
    finish: () => {
      if (Object.keys(faults).length > 0) throw refuseFields(faults);
    },
  };
}

/** The fields that every offer has, as an operator types them. */
export function writeBase(row: Omit<OfferColumns, 'terms'> & { readonly terms?: LocalTexts }): OfferFields {
  const texts = Object.entries(row.texts).map(([code, { title, text = '' }]) => {
    const { text: terms = '' } = row.terms?.[code] ?? { title };
    return [code, { title, text, terms }] as const;
  });
  return {
    texts: Object.fromEntries(texts),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? '',
    position: String(row.position),
    wagering: String(row.wagering),
  };
}
