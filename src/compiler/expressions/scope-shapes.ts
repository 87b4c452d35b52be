import type { JsonSchema } from '../../protocol/json.ts';

const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const count: JsonSchema = { type: 'number' };
const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

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
  wallet: closed({ balance: text, currency: text, symbol: text }),
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

/**
 * The `ui` scope of a screen with these data sources, opened with such parameters. `pageNames`: what
 * some document of the site sets at `ui.page`; nothing else is ever there.
 */
export const shapeUiScope = (
  dataNames: readonly string[],
  modalParams: JsonSchema,
  pageNames: readonly string[] | null,
): JsonSchema =>
  closed({
    locale: text,
    direction: { enum: ['ltr', 'rtl'] },
    theme: { enum: ['light', 'dark'] },
    online: flag,
    modal: { type: ['string', 'null'] },
    modalParams,
    sideMenu: { enum: ['open', 'closed'] },
    locales: {
      type: 'array',
      items: closed({ code: text, nativeName: text, dir: { enum: ['ltr', 'rtl'] }, bcp47: text }),
    },
    chrome: closed({ header: flag, sideMenu: flag, footer: flag }),
    page:
      pageNames === null
        ? {}
        : closed(Object.fromEntries(pageNames.map((name): [string, JsonSchema] => [name, {}]))),
    data: closed(Object.fromEntries(dataNames.map((name) => [name, sourceStatus]))),
  });

const shapeForm = (fields: readonly string[]): JsonSchema =>
  closed({
    values: closed(Object.fromEntries(fields.map((field): [string, JsonSchema] => [field, {}]))),
    errors: closed(
      Object.fromEntries(
        fields.map((field): [string, JsonSchema] => [field, { type: ['string', 'null'], 'x-message': true }]),
      ),
    ),
  });

/** The `form` scope: what is typed and what is wrong, per form and field; anything of a form that is broken. */
export const shapeFormScope = (forms: Readonly<Record<string, readonly string[] | null>>): JsonSchema =>
  closed(
    Object.fromEntries(
      Object.entries(forms).map(([id, fields]) => [id, fields === null ? {} : shapeForm(fields)]),
    ),
  );
