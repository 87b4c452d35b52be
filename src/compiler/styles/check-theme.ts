import type { JsonObject } from '../../protocol/json/json.ts';
import type { Catalogue, StyleSystem, ThemeTokens } from '../catalogue.ts';
import type { IssueLog } from '../issue-log.ts';
import { listNames, suggestName } from '../suggest.ts';

const document = 'themes/default';
const isColor = (value: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);
const isLength = (value: string): boolean => /^(0|\d{1,4}(\.\d{1,4})?(px|rem|em|%))$/.test(value);
/** A list of family names, quoted or generic: no function, no address, nothing that ends a declaration. */
const isFontList = (value: string): boolean =>
  /^\s*(?:[a-z-]+|'[\p{L}\p{N} _-]+'|"[\p{L}\p{N} _-]+")(?:\s*,\s*(?:[a-z-]+|'[\p{L}\p{N} _-]+'|"[\p{L}\p{N} _-]+"))*\s*$/u.test(
    value,
  );

const categories = {
  radii: { isValid: isLength, wanted: 'a length such as 0.5rem or 8px' },
  fonts: { isValid: isFontList, wanted: 'a list of font names' },
} as const;

interface Check {
  readonly log: IssueLog;
  readonly system: StyleSystem;
  isSound: boolean;
}

const report = (
  check: Check,
  code: 'theme.value' | 'theme.token-unknown',
  place: readonly string[],
  message: string,
): void => {
  check.isSound = false;
  check.log.report(code, { document, place }, message);
};

const checkToken = (check: Check, category: string, name: string): boolean => {
  const tokens = check.system.tokens.categoryMap.get(category);
  if (tokens?.has(name) === true) return true;
  const names = [...(tokens?.keys() ?? [])];
  report(
    check,
    'theme.token-unknown',
    ['tokens', category, name],
    `The design system has no ${category} token "${name}"; it has ${listNames(names)}.${suggestName(name, names)}`,
  );
  return false;
};

const checkColors = (check: Check, colors: NonNullable<ThemeTokens['colors']>): void => {
  for (const [name, pair] of Object.entries(colors)) {
    if (!checkToken(check, 'colors', name)) continue;
    for (const theme of ['light', 'dark'] as const) {
      if (isColor(pair[theme])) continue;
      report(
        check,
        'theme.value',
        ['tokens', 'colors', name, theme],
        `"${pair[theme]}" is no colour; expected #rrggbb.`,
      );
    }
  }
};

/** The tokens of a brand, checked by type against the unthemed `system`; the design system's own where they are not sound. */
export const readTheme = (
  log: IssueLog,
  catalogue: Catalogue,
  system: StyleSystem,
  theme: JsonObject | null,
): ThemeTokens => {
  // What does not have this shape is reported by the shape check.
  const tokens = (theme?.tokens ?? {}) as unknown as ThemeTokens;
  const check: Check = { log, system, isSound: true };
  checkColors(check, tokens.colors ?? {});
  for (const category of ['radii', 'fonts'] as const) {
    for (const [name, value] of Object.entries(tokens[category] ?? {})) {
      if (!checkToken(check, category, name) || categories[category].isValid(value)) continue;
      report(
        check,
        'theme.value',
        ['tokens', category, name],
        `"${value}" is not allowed; expected ${categories[category].wanted}.`,
      );
    }
  }
  if (!check.isSound) return {};
  for (const finding of catalogue.styles.findLowContrast(tokens.colors ?? {})) {
    const place = [
      'tokens',
      'colors',
      tokens.colors?.[finding.front] === undefined ? finding.back : finding.front,
      finding.theme,
    ];
    const { repair } = finding;
    log.report(
      'theme.contrast',
      { document, place },
      `"${finding.front}" on "${finding.back}" has a contrast of ${finding.ratio} in the ${finding.theme} theme; ${finding.least} is the least.`,
      repair === null ? undefined : { summary: `Set it to ${repair.color}`, value: repair.color },
    );
  }
  return tokens;
};
