// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStyles } from './release-styles.ts';

interface TestWindow {
  readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** Creates a separate document. Nothing is fetched: `canLoad` decides whether sheets load or fail. */
function openPage(canLoad: boolean) {
  const { happyDOM } = globalThis as unknown as TestWindow;
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = canLoad;
  const page = document.implementation.createHTMLDocument('');
  page.head.innerHTML = '<link rel="stylesheet" href="/site/parts/old.css">';
  const links = () => [...page.querySelectorAll('link')];
  return {
    load: (hash: string) => loadStyles(page, hash),
    hrefs: () => links().map((link) => link.getAttribute('href')),
    media: (hash: string) =>
      links()
        .find(({ href }) => href.endsWith(`${hash}.css`))
        ?.getAttribute('media'),
  };
}
// A sheet that cannot be fetched is also logged to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the style sheet of a release', () => {
  it('waits, switched off, behind the one in force until it is taken into force', async () => {
    const page = openPage(true);
    const loading = page.load('new');
    expect(page.hrefs()).toEqual(['/site/parts/old.css', '/site/parts/new.css']);
    const sheet = await loading;
    expect(page.media('new')).toBe('not all');
    sheet.commit();
    expect(page.hrefs()).toEqual(['/site/parts/new.css']);
    expect(page.media('new')).toBe('all');
  });

  it('leaves no trace when the release is not taken', async () => {
    const page = openPage(true);
    const loading = page.load('new');
    (await loading).drop();
    expect(page.hrefs()).toEqual(['/site/parts/old.css']);
  });

  it('leaves the one in force when it cannot be loaded', async () => {
    const page = openPage(false);
    const loading = page.load('new');
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(page.hrefs()).toEqual(['/site/parts/old.css']);
  });

  it('is not loaded again when it is in force already', async () => {
    const page = openPage(true);
    const sheet = await page.load('old');
    sheet.commit();
    sheet.drop();
    expect(page.hrefs()).toEqual(['/site/parts/old.css']);
  });
});
