/** What the server says about markup that it put into the page's root element. */
export interface PrerenderedPage {
  /** Path of the route that was drawn, without parameters. */
  readonly path: string;
  /** Component types whose views must be at hand before the markup can be taken over. */
  readonly views: readonly string[];
}

/** Listed among the views where the markup has a text that needs the library of texts. */
export const textLibraryMark = 'texts';

/** Null where the root is empty: the page is then drawn by the program alone. */
export function readPrerendered(root: HTMLElement): PrerenderedPage | null {
  const path = root.getAttribute('data-foyer-path');
  if (path === null || root.childElementCount === 0) return null;
  const views = (root.getAttribute('data-foyer-views') ?? '').split(' ').filter((name) => name !== '');
  return { path, views };
}

/** Waits for the views of the markup; false where one cannot be had. */
export async function obtainViews(
  { views }: PrerenderedPage,
  obtain: (type: string) => unknown,
): Promise<boolean> {
  try {
    const results = await Promise.all(views.map(obtain));
    return results.every((view) => view !== undefined);
  } catch {
    return false; // Reported by the loader; the page is drawn again, with the fallback of that view.
  }
}

/** Drops the rules that came inside the page once the whole style sheet is in force. */
export function dropFirstStyles(source: Document): void {
  const whole = source.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/site/parts/"]');
  if (whole === null || whole.sheet === null) return;
  source.querySelector('style[data-foyer-first]')?.remove();
}
