import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { showValue } from './change-log.ts';
import { describeRule } from './describe-rule.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** Words of a message key in the default language; null where there are none. */
export type ReadWords = (key: string) => string | null;

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
const quote = (text: string): string => `"${shorten(text)}"`;

/** A value of a document as a person reads it: words for a text key, a rule in words, sizes by width. */
export const describeValue = (value: unknown, words: ReadWords): string => {
  if (!isJsonObject(value)) return showValue(value);
  if (typeof value.$t === 'string') return quote(words(value.$t) ?? value.$t);
  if ('$e' in value) return describeRule(value.$e);
  if (isJsonObject(value.$r))
    return Object.entries(value.$r)
      .map(([width, one]) => (width === 'base' ? showValue(one) : `${showValue(one)} from ${width}`))
      .join(', ');
  return showValue(value);
};

/** Whether two values are one each, not structures to compare part by part. */
export const isTagged = (value: unknown): boolean =>
  isJsonObject(value) && ('$t' in value || '$e' in value || '$r' in value);

const target = (action: JsonObject): string => {
  const { do: what, to, event, modal, call, data, path, node, href } = action;
  switch (what) {
    case 'send':
      return `sends ${toText(event)} to ${toText(to)}`;
    case 'navigate':
      return `goes to ${typeof to === 'string' ? to : showValue(to)}`;
    case 'open':
      return `opens ${toText(modal)}`;
    case 'close':
      return 'closes the dialog';
    case 'call':
      return `calls ${toText(call)}`;
    case 'reload':
      return `loads ${toText(data)} again`;
    case 'set':
      return `sets ${toText(path)}`;
    case 'track':
      return `counts ${toText(event)}`;
    case 'focus':
      return `focuses ${toText(node)}`;
    case 'announce':
      return 'says something aloud';
    case 'external':
      return `opens ${showValue(href)}`;
    default:
      return toText(what);
  }
};

/** What a list of actions does, in order. */
export const describeActions = (actions: unknown): string => {
  const list: readonly Json[] = Array.isArray(actions)
    ? actions
    : actions === undefined
      ? []
      : [actions as Json];
  const done = list.filter(isJsonObject).map(target);
  return done.length === 0 ? 'nothing' : done.join(', then ');
};

/** Camel case as words: `rowHeight` → `row height`. */
export const nameProp = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
