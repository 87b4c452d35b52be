// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeRuntime } from '../../components/fake-runtime.fake.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { loadFormForTest } from '../load-form.fake.ts';
import { messages, renderForm, schema, ui } from './registration-form.fake.tsx';

const findInput = (name: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const rule = 'A letter first, then letters and digits, 4 to 12';
const describedBy = (input: HTMLElement): readonly string[] =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`);

it('shows the rule of a field from when the field is entered, and an error in its words in its place', async () => {
  renderForm();
  const name = findInput(/^User name/);
  // Assistive technology reads it as the description when the input takes the focus.
  expect(describedBy(name)).toEqual([rule]);
  expect(screen.getByText(rule).hidden).toBe(true);
  await userEvent.click(name);
  expect(screen.getByText(rule).hidden).toBe(false);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  // That something is missing says nothing of how it is written: what is below stays where it is.
  expect(screen.getByText(rule).hidden).toBe(false);
  expect(describedBy(name)).toHaveLength(2);
  await userEvent.type(name, '9');
  expect(screen.queryByText(rule)).toBeNull();
  expect(describedBy(name)).toEqual([`${rule}.`]);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(name);
  await userEvent.type(name, 'maria');
  expect(name.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText(rule).hidden).toBe(false);
});

it('shows what a field is for before it is entered', () => {
  const runtime = createFakeRuntime({ messages: { ...messages, 'form.purpose': 'We write to you here.' } });
  const email = { 'foyer:label': 'form.email.label', 'foyer:hint': 'form.purpose' };
  runtime.setForm('register', loadFormForTest(schema, { ...ui, email }));
  renderForm({}, runtime);
  expect(screen.getByText('We write to you here.').hidden).toBe(false);
});

const codes = { 'form.codes': 'Have a code?', 'form.a': 'Referral', 'form.b': 'Promo', 'form.c': 'City' };
const renderCodes = ({ required = [] as string[], values = {} as JsonObject, errors = {} as JsonObject }) => {
  const runtime = createFakeRuntime({ messages: { ...messages, ...codes } });
  const text = { type: 'string', maxLength: 20 };
  const fold = { 'foyer:fold': 'form.codes' };
  const loaded = loadFormForTest(
    { type: 'object', required, properties: { a: text, b: text, c: text } },
    {
      a: { 'foyer:label': 'form.a', ...fold },
      b: { 'foyer:label': 'form.b', ...fold },
      c: { 'foyer:label': 'form.c' },
    },
  );
  runtime.setForm('register', loaded);
  return renderForm({ values, errors }, runtime);
};
const findFold = () => screen.queryByText('Have a code?')?.closest('details') ?? null;

it('puts neighbours behind the same words, and opens them by a press', async () => {
  const { emit } = renderCodes({});
  expect(findFold()?.open).toBe(false);
  expect(findFold()?.querySelectorAll('input')).toHaveLength(2);
  expect(findFold()?.contains(findInput('City'))).toBe(false);
  await userEvent.click(screen.getByText('Have a code?'));
  expect(findFold()?.open).toBe(true);
  await userEvent.type(findInput('Promo'), 'SPRING');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(emit).toHaveBeenCalledWith('submit', { values: { b: 'SPRING' } });
});

it('is open where a field has a value or an error, and never holds one that has to be filled in', () => {
  renderCodes({ values: { a: 'FRIEND' } });
  expect(findFold()?.open).toBe(true);
  cleanup();
  renderCodes({ errors: { b: 'error.account.taken' } });
  expect(findFold()?.open).toBe(true);
  cleanup();
  renderCodes({ required: ['a'] });
  expect(findFold()?.open).toBe(false);
  expect(findFold()?.contains(findInput(/^Referral/))).toBe(false);
  expect(findFold()?.contains(findInput('Promo'))).toBe(true);
});
