import { drawView } from '../../server/prerender/draw-view.ts';
import { openParts } from '../../server/prerender/still-engine.ts';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import type { Catalogue, ThemeTokens } from '../../src/compiler/catalogue.ts';
import { writeCss } from '../../src/compiler/styles/css-text.ts';
import { nameClass } from '../../src/compiler/styles/style-sheet.ts';
import type { StyleObject } from '../../src/protocol/document/component-definition.ts';
import type {
  BootPayload,
  CompiledScreen,
  CompiledSite,
  Release,
} from '../../src/protocol/release/release.ts';
import { compileExamples } from '../../server/gallery/compile-gallery.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

export interface DrawnExamples {
  /** The release's static sheet. */
  readonly sheet: string;
  /** Class of the sheet → the style object that it was made from. */
  readonly styles: Readonly<Record<string, StyleObject>>;
  readonly theme: ThemeTokens;
  readonly examples: readonly { readonly id: string; readonly html: string }[];
}

/** The catalogue with an ear at the design system: what went in, under the class that came out. */
const listen = (catalogue: Catalogue) => {
  const styles: Record<string, StyleObject> = {};
  const themes: ThemeTokens[] = [];
  const heard: Catalogue = {
    ...catalogue,
    styles: {
      ...catalogue.styles,
      createSystem: (theme) => {
        themes.push(theme);
        const system = catalogue.styles.createSystem(theme);
        return {
          ...system,
          css: (style) => {
            const css = system.css(style);
            styles[nameClass(writeCss(css, '&'))] = style;
            return css;
          },
        };
      },
    },
  };
  return { heard, styles, themes };
};

/**
 * Markup whose picture depends on styles alone: dialogs stand open in the page, drawings come from the
 * page's own sprite, and films have neither picture nor controls, which the browser draws in its time.
 */
const makeStill = (html: string): string =>
  html
    .replaceAll('<dialog', '<dialog open=""')
    .replaceAll('/assets/icons.svg#', '#')
    .replaceAll(/<video[^>]*>/g, (tag) => tag.replaceAll(/\s(src|poster|controls)="[^"]*"/g, ''));

const drawPages = async (release: Release, ids: readonly string[]): Promise<DrawnExamples['examples']> => {
  const { manifest } = release;
  const bodyOf = (hash: string | undefined): string => release.parts[hash ?? '']?.body ?? 'null';
  const read = <Part>(hash: string | undefined): Part => parseOwnJson<Part, 'release'>(bodyOf(hash));
  const shared = {
    active: { merchant: '', revision: 0, release: release.hash, manifest },
    site: read<CompiledSite>(manifest.site),
    shell: read<CompiledScreen>(manifest.shell),
    locale: 'EN',
    messages: read<BootPayload['messages']>(manifest.messages['EN']),
  };
  const examples: { id: string; html: string }[] = [];
  for (const id of ids) {
    const page = read<CompiledScreen>(manifest.pages[id]);
    const parts = openParts((hash) => release.parts[hash]?.body);
    parts.seed(manifest.pages[id] ?? '', page);
    const drawn = await drawView({ ...shared, page }, parts, `/gallery/${id}`);
    if (drawn === null) throw new Error(`Expected ${id} to be drawn`);
    examples.push({ id, html: makeStill(drawn.html) });
  }
  return examples;
};

/** Every component's example, or those named, as markup, with the sheet and the styles behind its classes. */
export const drawExamples = async (root: string, ids?: readonly string[]): Promise<DrawnExamples> => {
  const { heard, styles, themes } = listen(loadCatalogue());
  const { release, examples } = await compileExamples(root, heard);
  return {
    sheet: release.parts[release.manifest.styles]?.body ?? '',
    styles,
    theme: themes.at(-1) ?? {},
    examples: await drawPages(release, ids ?? examples.map(({ id }) => id)),
  };
};
