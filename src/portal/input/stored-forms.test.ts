import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { preserveForm } from '../../runtime/core/mounted-forms.ts';
import { createStore } from '../../runtime/core/store.ts';
import { createFormValues } from './form-values.ts';
import { keepForms } from './stored-forms.ts';
import { createFakeTexts } from './text-storage.fake.ts';

function open(tabTexts: ReturnType<typeof createFakeTexts>) {
  const store = createStore({ form: {} });
  const forms = createFormValues({ store, clock: createFakeClock(), holdsSecrets: () => false });
  const page = new EventTarget();
  keepForms(forms, tabTexts, page);
  return { store, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

describe('forms of a tab', () => {
  it('stand after a reload as they were typed, without passwords', () => {
    const tab = createFakeTexts();
    const before = open(tab);
    preserveForm(before.store, 'register', ['password']);
    before.store.set('form.register.values', { username: 'ana', terms: true, password: 'secret' });
    before.leave();
    expect(JSON.stringify(tab.all())).not.toContain('secret');
    const after = open(tab);
    expect(after.store.get('form.register.values')).toEqual({ username: 'ana', terms: true });
  });
  it('are kept for one page only', () => {
    const tab = createFakeTexts({ forms: '{"register":{"username":"ana"}}' });
    open(tab);
    expect(tab.all()).toEqual({});
    open(tab).leave();
    expect(tab.all()).toEqual({});
  });
  it.each(['', 'null', '[1]', '{"register":1}', '{"__proto__":{"a":1}}', '{"a.b":{"c":1}}', '{'])(
    'begin empty where %j is kept',
    (kept) => {
      expect(open(createFakeTexts({ forms: kept })).store.get('form')).toEqual({});
    },
  );
});
