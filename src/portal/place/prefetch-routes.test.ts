// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { prefetchRoutes } from './prefetch-routes.ts';

it('fetches the page of a link that is pointed at or focused, and nothing for other addresses', () => {
  const asked: string[] = [];
  const routes = [{ id: 'help', path: '/help', page: 'help-page' }];
  const runtime = {
    active: () => ({ site: { routes } }),
    loadPage: (id: string) => {
      asked.push(id);
      return Promise.reject(new Error('offline'));
    },
  } as unknown as Runtime;
  document.body.innerHTML =
    '<a id="in" href="/help"><b>Help</b></a><a id="out" href="https://other.example/help">x</a><a id="no" href="/nowhere">x</a>';
  prefetchRoutes(runtime, document);
  const point = (selector: string, type: string): boolean | undefined =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  point('#in b', 'pointerover');
  point('#out', 'pointerover');
  point('#no', 'pointerover');
  point('#in', 'focusin');
  expect(asked).toEqual(['help-page', 'help-page']);
});
