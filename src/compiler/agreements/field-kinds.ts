import type { Agreement, AgreementSite, Disagreement } from './agreement.ts';
import {
  autocompleteOf,
  doesTake,
  listFields,
  placeOfRow,
  readOption,
  readRows,
  type RuledField,
  ruleOfRow,
  widgetOf,
} from './field-rules.ts';

/** A kind of field, told by what its keyboard, its suggestions or its name promise. */
interface FieldKind {
  readonly what: string;
  readonly isOf: (field: RuledField) => boolean;
  /** What people type there: one of these has to pass. */
  readonly samples: readonly string[];
}
/** A row of the registration settings whose name says what is typed there. */
interface NamedRow {
  readonly name: string;
  readonly what: string;
  readonly samples: readonly string[];
  /** What is surely none: no rule of the row may take it. */
  readonly others: readonly string[];
}

const mailboxes = ['ana.cruz@mail.example', 'a.c@mail.ph', 'ana.cruz.de.la.torre@mail.lumina.example'];
const phones = ['09171234567', '9171234567', '+639171234567', '639171234567', '+63 917 123 4567'];
const days = ['1990-01-31', '01-31-1990'];
const repeatDigit = (least: number, most: number): readonly string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => '1'.repeat(least + index));

const isOneOf = (field: RuledField, ...names: readonly string[]): boolean =>
  names.includes(autocompleteOf(field) ?? '');

const kinds: readonly FieldKind[] = [
  {
    what: 'an e-mail address',
    isOf: (field) =>
      isOneOf(field, 'email') ||
      readOption(field, 'inputType') === 'email' ||
      readOption(field, 'inputMode') === 'email',
    samples: mailboxes,
  },
  {
    what: 'a phone number',
    isOf: (field) =>
      isOneOf(field, 'tel', 'tel-national') ||
      widgetOf(field) === 'mobile' ||
      readOption(field, 'inputType') === 'tel' ||
      readOption(field, 'inputMode') === 'tel',
    samples: phones,
  },
  {
    what: 'a day',
    isOf: (field) => isOneOf(field, 'bday') || widgetOf(field) === 'date',
    samples: days,
  },
  {
    what: 'a number of digits alone, as its keyboard offers nothing else',
    isOf: (field) => readOption(field, 'inputMode') === 'numeric' && !isOneOf(field, 'one-time-code'),
    samples: repeatDigit(1, 20),
  },
  {
    what: 'a number with decimal places',
    isOf: (field) => readOption(field, 'inputMode') === 'decimal',
    samples: ['1.5', '10.5', '1.50', '100.00', '0.5', '0.50'],
  },
  {
    what: 'the name of a person',
    isOf: (field) => isOneOf(field, 'name', 'given-name', 'family-name'),
    samples: ['Ana Cruz', 'Ana', 'AnaCruz', '김수', '山田 太郎', '王小明', 'สมชาย', 'ANACRUZ'],
  },
];

const rows: readonly NamedRow[] = [
  { name: 'email', what: 'an e-mail address', samples: mailboxes, others: ['anacruz', 'ana cruz', '123456'] },
  { name: 'mobileNum', what: 'a phone number', samples: phones, others: ['abcdefgh', 'ana@mail.example'] },
  { name: 'whatsapp', what: 'a phone number', samples: phones, others: ['abcdefgh'] },
  { name: 'birthday', what: 'a day', samples: days, others: ['abcdefghij', '1234567890'] },
];

const describeRefusal = (what: string, sample: string): string =>
  `takes ${what}, and its rule refuses each that somebody would type, such as "${sample}".`;

const findInFields = (site: AgreementSite): readonly Disagreement[] =>
  listFields(site).flatMap((field) =>
    kinds
      .filter(({ isOf, samples }) => {
        const isText = field.schema.type === 'string' && field.schema.enum === undefined;
        return isText && isOf(field) && !samples.some((sample) => doesTake(field.rule, sample));
      })
      .map(({ what, samples: [sample = ''] }) => ({
        source: field.source,
        message: `The field "${field.name}" of the form "${field.form}" ${describeRefusal(what, sample)}`,
      })),
  );

const findInRows = (site: AgreementSite): readonly Disagreement[] =>
  rows.flatMap(({ name, what, samples, others }) => {
    const row = readRows(site)[name];
    if (row === undefined) return [];
    const rule = ruleOfRow(row);
    const source = placeOfRow(name);
    if (!samples.some((sample) => doesTake(rule, sample)))
      return [{ source, message: `"${name}" ${describeRefusal(what, samples[0] ?? '')}` }];
    const other = rule.pattern === null ? undefined : others.find((text) => rule.pattern?.test(text));
    return other === undefined
      ? []
      : [{ source, message: `"${name}" takes ${what}, and its rule lets "${other}" pass, which is none.` }];
  });

const pattern: Agreement = {
  code: 'agreement.field-kind',
  between: 'the kind of a field (its name, keyboard and suggestions) and its rule',
  rule: 'what people type into a field of its kind passes, and what is surely none does not',
  find: (site) => [...findInFields(site), ...findInRows(site)],
};

/** Names of HTML's `autocomplete` that a form can use: browsers take any other for `on`. */
const suggestions: ReadonlySet<string> = new Set([
  ...['on', 'off', 'name', 'given-name', 'additional-name', 'family-name', 'honorific-prefix', 'nickname'],
  ...['username', 'new-password', 'current-password', 'one-time-code', 'organization', 'organization-title'],
  ...['street-address', 'address-line', 'address-level', 'country', 'country-name', 'postal-code'],
  ...['bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'language', 'url', 'photo', 'email', 'impp'],
  ...['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-extension'],
  ...['cc-name', 'cc-number', 'cc-exp', 'cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount'],
]);

const suggestion: Agreement = {
  code: 'agreement.field-kind',
  between: 'the suggestions of a field and HTML',
  rule: '`ui:autocomplete` is a name that browsers know',
  find: (site) =>
    listFields(site).flatMap((field) => {
      const name = autocompleteOf(field);
      if (name === null || suggestions.has(name)) return [];
      const source = { document: `forms/${field.form}.ui`, place: [field.name, 'ui:autocomplete'] };
      return [
        { source, message: `Browsers know no autocomplete "${name}", and fill in whatever they like.` },
      ];
    }),
};

export const fieldKindAgreements: readonly Agreement[] = [pattern, suggestion];
