import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import form from 'bench:form';
import messages from 'bench:messages';
import pages from 'bench:pages';
import * as validator from 'bench:validator';
import { SchemaFormView } from '../../../src/forms/schema-form/schema-form.tsx';
import { formViews } from '../../../src/forms/generated/views.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { makePage, type BenchPage } from '../../lobby/open-runtime.tsx';

/**
 * A form of Foyer: schema and validator compiled as a publisher does, drawn through the form library.
 * The first mount makes the runtime; the later ones are a form in a page that runs.
 */
const values = 'form.benchForm.values';
let root: Root | null = null;
let opened: BenchPage | null = null;

const openPage = (): BenchPage =>
  makePage(
    pages['bench-form'],
    messages,
    {},
    {
      views: { SchemaForm: { ...formViews['SchemaForm'], view: SchemaFormView as never } },
      forms: { benchForm: { form, validator } },
    },
  );

globalThis.formContender = {
  name: 'Foyer',
  mount: async (element) => {
    const page = opened ?? openPage();
    opened = page;
    page.runtime.store.set(values, {});
    // The form is a part of the release: at hand here, but handed over by a promise. Then in a task of
    // its own: what runs between tasks is in no count of the browser's.
    await page.ready;
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        const made = createRoot(element);
        root = made;
        flushSync(() => made.render(page.element));
        resolve();
      });
    });
  },
  find: (field) => document.getElementById(`form_${field}`),
  read: (field) => (opened?.runtime.store.get(values) as JsonObject | undefined)?.[field],
  unmount: () => flushSync(() => root?.unmount()),
};
