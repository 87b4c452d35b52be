/**
 * Address of a page of the draft: the preview's own path, the page's path behind it, and the theme and
 * language the portal shall start with. Parameters of a route (`:id`) have no value here and stay.
 */
export function buildPreviewUrl(
  preview: string,
  view: { readonly page: string; readonly theme: string; readonly locale: string },
): string {
  const url = new URL(preview);
  url.pathname = url.pathname.replace(/\/$/, '') + (view.page === '/' ? '/' : view.page);
  url.searchParams.set('theme', view.theme);
  url.searchParams.set('locale', view.locale);
  return url.href;
}
