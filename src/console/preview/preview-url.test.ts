import { expect, it } from 'vitest';
import { buildPreviewUrl } from './preview-url.ts';

it('puts the page behind the preview’s path and the view into the query', () => {
  const url = buildPreviewUrl('http://portal.test/preview/t0/', {
    page: '/register',
    theme: 'dark',
    locale: 'AR',
  });
  expect(url).toBe('http://portal.test/preview/t0/register?theme=dark&locale=AR');
});
it('keeps the home page at the preview’s own path', () => {
  const url = buildPreviewUrl('http://portal.test/preview/t0/', { page: '/', theme: 'light', locale: 'EN' });
  expect(url).toBe('http://portal.test/preview/t0/?theme=light&locale=EN');
});
