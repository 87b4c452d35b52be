import { expect, it } from 'vitest';
import type { Runtime } from '../core/runtime.ts';
import { createStore } from '../core/store.ts';
import { createServices } from './services.ts';

it('a link in a dialog leads to its page and closes the dialog, which stays where the page is unknown', () => {
  const steps: string[] = [];
  const runtime: Pick<Runtime, 'store' | 'closeModal' | 'report'> & { readonly effects: object } = {
    store: createStore(),
    effects: {
      navigate: (route: string) => {
        if (route === 'nowhere') throw new Error('expects a route');
        steps.push(`to ${route}`);
      },
    },
    closeModal: () => void steps.push('close'),
    report: () => void steps.push('report'),
  };
  const services = createServices(runtime as Runtime, (path) => path);
  services.navigate('deposit');
  services.navigate('nowhere');
  expect(steps).toEqual(['to deposit', 'close', 'report']);
});
