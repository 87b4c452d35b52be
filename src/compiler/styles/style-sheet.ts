import type { StyleObject } from '../../protocol/document/component-definition.ts';
import type { ResolvedStyle, StyleSystem } from '../catalogue.ts';
import { hashText } from '../content-hash.ts';
import { writeCss } from './css-text.ts';
import { shareRules } from './share-rules.ts';

/** Class name → its rule. */
export type StyleRules = ReadonlyMap<string, string>;

/** Collects the styles of a screen and gives each a class name made from its content. */
export interface StyleSheet {
  /** Class of a style; empty for a style without a rule. */
  addClass(style: StyleObject): string;
  readonly rules: StyleRules;
}

/**
 * Page styles come after tokens, so that they can give a token another value for some languages.
 * Classes are in no layer: they win over all of these.
 */
const layerOrder = '@layer reset,tokens,base,recipes;';

/** Removes properties whose value is undefined. */
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

/** Styles that were resolved before, by system: screens share most of theirs. */
const resolvedStyles = new WeakMap<StyleSystem, Map<string, ResolvedStyle>>();
const mostResolved = 5_000;

/** Regular expression of a class name. */
export const classNamePattern = 'f[0-9a-z]{8}';
/**
 * Name of a class: 40 bits of the hash of what it says, in base 36. Names are a quarter of the sheet, and hexadecimal
 * ones are two characters longer.
 */
export const nameClass = (body: string): string => {
  const bits = Number.parseInt(hashText(body).slice(0, 10), 16);
  return `f${bits.toString(36).padStart(8, '0')}`;
};

const resolveStyle = (system: StyleSystem, style: StyleObject): ResolvedStyle => {
  const css = system.css(prune(style));
  const body = writeCss(css, '&');
  // Rules are written for `&` and named by their own text, so that a name never depends on the order.
  const name = body === '' ? '' : nameClass(body);
  return { name, rule: name === '' ? '' : writeCss(css, `.${name}`) };
};
const recallStyle = (system: StyleSystem, key: string, style: StyleObject): ResolvedStyle => {
  const former = system.resolved?.get(key);
  if (former !== undefined) return former;
  const resolved = resolveStyle(system, style);
  system.resolved?.set(key, resolved);
  return resolved;
};

export const createStyleSheet = (system: StyleSystem): StyleSheet => {
  const stylesOfSystem = resolvedStyles.get(system) ?? new Map<string, ResolvedStyle>();
  resolvedStyles.set(system, stylesOfSystem);
  const rules = new Map<string, string>();
  return {
    rules,
    addClass: (style) => {
      // The order of properties stays in the key: in CSS it decides.
      const key = JSON.stringify(style);
      const resolved = stylesOfSystem.get(key) ?? recallStyle(system, key, style);
      if (stylesOfSystem.size >= mostResolved) stylesOfSystem.clear();
      stylesOfSystem.set(key, resolved);
      if (resolved.name !== '') rules.set(resolved.name, resolved.rule);
      return resolved.name;
    },
  };
};

/** What every release of a theme begins with. */
const frames = new WeakMap<StyleSystem, readonly string[]>();

/** The classes that were written last, by their names: a name is made from what its rule says. */
let lastWritten: { sheets: readonly StyleRules[]; names: string; text: string } = {
  sheets: [],
  names: '',
  text: '',
};
const isLast = (sheets: readonly StyleRules[]): boolean =>
  sheets.length === lastWritten.sheets.length &&
  sheets.every((sheet, index) => sheet === lastWritten.sheets[index]);

/** The classes of all screens as one text. */
export const writeClasses = (sheets: readonly StyleRules[]): string => {
  if (isLast(sheets)) return lastWritten.text;
  const rules = new Map(sheets.flatMap((sheet) => [...sheet]));
  const names = [...rules.keys()].sort().join(' ');
  const text = lastWritten.names === names ? lastWritten.text : shareRules(rules);
  lastWritten = { sheets, names, text };
  return text;
};

/** The whole sheet: reset, page styles, tokens of both themes, then the classes. */
export const writeStyles = (system: StyleSystem, sheets: readonly StyleRules[]): string => {
  const frame = frames.get(system) ?? [
    layerOrder,
    ...(system.fontFaces ?? []).map((face) => writeCss({ '@font-face': face })),
    writeCss(system.getPreflightCss()),
    writeCss(system.getGlobalCss()),
    writeCss(system.getTokenCss()),
  ];
  frames.set(system, frame);
  return [...frame, writeClasses(sheets)].join('\n');
};
