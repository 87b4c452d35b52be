/** Style sheets of the typefaces that a theme can choose, by their family; the browser gets only the scripts it shows. */
const typefaces: Readonly<Record<string, () => Promise<unknown>>> = {
  'Plus Jakarta Sans Variable': () => import('../typefaces/plus-jakarta-sans.ts'),
  'Manrope Variable': () => import('../typefaces/manrope.ts'),
  'Lexend Variable': () => import('../typefaces/lexend.ts'),
};

/** Whether the person asked the browser to load little. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the typeface that the styles in force begin with, where there is one to load. Called after the first view, so
 * that its files never hold up what is seen first; until then fonts of the device are shown at the same width.
 */
export async function loadTypeface(source: Document): Promise<void> {
  const [first = ''] = getComputedStyle(source.documentElement).fontFamily.split(',');
  const load = typefaces[first.trim().replaceAll(/^['"]|['"]$/g, '')];
  if (load !== undefined && !savesData()) await load();
}
