import { describe, expect, it } from 'vitest';
import type { ComponentDefinition, StyleObject } from '../../protocol/document/component-definition.ts';
import type { JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { formDefinitions } from '../../forms/generated/definitions.ts';
import { componentDefinitions } from '../generated/definitions.ts';
import { chosenOnes } from './system-global.ts';
import { semanticColors } from '../../protocol/theme/palette.ts';
import { tokens } from './system-tokens.ts';
import { toText } from '../../protocol/json/to-text.ts';

const definitions = [...componentDefinitions, ...formDefinitions];

/** Every value of every finite prop once, on top of the first value of the others. */
const listPropSets = (definition: ComponentDefinition): readonly JsonObject[] => {
  const properties = definition.props['properties'] as Readonly<Record<string, JsonSchema>>;
  const samples = Object.entries(properties).map(([name, schema]) => {
    if (Array.isArray(schema['enum'])) return [name, schema['enum']] as const;
    if (schema['x-icon'] === true) return [name, ['bell']] as const;
    if (schema['type'] === 'boolean') return [name, [true, false]] as const;
    if (schema['type'] === 'integer') return [name, [schema['minimum'] ?? 1]] as const;
    return [name, ['x']] as const;
  });
  const first = Object.fromEntries(samples.map(([name, values]) => [name, values[0]]));
  const alternatives = samples.flatMap(([name, values]) =>
    values.map((value) => ({ ...first, [name]: value })),
  );
  return [{}, first, ...alternatives] as JsonObject[];
};

const listStyles = (definition: ComponentDefinition): readonly StyleObject[] =>
  listPropSets(definition).flatMap((props) =>
    definition.lower.kind === 'host'
      ? [definition.lower.styles(fillRequired(definition, props))]
      : Object.values(definition.lower.styles(fillRequired(definition, props))),
  );
const fillRequired = (definition: ComponentDefinition, props: JsonObject): JsonObject => ({
  ...((definition.props['required'] as string[]).includes('icon') ? { icon: 'bell' } : {}),
  ...((definition.props['required'] as string[]).includes('level') ? { level: 1 } : {}),
  ...props,
});

const walk = (style: StyleObject, visit: (key: string, value: unknown) => void): void => {
  for (const [key, value] of Object.entries(style)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const isPerBreakpoint = 'base' in value;
      if (isPerBreakpoint) for (const single of Object.values(value)) visit(key, single);
      else walk(value as StyleObject, visit);
    } else visit(key, value);
  }
};

const physical =
  /^(left|right|(margin|padding|border)(Left|Right)|m[lr]$|p[lr]$|float$|(border)(Top|Bottom)(Left|Right)Radius)/;
const colorKeys =
  /^(bg|bgColor|background|backgroundColor|color|borderColor|outlineColor|border\w*Color|accentColor|fill|stroke|caretColor)$/;
