import type { ToCanvasBody } from '../../protocol/canvas.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { requireScreen } from '../../runtime/core/check-parts.ts';
import type { PartStore } from '../../runtime/core/part-store.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';

type Show = Extract<ToCanvasBody, { readonly say: 'show' }>;
type Words = Extract<ToCanvasBody, { readonly say: 'words' }>;

/** A sheet of the draft's own rules. They are named by what they say: one that is there is never another. */
export function createRuleSheet(source: Document): (rules: Show['rules']) => void {
  const sheet = new CSSStyleSheet();
  const added = new Set<string>();
  source.adoptedStyleSheets = [...source.adoptedStyleSheets, sheet];
  return (rules) => {
    for (const [name = '', rule = ''] of rules) {
      if (added.has(name)) continue;
      added.add(name);
      // A style may have several rules: one for itself, and others for moments and widths.
      const single = new CSSStyleSheet();
      single.replaceSync(rule);
      for (const { cssText } of single.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
    }
  };
}

/**
 * Keeps what the editor shows in its place. The portal puts the page of its address back when the session changes, and
 * a page that only the draft has takes the place of another one.
 */
export function holdScreens(runtime: Runtime): (screens: Show['screens']) => void {
  const held = new Map<CompiledScreen['kind'], CompiledScreen>();
  runtime.screens.subscribe(() => {
    const { release } = runtime.active().pointer;
    for (const [kind, screen] of held) {
      const current = runtime.screens.get(kind)?.screen;
      if (current !== undefined && current !== screen) runtime.screens.replace(kind, { screen, release });
    }
  });
  return (screens) => {
    for (const screen of screens) if (screen.kind !== 'modal') held.set(screen.kind, screen);
  };
}

/** Puts a screen of the draft in its place. */
function showScreen(runtime: Runtime, screen: CompiledScreen): void {
  const { release } = runtime.active().pointer;
  if (screen.kind === 'page' && screen.chrome !== undefined) runtime.store.set('ui.chrome', screen.chrome);
  if (screen.kind === 'modal' && runtime.screens.get('modal') === null) return;
  runtime.screens.replace(screen.kind, { screen, release });
}

/**
 * Shows screens one after the other. What cannot be interpreted leaves its place as it is; the sentence says what the
 * first that failed objected to.
 */
export function showScreens(
  runtime: Runtime,
  {
    interpret,
    hold,
  }: {
    readonly interpret: (screen: CompiledScreen) => void;
    readonly hold: (screens: Show['screens']) => void;
  },
  screens: Show['screens'],
): string | null {
  let failed: string | null = null;
  runtime.store.batch(() => {
    for (const screen of screens) {
      try {
        requireScreen(screen, screen.kind);
        interpret(screen);
        hold([screen]);
        showScreen(runtime, screen);
      } catch (error) {
        failed ??= error instanceof Error ? error.message : String(error);
      }
    }
  });
  return failed;
}

/** Puts texts of the draft into force, over those of the release. */
export async function showWords(runtime: Runtime, parts: PartStore, { locale, words }: Words): Promise<void> {
  const { messages, pointer, locale: current } = runtime.active();
  const hash = pointer.manifest.messages[locale];
  if (hash === undefined) return;
  const released = locale === current ? messages : await parts.json<typeof messages>(hash);
  if (locale === current && Object.entries(words).every(([key, text]) => messages[key] === text)) return;
  parts.seed(hash, { ...released, ...words });
  await runtime.setLocale(locale);
}
