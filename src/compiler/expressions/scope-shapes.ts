import type { JsonSchema } from '../../protocol/json/json.ts';

const text: JsonSchema = { type: 'string' };
/** The mark that parts of `schemas/api` and of flows carry too. */
const money: JsonSchema = { type: 'string', 'x-unit': 'money' };
const flag: JsonSchema = { type: 'boolean' };
/** Never below nothing. */
const count: JsonSchema = { type: 'number', minimum: 0 };
const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
/** What is there on every screen from its first moment. */
const surely = [
  'state',
  'isAgent',
  'locale',
  'direction',
  'theme',
  'online',
  'sideMenu',
  'locales',
  'chrome',
];

/** Whether a path of a scope that is the same on every screen surely leads to something. */
export const isAlwaysThere = (path: string): boolean => {
  const [scope, name = '', ...rest] = path.split('.');
  return (scope === 'session' || scope === 'ui') && rest.length === 0 && surely.includes(name);
};

/** Scopes whose shape is the same on every screen. The others depend on the site or the screen. */
export const fixedScopes: Readonly<Record<'session' | 'member' | 'wallet', JsonSchema>> = {
  session: closed({
    state: { enum: ['booting', 'visitor', 'member'] },
    account: { type: ['string', 'null'] },
    isAgent: flag,
    type: { type: ['number', 'null'] },
  }),
  member: closed({
    nickname: text,
    account: text,
    level: text,
    regDate: count,
    daysJoined: count,
    unread: count,
    breakUntil: { type: ['string', 'null'] },
    breakForGood: flag,
  }),
  wallet: closed({ balance: money, currency: text, symbol: text }),
};

/** The `route` scope; null where any route may be meant. Query and fragment are always open. */
export const shapeRouteScope = (params: JsonSchema | null): JsonSchema =>
  closed({
    id: text,
    path: text,
    params: params ?? { type: 'object', additionalProperties: text },
    query: { type: 'object', additionalProperties: text },
    hash: text,
  });

/** How a data source is doing. */
export const sourceStatus: JsonSchema = closed({
  status: { enum: ['loading', 'ready', 'error'] },
  error: { type: ['string', 'null'] },
  reason: { type: ['string', 'null'], 'x-message': true },
});

/** `ui.page`: what some document of the site sets there, nothing else ever; null while that is not known. */
export const shapePage = (pageNames: readonly string[] | null): JsonSchema =>
  pageNames === null
    ? {}
    : closed(Object.fromEntries(pageNames.map((name): [string, JsonSchema] => [name, {}])));

/** The `ui` scope of a screen with these data sources, opened with such parameters. */
export const shapeUiScope = (
  dataNames: readonly string[],
  modalParams: JsonSchema,
  readPage: () => JsonSchema,
): JsonSchema =>
  closed({
    locale: text,
    direction: { enum: ['ltr', 'rtl'] },
    theme: { enum: ['light', 'dark'] },
    online: flag,
    now: text,
    modal: { type: ['string', 'null'] },
    modalParams,
    sideMenu: { enum: ['open', 'closed'] },
    locales: {
      type: 'array',
      items: closed({
        code: { ...text, 'x-identity': true },
        nativeName: text,
        dir: { enum: ['ltr', 'rtl'] },
        bcp47: text,
      }),
    },
    chrome: closed({ header: flag, headerMenu: flag, sideMenu: flag, footer: flag }),
    // Worked out when it is read: what nothing reads, nothing depends on.
    get page() {
      return readPage();
    },
    data: closed(Object.fromEntries(dataNames.map((name) => [name, sourceStatus]))),
  });

/** A form of the `form` scope: what is typed and what is wrong, by field; anything while the form is broken. */
export const shapeForm = (fields: readonly string[] | null): JsonSchema => {
  if (fields === null) return {};
  return closed({
    values: closed(Object.fromEntries(fields.map((field): [string, JsonSchema] => [field, {}]))),
    errors: closed(
      Object.fromEntries(
        fields.map((field): [string, JsonSchema] => [field, { type: ['string', 'null'], 'x-message': true }]),
      ),
    ),
  });
};
