// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeRuntime, type FakeRuntime } from '../../components/fake-runtime.fake.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { loadFormForTest } from '../load-form.fake.ts';
import { messages, account, schema, ui, props, startRuntime, renderForm } from './registration-form.fake.tsx';

const findInput = (name: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const describedBy = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

describe('SchemaForm', () => {
  it('tells the runtime while it stands which of its fields hold secrets', () => {
    const held: unknown[] = [];
    const runtime: FakeRuntime = {
      ...startRuntime(),
      preserveForm: (form, secrets) => {
        held.push([form, secrets]);
        return () => held.push('gone');
      },
    };
    const { unmount } = renderForm({}, runtime);
    expect(held).toEqual([['register', ['password']]]);
    unmount();
    expect(held.at(-1)).toBe('gone');
  });

  it('joins label, hint and input, under ids that stay the same', () => {
    renderForm();
    const input = findInput(/^User name/);
    expect(input.id).toBe('f_account');
    expect(input.autocomplete).toBe('username');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(describedBy(input)).toBe('A letter first, then letters and digits, 4 to 12');
  });

  it('links a box to the text that it is about, in a new tab, with its values filled in', () => {
    const runtime = createFakeRuntime({
      messages: { ...messages, 'form.age.label': 'I am {{age}} or older', 'form.age.link': 'Who may play' },
    });
    const link = { route: 'care', label: 'form.age.link' };
    const age = { 'foyer:label': 'form.age.label', 'foyer:labelArgs': { age: 21 }, 'foyer:link': link };
    const properties = { age: { type: 'boolean', const: true } };
    runtime.setForm('register', loadFormForTest({ type: 'object', properties }, { age }));
    renderForm({}, runtime);
    expect(findInput('I am 21 or older').type).toBe('checkbox');
    const found = screen.getByRole<HTMLAnchorElement>('link', { name: 'Who may play' });
    expect([found.getAttribute('href'), found.target]).toEqual([runtime.hrefFor('care'), '_blank']);
  });

  it('takes digits of any script where its rule takes digits, and sends those of Latin', async () => {
    const runtime = createFakeRuntime({ messages });
    const properties = {
      code: { type: 'string', pattern: '^[0-9]+$', minLength: 4, maxLength: 6 },
      phone: { type: 'string', pattern: '^[+0-9 ]{7,16}$' },
      remark: { type: 'string' },
    };
    const names = { code: { 'foyer:label': 'Code' }, phone: { 'foyer:label': 'Phone' } };
    runtime.setForm(
      'register',
      loadFormForTest({ type: 'object', properties }, { ...names, remark: { 'foyer:label': 'Remark' } }),
    );
    const { emit } = renderForm({}, runtime);
    await userEvent.type(findInput(/^Code/), '١٢٣٤');
    await userEvent.type(findInput(/^Phone/), '۰۹۱۷ ۱۲۳');
    await userEvent.type(findInput(/^Remark/), '٣');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(emit).toHaveBeenCalledWith('submit', {
      values: { code: '1234', phone: '0917 123', remark: '٣' },
    });
    expect(findInput(/^Code/).value).toBe('١٢٣٤');
  });

  it('neither draws nor sends the fields that it is to leave out', async () => {
    const values = { account: 'maria1', password: 'long enough', terms: true, email: 'a@b.example' };
    const { emit } = renderForm({ values, without: ['email'] });
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const { email: _left, ...sent } = values;
    expect(emit).toHaveBeenCalledWith('submit', { values: sent });
  });

  it('asks nothing of a field that it is to leave out, though the form wants it', async () => {
    const { emit } = renderForm({ values: { account: 'maria1', terms: true }, without: ['password'] });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(emit).toHaveBeenCalledWith('submit', { values: { account: 'maria1', terms: true } });
  });

  it('never hands a pattern or a length to the browser', () => {
    const { container } = renderForm();
    expect(container.querySelector('form')?.noValidate).toBe(true);
    expect(container.querySelectorAll('[pattern], [minlength], [maxlength], [required]')).toHaveLength(0);
  });

  it('says nothing while a person types and tells them when they leave the field', async () => {
    const { emit } = renderForm();
    const input = findInput(/^User name/);
    await userEvent.type(input, '9x');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toContain('A letter first, then letters and digits, 4 to 12.');
    expect(emit).toHaveBeenCalledWith('fieldBlur', { field: 'account', value: '9x' });
    // Other fields were not left yet.
    expect(findInput(/^Password/).getAttribute('aria-invalid')).toBe('false');
  });

  it('refuses a wrong submit: lists every error, moves the focus there, and each entry goes to its field', async () => {
    const { emit } = renderForm();
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const summary = screen.getByRole('group', { name: /3/ });
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('button')).toHaveLength(3);
    await userEvent.click(within(summary).getByRole('button', { name: /^Password/ }));
    expect(document.activeElement?.id).toBe('f_password');
    expect(emit.mock.calls.filter(([event]) => event === 'submit')).toEqual([]);
  });

  it('complains of nothing after its flow emptied it, and does again once a field is left', async () => {
    const runtime = startRuntime();
    renderForm({}, runtime);
    await userEvent.type(findInput(/^User name/), '9x');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(findInput(/^User name/).getAttribute('aria-invalid')).toBe('true');
    act(() => runtime.write('form.register.values', undefined as never));
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(findInput(/^User name/).getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.type(findInput(/^User name/), '9{Tab}');
    expect(findInput(/^User name/).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes what the layout hands over, and leaves out what it has nothing for', async () => {
    const { emit } = renderForm({
      values: { account: 'lena1', password: 'Foyer-2026', terms: true, email: '', currency: null },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(emit).toHaveBeenCalledWith('submit', {
      values: { account: 'lena1', password: 'Foyer-2026', terms: true },
    });
  });

  it('shows what the flow says once it has saved what was typed, and keeps typed text until then', async () => {
    const { update } = renderForm({ values: { account: 'lena1' } });
    await userEvent.type(findInput(/^User name/), '2');
    update({ ...props, values: { account: 'other1' } });
    expect(findInput(/^User name/).value).toBe('lena12');
    update({ ...props, values: { account: 'lena12' } });
    update({ ...props, values: { account: 'later1' } });
    expect(findInput(/^User name/).value).toBe('later1');
  });

  it('submits what is typed and nothing of hidden or former fields', async () => {
    const runtime = startRuntime();
    runtime.setForm('register', loadFormForTest(schema, { ...ui, currency: { 'ui:widget': 'hidden' } }));
    runtime.set('form.register.values', { former: 'x', currency: 'PHP' });
    const { emit } = renderForm({}, runtime);
    await userEvent.type(findInput(/^User name/), 'lena1');
    await userEvent.type(findInput(/^Password/), 'Foyer-2026');
    await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(emit).toHaveBeenCalledWith('submit', {
      values: { account: 'lena1', password: 'Foyer-2026', terms: true },
    });
  });

  it('does not submit again while it is busy', async () => {
    const { emit, update } = renderForm(
      {},
      (() => {
        const runtime = startRuntime();
        runtime.set('form.register.values', { account: 'lena1', password: 'Foyer-2026', terms: true });
        return runtime;
      })(),
    );
    update({ ...props, busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(emit.mock.calls.filter(([event]) => event === 'submit')).toEqual([]);
  });

  it('shows what was found when a field was left there, until it is changed, and moves no focus', async () => {
    const user = userEvent.setup();
    const { update } = renderForm();
    await user.type(findInput(/User name/), 'player1');
    await user.tab();
    const focused = document.activeElement;
    update({ ...props, checks: { account: 'error.account.taken' } });
    expect(describedBy(findInput(/User name/))).toContain('This name is taken.');
    expect(screen.queryByText(/problem/)).toBeNull();
    expect(document.activeElement).toBe(focused);
    await user.type(findInput(/User name/), '2');
    expect(describedBy(findInput(/User name/))).not.toContain('This name is taken.');
  });
  it("shows the server's word at the field until that field is changed", async () => {
    const runtime = startRuntime();
    runtime.set('form.register.values', { account: 'lena1', password: 'Foyer-2026', terms: true });
    const { update } = renderForm({}, runtime);
    update({ ...props, errors: { account: 'error.account.taken' } });
    expect(describedBy(findInput(/^User name/))).toContain('This name is taken.');
    expect(document.activeElement?.textContent).toContain('User name: This name is taken.');
    await userEvent.type(findInput(/^User name/), '2');
    expect(describedBy(findInput(/^User name/))).not.toContain('This name is taken.');
  });

  it("leaves the server's word on an input beside it to the code that shows that input", () => {
    const { update } = renderForm();
    update({ ...props, errors: { captcha: 'error.account.taken' } });
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('shows and hides the password without losing it', async () => {
    renderForm();
    const input = findInput(/^Password/);
    await userEvent.type(input, 'Foyer-2026');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value]).toEqual(['text', 'Foyer-2026']);
    expect(screen.getByRole('button', { name: 'Hide password' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('chooses from a list whose words are messages', async () => {
    const { runtime } = renderForm();
    const select = screen.getByRole('combobox', { name: /^Currency/ });
    await userEvent.selectOptions(select, 'Philippine peso');
    expect(runtime.read('form.register.values.currency')).toBe('PHP');
  });

  it('keeps typed text, focus and the very input when a release adds, removes and moves other fields', async () => {
    const { runtime } = renderForm();
    const input = findInput(/^User name/);
    await userEvent.type(input, 'lena1');
    input.setSelectionRange(2, 4);
    const { password, terms } = schema['properties'] as Record<string, JsonObject>;
    const swapped: JsonObject = {
      type: 'object',
      properties: { promo: { type: 'string' }, password: password ?? {}, account, terms: terms ?? {} },
      required: ['promo', 'password'],
    };
    act(() =>
      runtime.setForm(
        'register',
        loadFormForTest(swapped, { ...ui, 'ui:order': ['promo', 'password', '*'] }),
      ),
    );
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
    expect(screen.getByLabelText(/^promo/)).toBeDefined();
    expect(findInput(/^User name/)).toBe(input);
    expect(document.activeElement).toBe(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['lena1', 2, 4]);
    act(() => runtime.setForm('register', loadFormForTest(schema, ui)));
    expect(findInput(/^User name/)).toBe(input);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('lena1');
  });

  it('shows a place holder with words until the form is there', () => {
    const runtime = createFakeRuntime({ messages });
    renderForm({}, runtime);
    expect(screen.getByRole('status', { name: 'Loading form' })).toBeDefined();
    act(() => runtime.setForm('register', loadFormForTest(schema, ui)));
    expect(findInput(/^User name/)).toBeDefined();
  });

  it('draws the field that a key is typed into, and no other', async () => {
    const runtime = startRuntime();
    const said: string[] = [];
    const heard: FakeRuntime = {
      ...runtime,
      t: (key, args) => {
        said.push(key);
        return runtime.t(key, args);
      },
    };
    renderForm({}, heard);
    const input = findInput(/^User name/);
    await userEvent.type(input, 'l');
    said.length = 0;
    await userEvent.type(input, 'e');
    expect(said).toContain('form.account.label');
    expect(said.filter((key) => key.startsWith('form.') && !key.startsWith('form.account'))).toEqual([]);
  });

  it('takes a value that the layout wrote', () => {
    const { runtime } = renderForm();
    act(() => runtime.set('form.register.values', { account: 'from-link' }));
    expect(findInput(/^User name/).value).toBe('from-link');
    fireEvent.blur(findInput(/^User name/));
    expect(findInput(/^User name/).getAttribute('aria-invalid')).toBe('true');
  });
});
