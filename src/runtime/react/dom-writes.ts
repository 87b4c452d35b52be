import type { Json } from '../../protocol/json/json.ts';
import { attributeValue } from './dom-attributes.ts';

/** Elements whose attributes or text React keeps a state of: only React writes them. */
const reactControlled = new Set([
  'input',
  'select',
  'textarea',
  'option',
  'form',
  'dialog',
  'details',
  'audio',
  'video',
  'script',
  'style',
  'title',
  'iframe',
  'object',
  'embed',
  'progress',
]);
/** Attributes that mean the same to React and to the DOM; all others are left to React. */
const plain = new Set(['alt', 'title', 'href', 'src', 'srcset', 'sizes', 'width', 'height', 'role', 'lang']);
const flags = new Set(['disabled', 'hidden']);

/** Attributes that React hands on as they are, where they are texts. */
const passedThrough = new Set(
  (
    'id for type name dir tabindex target rel loading decoding fetchpriority datetime colspan rowspan ' +
    'scope headers cite hreflang crossorigin referrerpolicy'
  ).split(' '),
);
const counts = new Set(['tabindex', 'colspan', 'rowspan']);

/** Whether a bound text of this element can be written without React. */
export function isTextWritable(tag: string): boolean {
  return !reactControlled.has(tag);
}

/** Whether a bound attribute of this element can be written without React. */
export function isAttributeWritable(tag: string, name: string): boolean {
  if (reactControlled.has(tag)) return false;
  return /^(?:aria|data)-[a-z-]+$/.test(name) || plain.has(name) || flags.has(name);
}

/** What React would put into an attribute that is writable; null for no attribute. */
export function attributeText(name: string, tag: string, value: Json): string | null {
  const attribute = attributeValue(name, value);
  if (attribute === null) return null;
  if (flags.has(name)) return attribute ? '' : null;
  const text = String(attribute);
  if (!plain.has(name)) return text;
  if (typeof attribute === 'boolean') return null;
  // An empty address would load the page itself again; only a link may go there.
  const isEmptyAddress = text === '' && (name === 'src' || (name === 'href' && tag !== 'a'));
  return isEmptyAddress ? null : text;
}

/**
 * What React would put into an attribute that never changes; null for no attribute, and undefined
 * where only React knows.
 */
export function fixedAttribute(
  name: string,
  tag: string,
  value: string | number | boolean,
): string | null | undefined {
  if (isAttributeWritable(tag, name)) return attributeText(name, tag, value);
  const isHandedOn = typeof value === 'string' ? passedThrough.has(name) : counts.has(name);
  return isHandedOn && typeof value !== 'boolean' ? String(value) : undefined;
}

/** Gives the attribute the value that React would give it; whether that was news. */
export function writeAttribute(element: Element, name: string, tag: string, value: Json): boolean {
  const text = attributeText(name, tag, value);
  if (element.getAttribute(name) === text) return false;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
  return true;
}

/** The class attribute; whether that was news. */
export function writeClass(element: Element, name: string | undefined): boolean {
  if (element.getAttribute('class') === (name ?? null)) return false;
  if (name === undefined) element.removeAttribute('class');
  else element.setAttribute('class', name);
  return true;
}

/** The text of an element that holds nothing else; whether that was news. */
export function writeText(element: Element, text: string): boolean {
  const first = element.firstChild;
  // The text node stays, so that a selection in it and React's own writes stay right.
  if (first !== null && first.nodeType === Node.TEXT_NODE && first.nextSibling === null) {
    if (first.nodeValue === text) return false;
    first.nodeValue = text;
    return true;
  }
  if (element.textContent === text) return false;
  element.textContent = text;
  return true;
}
