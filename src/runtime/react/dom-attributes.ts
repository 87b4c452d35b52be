import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { writeNumber } from '../../protocol/words/write-number.ts';

/** DOM attribute → React prop, where React would not take the attribute's own name for it. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  autofocus: 'autoFocus',
};
const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'poster']);
const refused = /^(?:on|style$|srcdoc$|innerhtml$|dangerouslysetinnerhtml$|ref$|key$|children$)/i;
// Browsers skip control characters and spaces inside a scheme; so does this test.
const blanks = /[\u0000-\u0020\u007f-\u009f]/g;
const picture = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;
const plainPath = /^\/[\w-]/;
const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Whether an address is allowed in an attribute: a path or relative address, a full http(s) address, mail,
 * phone, a blob, or an inlined picture.
 */
function isSafeAddress(address: string): boolean {
  // The common ones: a path of the site, and a picture elsewhere.
  if (plainPath.test(address) || address.startsWith('https://') || picture.test(address)) return true;
  const bare = address.replaceAll(blanks, '');
  // Browsers read a host name after any two slashes or backslashes.
  if (/^[/\\]{2}/.test(bare)) return false;
  const match = scheme.exec(bare);
  if (match === null) return true;
  const name = (match[1] as string).toLowerCase();
  if (name === 'data') return picture.test(bare);
  return ['http', 'https', 'mailto', 'tel', 'blob'].includes(name);
}

/** Returns the value to write to the attribute; null where there is none or it is not allowed. */
export function attributeValue(name: string, value: Json): string | number | boolean | null {
  if (value === null || typeof value === 'object' || refused.test(name)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? Number(writeNumber(value)) : null;
  if (!addressAttributes.has(name.toLowerCase())) return value;
  return typeof value === 'boolean' || !isSafeAddress(value) ? null : value;
}

/** Returns an address from data for `src` or `poster`; undefined where it is no text or not allowed. */
export const toSource = (address: unknown): string | undefined =>
  typeof address === 'string' && isSafeAddress(address) ? address : undefined;

/** React's name of a DOM attribute. */
export function reactNameOf(name: string): string {
  return Object.hasOwn(reactNames, name) ? (reactNames[name] as string) : name;
}

/** DOM attributes of a host node as React props. What could run code is left out. */
export function toReactProps(
  attributes: JsonObject,
  into: Record<string, unknown> = {},
): Record<string, unknown> {
  for (const [name, value] of Object.entries(attributes)) {
    const text = attributeValue(name, value);
    if (text !== null) into[reactNameOf(name)] = text;
  }
  return into;
}
