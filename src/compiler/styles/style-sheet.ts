import type { StyleObject } from '../../protocol/component-definition.ts';
import { toCanonicalJson } from '../../protocol/canonical-json.ts';
import type { CssObject, StyleSystem } from '../catalogue.ts';
import { hashText } from '../content-hash.ts';
import { writeCss } from './css-text.ts';

/** Collects the styles of a release and gives each a class name made from its content. */
export interface StyleSheet {
  /** Class of a style; empty for a style without a rule. */
  addClass(style: StyleObject): string;
  /** The whole sheet: reset, page styles, tokens of both themes, then every class by name. */
  toText(): string;
}

/**
 * Page styles come after tokens, so that they can give a token another value for some languages.
 * Classes are in no layer: they win over all of these.
 */
const layerOrder = '@layer reset,tokens,base,recipes;';

/** Properties whose value is undefined are not there. */
const prune = (style: StyleObject): StyleObject =>
  Object.fromEntries(
    Object.entries(style)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? prune(value as StyleObject)
          : value,
      ]),
  );

export const createStyleSheet = (system: StyleSystem): StyleSheet => {
  const rules = new Map<string, string>();
  const names = new Map<string, string>();
  const addResolved = (css: CssObject): string => {
    const body = writeCss(css, '&');
    if (body === '') return '';
    // Rules are written for `&` and named by their own text, so that a name never depends on the order.
    const name = `f${hashText(body).slice(0, 10)}`;
    rules.set(name, writeCss(css, `.${name}`));
    return name;
  };
  return {
    addClass: (style) => {
      const pruned = prune(style);
      const key = toCanonicalOrder(pruned);
      const known = names.get(key);
      if (known !== undefined) return known;
      const name = addResolved(system.css(pruned));
      names.set(key, name);
      return name;
    },
    toText: () =>
      [
        layerOrder,
        writeCss(system.getPreflightCss()),
        writeCss(system.getGlobalCss()),
        writeCss(system.getTokenCss()),
        ...[...rules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule),
      ].join('\n'),
  };
};

/** Key of a style. The order of properties stays: in CSS it decides. */
const toCanonicalOrder = (style: StyleObject): string => JSON.stringify(style) ?? toCanonicalJson(null);
