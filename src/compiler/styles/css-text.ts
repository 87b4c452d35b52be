import type { CssObject } from '../catalogue.ts';

/** CSS properties whose plain numbers stay plain; any other number is a length in pixels. */
const unitless = new Set(
  `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns
  fillOpacity flex flexGrow flexPositive flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd
  gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity
  strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize WebkitLineClamp widows zIndex
  zoom`.split(/\s+/),
);

const isBlock = (value: unknown): value is CssObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toPropertyName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');

const toValue = (name: string, value: unknown): string =>
  typeof value === 'number' && value !== 0 && !name.startsWith('--') && !unitless.has(name)
    ? `${value}px`
    : String(value);

/** Splits a selector list at its top-level commas. */
export const splitSelectors = (selector: string): readonly string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const sign = selector[index];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(selector.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...parts, selector.slice(start).trim()];
};

/** `inner` below `outer`: `&` is the outer selector; without it the inner one is a descendant. */
const nestSelector = (outer: string, inner: string): string => {
  const outers = splitSelectors(outer);
  return splitSelectors(inner)
    .flatMap((part) => {
      if (outer === '') return [part.replaceAll(/\s*&/g, '').trim() || part];
      return outers.map((each) => (part.includes('&') ? part.replaceAll('&', each) : `${each} ${part}`));
    })
    .join(',');
};

const writeDeclarations = (block: CssObject): string =>
  Object.entries(block)
    .filter(([, value]) => value !== null && value !== undefined && value !== false && !isBlock(value))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as readonly (string | number)[]) : [value]).map(
        (single) => `${toPropertyName(name)}:${toValue(name, single)}`,
      ),
    )
    .join(';');

/** At-rules whose block is not made of style rules for the selector around them. */
const isStandalone = (key: string): boolean => /^@(keyframes|font-face|property|counter-style)\b/.test(key);

/** Text of a block under a selector. Rules come in the order of the block, declarations first. */
const writeRules = (selector: string, block: CssObject): string => {
  const declarations = writeDeclarations(block);
  let text = declarations === '' || selector === '' ? '' : `${selector}{${declarations}}`;
  for (const [key, value] of Object.entries(block)) {
    if (!isBlock(value)) continue;
    if (isStandalone(key)) text += `${key}{${writeRules('', value) || writeFrames(value)}}`;
    else if (key.startsWith('@')) {
      const inner = writeRules(selector, value);
      if (inner !== '') text += `${key}{${inner}}`;
    } else text += writeRules(nestSelector(selector, key), value);
  }
  return text;
};
const writeFrames = (block: CssObject): string => writeDeclarations(block);

/** CSS data as text: short, deterministic, no vendor prefixes added. */
export const writeCss = (css: CssObject, selector = ''): string => writeRules(selector, css);