const cssColors =
  /^(transparent|currentColor|inherit|none|Canvas|CanvasText|ButtonText|Highlight|HighlightText|LinkText|(linear|radial)-gradient\()/;
const spacingKeys = /^(padding|margin|gap|rowGap|columnGap|inset)(Block|Inline)?(Start|End)?$/;
const cssLengths =
  /^(0|auto|inherit|-?[\d.]+(px|rem|em|%|vh|vw)|calc\(|env\(|max\(|min\(|clamp\(|100%|-?50%|.* .*)/;

const findWrongValues = (style: StyleObject): string[] => {
  const wrong: string[] = [];
  walk(style, (key, value) => {
    if (value === undefined || value === null) return;
    const text = toText(value);
    if (physical.test(key) || (key === 'textAlign' && /left|right/.test(text)))
      wrong.push(`${key} is not logical`);
    const color = text.split('/')[0] ?? '';
    if (colorKeys.test(key) && !Object.hasOwn(semanticColors, color) && !cssColors.test(text))
      wrong.push(`${key}: ${text} is no colour token`);
    if (
      spacingKeys.test(key) &&
      !Object.hasOwn(tokens.spacing, text.replace(/^-/, '')) &&
      !cssLengths.test(text)
    )
      wrong.push(`${key}: ${text} is no space token`);
    if (key === 'borderRadius' && !Object.hasOwn(tokens.radii, text) && !cssLengths.test(text))
      wrong.push(`${key}: ${text} is no radius token`);
    if (key === 'boxShadow' && !/^(card|overlay|brand|none|inset )/.test(text))
      wrong.push(`${key}: ${text} is no shadow token`);
    for (const [, path] of text.matchAll(/\{colors\.([\w.]+)\}/g))
      if (!Object.hasOwn(semanticColors, path ?? ''))
        wrong.push(`${key}: {colors.${path ?? ''}} is no colour token`);
  });
  return wrong;
};

describe('styles of definitions', () => {
  it.each(definitions.map((definition) => [definition.type, definition] as const))(
    '%s uses known tokens and logical sides only',
    (_type, definition) => {
      expect([...new Set(listStyles(definition).flatMap(findWrongValues))]).toEqual([]);
    },
  );

  it('sees a misspelt token and a physical side', () => {
    expect(findWrongValues({ bg: 'bg.surfce', _hover: { marginLeft: '2', padding: '77' } })).toHaveLength(3);
  });
});

/** A rule for the chosen one of several, or for the place that is open. */
const chosenSelector =
  /\[aria-(selected|checked|pressed)=true\]|\[aria-current|\[data-(current|active|state=(now|current))|:checked/;
/** Those that the line of `system-global.ts` reaches: the element itself or one around it says that it is chosen. */
const isReached = (selector: string): boolean =>
  ['aria-selected=true', 'aria-checked=true', 'aria-pressed=true', 'aria-current', 'data-current'].some(
    (attribute) => selector.includes(attribute) && chosenOnes.includes(`[${attribute}]`),
  );
/** What forced colours leave alone, so that it still tells the chosen one from the others. */
const survivors =
  /^(outline|outlineStyle|border\w*Width|border\w*Style|width|fontWeight|textDecoration|transform|insetInlineStart|display)$/;
const isToldBy = (rule: StyleObject): boolean =>
  '_highContrast' in rule || Object.keys(rule).some((key) => survivors.test(key));
const isRule = (rule: unknown): rule is StyleObject =>
  typeof rule === 'object' && rule !== null && !Array.isArray(rule);

/** Components whose chosen part is marked by another part, or by an element around it that says it. */
const markedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // The option in the row has the line.
  GameFinder: ['&[data-active]'],
  // The step around the mark says `aria-current`.
  Steps: ['[data-state=now] &'],
  // The point of a chosen card is a wide border.
  RadioGroup: ['&:has(:checked)'],
};

/** Rules for what is chosen that forced colours would make like all others. */
const findLostChoices = (style: StyleObject): string[] =>
  Object.entries(style).flatMap(([selector, rule]) => {
    if (!isRule(rule) || selector === '_highContrast') return [];
    if (!chosenSelector.test(selector)) return findLostChoices(rule);
    const parts = ['', '::before', '::after'].map((part) => style[selector + part]).filter(isRule);
    return isReached(selector) || parts.some(isToldBy) || '_highContrast' in style ? [] : [selector];
  });
const countChoices = (style: StyleObject): number =>
  Object.entries(style).reduce((sum, [selector, rule]) => {
    if (!isRule(rule)) return sum;
    return sum + (chosenSelector.test(selector) ? 1 : countChoices(rule));
  }, 0);

describe('what is chosen, in forced colours', () => {
  it.each(definitions.map((definition) => [definition.type, definition] as const))(
    'is told from the others in %s',
    (type, definition) => {
      const lost = [...new Set(listStyles(definition).flatMap(findLostChoices))];
      expect(lost).toEqual(markedElsewhere[type] ?? []);
    },
  );

  it('is looked at in every component that can have something chosen', () => {
    const choosing = definitions.filter((one) => listStyles(one).some((style) => countChoices(style) > 0));
    expect(choosing.length).toBeGreaterThanOrEqual(20);
  });

  it('sees a choice that only a colour shows', () => {
    expect(findLostChoices({ '&[data-active]': { bg: 'bg.surface', boxShadow: 'card' } })).toHaveLength(1);
    expect(findLostChoices({ '*:checked + &': { color: 'brand.fg' } })).toHaveLength(1);
    expect(findLostChoices({ '&[aria-checked=true]': { color: 'brand.fg' } })).toEqual([]);
  });
});
