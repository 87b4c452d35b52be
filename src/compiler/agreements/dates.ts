import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Agreement, type AgreementSite, inBrand, readCount, readString } from './agreement.ts';

/** Whether the calendar has the day: `2026-02-30` is none. */
const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

interface EditionDate {
  readonly name: string;
  readonly date: string;
}
const listEditions = ({ settings }: AgreementSite): readonly EditionDate[] => {
  const texts = settings.get('brand')?.legalTexts;
  return Object.entries(isJsonObject(texts) ? texts : {}).flatMap(([name, edition]) => {
    const date = isJsonObject(edition) ? readString(edition, 'date') : null;
    return date === null ? [] : [{ name, date }];
  });
};
const placeOf = ({ name }: EditionDate) => inBrand('legalTexts', name, 'date');

const real: Agreement = {
  code: 'agreement.date',
  between: 'the date of a legal text and the calendar',
  rule: 'the calendar has the day',
  find: (site) =>
    listEditions(site)
      .filter(({ date }) => !isDay(date))
      .map((edition) => ({
        source: placeOf(edition),
        message: `The calendar has no day ${edition.date}, since which "${edition.name}" would be in force.`,
      })),
};

const begun: Agreement = {
  code: 'agreement.date-ahead',
  between: 'the date of a legal text and today',
  rule: 'the text is in force on the day on which it is published',
  find: (site) =>
    listEditions(site)
      .filter(({ date }) => site.today !== null && isDay(date) && date > site.today)
      .map((edition) => ({
        source: placeOf(edition),
        message: `"${edition.name}" is in force from ${edition.date} on, and today is ${site.today}: members would agree to a text that does not hold yet.`,
      })),
};

const copyright: Agreement = {
  code: 'agreement.date-ahead',
  between: 'the year of the copyright and today',
  rule: 'the year has begun',
  find: ({ settings, today }) => {
    const year = readCount(settings.get('brand'), 'copyrightYear');
    if (year === null || today === null || year <= Number(today.slice(0, 4))) return [];
    const message = `The copyright is of ${year}, and today is ${today}.`;
    return [{ source: inBrand('copyrightYear'), message }];
  },
};

export const dateAgreements: readonly Agreement[] = [real, begun, copyright];
