import { captchaSigns, codeDigits } from '../../src/protocol/code-lengths.ts';
import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const partOf = (value: unknown, ...path: readonly (string | number)[]): Part => {
  const found = path.reduce<unknown>((part, key) => (isPart(part) ? part[key] : undefined), value);
  if (!isPart(found)) throw new Error(`expects a part at ${path.join('/')}`);
  return found;
};

const onBrand = (what: string, pointer: string, codes: RegExp, values: Part): PlacedFault => ({
  what,
  document: 'settings/brand',
  pointer,
  codes,
  plant: (site) => void Object.assign(site['settings/brand'] ?? {}, values),
});

const unknownCurrencies = ['AAA', 'ABC', 'BTC', 'EUX', 'PPH', 'QQQ', 'RMB', 'UKP', 'XYZ', 'YEN'];
/** Symbol → currencies that are not written with it. */
const foreignSymbols: Readonly<Record<string, readonly string[]>> = {
  '€': ['PHP', 'USD', 'GBP', 'INR'],
  '£': ['PHP', 'EUR', 'JPY'],
  '¥': ['PHP', 'THB', 'KRW'],
  '₩': ['JPY', 'CNY'],
  '₹': ['IDR', 'BDT'],
  R$: ['EUR', 'PEN'],
  zł: ['CZK', 'PHP'],
  USD: ['PHP', 'EUR'],
};
const dates: readonly (readonly [date: string, code: RegExp])[] = [
  ['2026-02-29', /agreement\.date$/],
  ['2025-13-01', /agreement\.date$/],
  ['2025-04-31', /agreement\.date$/],
  ['2025-00-10', /agreement\.date$/],
  ['2071-05-06', /agreement\.date-ahead$/],
];
const addresses = [
  'help@localhost',
  'a@b',
  'ana@.ph',
  'ana.@lumina',
  '.@lumina.example',
  'ana@lumina..example',
];

const listOnBrand = (site: EditableSite): readonly PlacedFault[] => {
  const texts = Object.keys(partOf(site['settings/brand'], 'legalTexts'));
  return [
    ...unknownCurrencies.map((currency) =>
      onBrand('currency of no country', '/currency', /agreement\.currency$/, { currency }),
    ),
    ...Object.entries(foreignSymbols).flatMap(([currencySymbol, currencies]) =>
      currencies.map((currency) =>
        onBrand('symbol of another currency', '/currencySymbol', /currency-symbol$/, {
          currency,
          currencySymbol,
        }),
      ),
    ),
    ...texts.flatMap((text) =>
      dates.map(([date, codes]): PlacedFault => ({
        what: `date ${date}`,
        document: 'settings/brand',
        pointer: `/legalTexts/${text}`,
        codes,
        plant: (copy) => void Object.assign(partOf(copy['settings/brand'], 'legalTexts', text), { date }),
      })),
    ),
    ...addresses.map((supportEmail) =>
      onBrand('address that no mail reaches', '/supportEmail', /email$/, { supportEmail }),
    ),
    onBrand('zone of no place', '/timeZone', /time-zone$/, { timeZone: 'Asia/Quezon' }),
    onBrand('copyright of a later year', '/copyrightYear', /date-ahead$/, { copyrightYear: 2099 }),
  ];
};

const listOnRows = (): readonly PlacedFault[] => {
  const rows: readonly (readonly [name: string, values: Part, codes: RegExp])[] = [
    ...[2, 4, 5, 7, 8, 12].map(
      (length) => ['verificationCode', { minLength: length, maxLength: length }, /code-length/] as const,
    ),
    ['verificationCode', { patternId: 18 }, /code-length/],
    ['captcha', { minLength: 1, maxLength: captchaSigns.picture - 1 }, /code-length/],
    ['captcha', { minLength: captchaSigns.sound, maxLength: 12 }, /code-length/],
    ['captcha', { minLength: 1, maxLength: captchaSigns.picture }, /code-length/],
    ['captcha', { patternId: 6 }, /code-length/],
    ...[0, 2, 4, 6, 8, 12, 18].map((patternId) => ['email', { patternId }, /field-kind/] as const),
    ...[0, 3, 9, 13, 16].map(
      (patternId) => ['mobileNum', { acceptedPattern: undefined, patternId }, /field-kind/] as const,
    ),
    ['mobileNum', { acceptedPattern: '^[a-z]+$' }, /field-kind/],
    ...[0, 4, 6, 8, 9].map((patternId) => ['birthday', { patternId }, /field-kind/] as const),
    ...[3, 8, 12].map((patternId) => ['whatsapp', { patternId }, /field-kind/] as const),
  ];
  return rows.map(([name, values, codes]): PlacedFault => ({
    what: 'row against what its name says',
    document: 'settings/register-fields',
    codes,
    pointer: `/fields/${name}`,
    plant: (site) => {
      const row = partOf(site['settings/register-fields'], 'fields', name);
      Object.assign(row, values);
      if ('acceptedPattern' in values && values['acceptedPattern'] === undefined)
        delete row['acceptedPattern'];
    },
  }));
};

