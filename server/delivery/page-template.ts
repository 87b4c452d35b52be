import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChunks, type FindChunks } from './route-hints.ts';

/** Replaced by the style sheet and the boot data of the first view. */
const bootMarker = '<!--foyer-boot-->';
const rootMarker = '<div id="root"></div>';

/** What one view puts into the built page. */
export interface PageFilling {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** What a browser without scripts shows, in the language of the page. */
  readonly noScript: string;
  readonly theme: string | undefined;
  /** The release's style sheet: its address. */
  readonly styles: string;
  /** Picture of the tab; null for the one that was built. */
  readonly icon: string | null;
  /** Further links of the head. */
  readonly hints: string;
  /** The script element with the first view's data. */
  readonly boot: string;
  readonly drawn: DrawnRoot | null;
}
/** A view drawn at publish. */
export interface DrawnRoot {
  /** The root element with its markup. */
  readonly html: string;
  readonly css: string;
  readonly script: string;
  /** The locale of the markup, then every other one of the site. */
  readonly locales: readonly string[];
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const iconLink = /<link rel="icon"[^>]*>/;

/** Links of built style sheets: below the markup they hold up the script, not the first paint. */
const styleLinks = /\s*<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * What follows the markup. Browsers that know `blocking="render"` paint nothing before it: a row that is drawn while
 * half of it is on its way moves when the rest has come (HTML standard, link type "expect").
 */
const drawnMark = 'foyer-drawn';
const awaitDrawn = `<link rel="expect" href="#${drawnMark}" blocking="render">`;

const fillDrawn = (template: string, filling: PageFilling, drawn: DrawnRoot): string => {
  if (!template.includes(rootMarker)) throw new Error(`The portal's index.html has no ${rootMarker}`);
  const links = [...template.matchAll(styleLinks)].map(([link]) => link.trim()).join('');
  const rest = [
    `<link id="${drawnMark}" rel="stylesheet" href="${filling.styles}">`,
    links,
    filling.boot,
  ].join('');
  return template
    .replace(styleLinks, '')
    .replace(
      bootMarker,
      () =>
        `${awaitDrawn}<style data-foyer-first>${drawn.css}</style><script>${drawn.script}</script>${filling.hints}`,
    )
    .replace(rootMarker, () => `${drawn.html}${rest}`);
};

/** Writes one view's HTML from the built page. */
export const fillTemplate = (template: string, filling: PageFilling): string => {
  const { lang, dir, title, noScript, theme, icon, drawn } = filling;
  const scheme = theme === 'dark' || theme === 'light' ? ` class="${theme}" data-theme="${theme}"` : '';
  const locales = drawn === null ? '' : ` data-foyer-locales="${escapeHtml(drawn.locales.join(' '))}"`;
  const named = template
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(lang)}" dir="${dir}"${scheme}${locales}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<noscript>[^<]*<\/noscript>/, (built) =>
      noScript === '' ? built : `<noscript>${escapeHtml(noScript)}</noscript>`,
    );
  const branded =
    icon === null ? named : named.replace(iconLink, () => `<link rel="icon" href="${escapeHtml(icon)}">`);
  if (drawn !== null) return fillDrawn(branded, filling, drawn);
  return branded.replace(
    bootMarker,
    () => `<link rel="stylesheet" href="${filling.styles}">${filling.hints}${filling.boot}`,
  );
};

/** The built page, and a name that changes with it. */
export interface PageTemplate {
  readonly version: string;
  readonly text: string;
  readonly findChunks: FindChunks;
}
export type ReadTemplate = () => PageTemplate;

/**
 * The built `index.html`, read again when it changed: a build beside a running server has new names
 * for its files.
 */
export const watchTemplate = (file: string, now: () => number, everyMs = 1_000): ReadTemplate => {
  const read = (): PageTemplate => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(bootMarker)) throw new Error(`The portal's index.html has no ${bootMarker}`);
    const findChunks = readChunks(join(dirname(file), '.vite/manifest.json'));
    return { version: String(statSync(file).mtimeMs), text, findChunks };
  };
  let current = read();
  let looked = now();
  return () => {
    if (now() - looked < everyMs) return current;
    looked = now();
    try {
      if (String(statSync(file).mtimeMs) !== current.version) current = read();
    } catch {
      // In the middle of a build there is no page, or half of one: the one from before still works.
    }
    return current;
  };
};
