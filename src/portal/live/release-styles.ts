import type { RuntimeHost } from '../../runtime/core/runtime-host.ts';
import { loadTypeface } from '../page/load-typeface.ts';

const loadTimeoutMs = 10_000;

function waitForLoad(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('style sheet: no answer in time')), loadTimeoutMs);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('style sheet: could not be loaded'));
    });
  });
}

/**
 * Loads the style sheet of a release beside the one in force, switched off by its medium until
 * `commit`, so that no page is ever drawn with half of each.
 */
export async function loadStyles(source: Document, hash: string): ReturnType<RuntimeHost['loadStyles']> {
  const inForce = (): HTMLLinkElement | null =>
    source.querySelector(
      'link[data-foyer-styles][media="all"], link[data-foyer-styles]:not([media]), link[rel="stylesheet"][href^="/site/parts/"]',
    );
  const href = `/site/parts/${hash}.css`;
  const before = inForce();
  if (before?.getAttribute('href') === href) return { commit: () => undefined, drop: () => undefined };
  const link = source.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  link.setAttribute('data-foyer-styles', '');
  const loaded = waitForLoad(link);
  if (before === null) source.head.append(link);
  else before.after(link);
  try {
    await loaded;
  } catch (error) {
    link.remove();
    throw error;
  }
  return {
    commit: () => {
      link.media = 'all';
      before?.remove();
      // The fonts of the device stay where its files do not come.
      loadTypeface(source).catch(() => undefined);
    },
    drop: () => link.remove(),
  };
}