/** A family that no text of the kind passes. */
const otherFamily = 'korean';
const listOnField = (form: string, name: string, schema: Part, ui: Part): readonly PlacedFault[] => {
  const ofUi = (what: string, codes: RegExp, values: Part): PlacedFault => ({
    what,
    document: `forms/${form}.ui`,
    pointer: `/${name}`,
    codes,
    plant: (site) => void Object.assign(partOf(site[`forms/${form}.ui`], name), values),
  });
  const ofSchema = (what: string, codes: RegExp, values: Part): PlacedFault => ({
    what,
    document: `forms/${form}.schema`,
    pointer: `/properties/${name}`,
    codes,
    plant: (site) => {
      const part = partOf(site[`forms/${form}.schema`], 'properties', name);
      delete part['pattern'];
      Object.assign(part, values);
    },
  });
  const options = isPart(ui['ui:options']) ? ui['ui:options'] : {};
  const suggests = typeof ui['ui:autocomplete'] === 'string' ? ui['ui:autocomplete'] : '';
  const isCode = suggests === 'one-time-code' || name === 'verificationCode';
  const hasOwnRule = schema['type'] === 'string' && schema['x-rule-of'] === undefined;
  const isOfKind =
    ['email', 'tel', 'bday'].includes(suggests) ||
    ['date', 'mobile'].includes(String(ui['ui:widget'])) ||
    ['numeric', 'decimal'].includes(String(options['inputMode'])) ||
    ['tel', 'email'].includes(String(options['inputType']));
  const isSecret = ui['ui:widget'] === 'password';
  const isOfFunds = /fund|payment/i.test(`${name}${String(ui['foyer:label'])}`);
  return [
    ...(isSecret
      ? [
          ofUi('password in plain sight', /agreement\.password/, { 'ui:widget': 'text' }),
          ofUi('password in several lines', /agreement\.password/, { 'ui:widget': 'textarea' }),
          isOfFunds
            ? ofUi('password for money filled in', /agreement\.password/, {
                'ui:autocomplete': 'current-password',
              })
            : ofUi('password that nothing fills in', /agreement\.password/, { 'ui:autocomplete': 'off' }),
        ]
      : []),
    ...(isCode && hasOwnRule
      ? [
          ofSchema('code that is too short', /code-length/, { minLength: 1, maxLength: codeDigits - 1 }),
          ofSchema('code that is too long', /code-length/, { minLength: codeDigits + 1, maxLength: 12 }),
        ]
      : []),
    ...(isOfKind && !isCode && hasOwnRule
      ? [ofSchema('rule against the kind', /field-kind/, { format: otherFamily })]
      : []),
    ...(suggests === ''
      ? []
      : [ofUi('unknown suggestion', /field-kind/, { 'ui:autocomplete': `my-${suggests}` })]),
    ...(isPart(ui['foyer:options'])
      ? [ofUi('choice without words', /options/, { 'foyer:options': { other: 'form.username.label' } })]
      : []),
  ];
};
const listOnForms = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site).flatMap((document) => {
    const form = /^forms\/(.+)\.schema$/.exec(document)?.[1];
    if (form === undefined) return [];
    const isBySettings = site[document]?.['x-settings'] !== undefined;
    return Object.entries(partOf(site[document], 'properties')).flatMap(([name, schema]) =>
      isPart(schema)
        ? listOnField(
            form,
            name,
            isBySettings ? { ...schema, 'x-rule-of': name } : schema,
            partOf(site[`forms/${form}.ui`], name),
          )
        : [],
    );
  });

interface PlacedNode {
  readonly node: Part;
  readonly path: readonly (string | number)[];
}
const listNodes = (value: unknown, path: readonly (string | number)[]): readonly PlacedNode[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => listNodes(part, [...path, index]));
  if (!isPart(value)) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => listNodes(inner, [...path, key]));
  return typeof value['type'] === 'string' && typeof value['id'] === 'string'
    ? [{ node: value, path }, ...below]
    : below;
};
const lengths = [4, 5, 7, 8].filter((length) => length !== codeDigits);

const listOnScreens = (site: EditableSite): readonly PlacedFault[] =>
  Object.keys(site)
    .filter((document) => /^(?:pages|modals|fragments|shell)/.test(document))
    .flatMap((document) =>
      listNodes(site[document]?.['root'], ['root']).flatMap(({ node, path }) => {
        const pointer = `/${path.join('/')}`;
        const setProp = (what: string, codes: RegExp, values: Part): PlacedFault => ({
          what,
          document,
          pointer,
          codes,
          plant: (copy) => void Object.assign(partOf(copy[document], ...path, 'props'), values),
        });
        const give = (path: string) => ({ seconds: { $e: { var: path } } });
        if (node['type'] === 'OtpInput')
          return lengths.map((length) => setProp('code of another length', /code-length/, { length }));
        return node['type'] === 'Countdown'
          ? [
              setProp('seconds that are minutes', /unit/, give('settings.limits.smsLockoutMinutes')),
              setProp('seconds that are hours', /unit/, give('settings.limits.reviewHours')),
            ]
          : [];
      }),
    );

/** Disagreements between settings, forms and components, at every place of the site that has one. */
export const listDisagreements = (site: EditableSite): readonly PlacedFault[] => [
  ...listOnBrand(site),
  ...listOnRows(),
  ...listOnForms(site),
  ...listOnScreens(site),
];
