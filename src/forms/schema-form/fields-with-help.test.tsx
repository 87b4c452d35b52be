// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeRuntime } from '../../components/fake-runtime.fake.tsx';
import { renderView } from '../../components/render-definition.fake.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { loadFormForTest } from '../load-form.fake.ts';
import { schemaFormDefinition } from './schema-form.definition.ts';
import { SchemaFormView } from './schema-form.tsx';
import { messages, props, renderForm } from './registration-form.fake.tsx';

const findInput = (name: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
describe('fields of SchemaForm that help', () => {
  it('says how hard a new password is to guess, and how to do better', async () => {
    renderForm();
    const password = findInput(/^Password/);
    expect(screen.queryByText(/easy to guess/)).toBeNull();
    await userEvent.type(password, 'abcdefgh');
    expect(await screen.findByText(/^Very weak. Sequences such as abc/)).not.toBeNull();
    await userEvent.clear(password);
    await userEvent.type(findInput(/^User name/), 'marilou');
    await userEvent.type(password, 'marilou1');
    expect(await screen.findByText(/Leave out your name/)).not.toBeNull();
    await userEvent.type(password, '-Kape-9');
    expect(await screen.findByText(/Leave out your name/)).not.toBeNull();
    await userEvent.clear(password);
    await userEvent.type(password, 'brass-Kape-93-lamp');
    expect(await screen.findByText(/^(Good|Strong)\.$/)).not.toBeNull();
  });

  it('says of no password that it is good which the server calls easy to guess', async () => {
    const { runtime, update } = renderForm();
    act(() => runtime.set('settings', { brand: { name: 'Aurora' } }));
    const password = findInput(/^Password/);
    await userEvent.type(findInput(/^User name/), 'marilou');
    for (const guess of ['Kape-Aurora-93-lamp', 'Password-Marilou-99']) {
      await userEvent.clear(password);
      await userEvent.type(password, guess);
      expect(await screen.findByText(/Leave out your name/), guess).not.toBeNull();
    }
    await userEvent.clear(password);
    await userEvent.type(password, 'brass-Kape-93-lamp');
    expect(await screen.findByText(/^(Good|Strong)\.$/)).not.toBeNull();
    update({ ...props, errors: { password: 'error.password.guessable' } });
    expect(await screen.findByText(/^Weak\.$/)).not.toBeNull();
  });

  describe('a mobile number', () => {
    const countries = [
      { code: 'PH', name: 'Philippines', dialingCode: '+63' },
      { code: 'US', name: 'United States', dialingCode: '+1' },
      { code: 'CA', name: 'Canada', dialingCode: '+1' },
      { code: 'TR', name: 'Türkiye', dialingCode: '+90' },
    ];
    const renderMobile = (more: JsonObject, widget = 'mobile') => {
      const runtime = createFakeRuntime({ messages: { ...messages, 'form.mobileNum.label': 'Number' } });
      const mobile: JsonObject = { type: 'object', properties: { mobileNum: { type: 'string' } } };
      const mobileUi = { mobileNum: { 'foyer:label': 'form.mobileNum.label', 'ui:widget': widget } };
      runtime.setForm('register', loadFormForTest(mobile, mobileUi));
      return renderView(
        schemaFormDefinition,
        SchemaFormView,
        { ...props, ...more },
        { runtime, nodeId: 'f' },
      );
    };

    it('has a code that is found by name, without accents, and is sent beside the number', async () => {
      const { emit } = renderMobile({ countries });
      const button = await screen.findByRole('button', { name: 'Country code: Philippines, +63' });
      await userEvent.click(button);
      const search = screen.getByRole('combobox', { name: 'Search country or code' });
      expect(document.activeElement).toBe(search);
      expect(screen.getAllByRole('option')).toHaveLength(4);
      await userEvent.type(search, 'turk');
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Türkiye+90']);
      await userEvent.clear(search);
      await userEvent.type(search, 'atlantis');
      expect(screen.getByText('No country found')).not.toBeNull();
      await userEvent.clear(search);
      await userEvent.type(search, '+1{ArrowDown}{Enter}');
      const chosen = await screen.findByRole('button', { name: 'Country code: United States, +1' });
      expect(document.activeElement).toBe(chosen);
      await userEvent.type(findInput(/^Number/), '2025550123');
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
      expect(emit).toHaveBeenLastCalledWith('submit', {
        values: { mobileNum: '2025550123', countryDialingCode: '+1' },
      });
    });

    it('is kept with its code where the request has no other place for it, also one that is typed', async () => {
      const { emit } = renderMobile({ countries }, 'wholeNumber');
      const number = findInput(/^Number/);
      const sent = async (): Promise<unknown> => {
        await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
        const [, payload] = emit.mock.lastCall ?? [];
        return (payload as { values: unknown }).values;
      };
      await userEvent.type(number, '917 555-0042');
      expect(number.value).toBe('9175550042');
      expect(await sent()).toEqual({ mobileNum: '+639175550042' });
      await userEvent.clear(number);
      await userEvent.type(number, '+905321234567');
      expect(await screen.findByRole('button', { name: 'Country code: Türkiye, +90' })).not.toBeNull();
      expect(number.value).toBe('5321234567');
      await userEvent.click(screen.getByRole('button', { name: /^Country code/ }));
      await userEvent.click(screen.getByRole('option', { name: /Philippines/ }));
      expect(await sent()).toEqual({ mobileNum: '+635321234567' });
    });

    it('shows the code of a single country, and none where the site asks for none', () => {
      const { unmount } = renderMobile({ countries: countries.slice(0, 1) });
      expect(screen.getByText('+63')).not.toBeNull();
      expect(screen.getAllByRole('button')).toHaveLength(1);
      unmount();
      renderMobile({});
      expect(screen.queryByText('+63')).toBeNull();
    });
  });

  it('takes the focus to the field of a code when the code was sent, with the button beside it', async () => {
    const runtime = createFakeRuntime({ messages: { ...messages, 'form.code.label': 'SMS code' } });
    const schema: JsonObject = { type: 'object', properties: { code: { type: 'string' } } };
    const ui = { code: { 'foyer:label': 'form.code.label', 'ui:autocomplete': 'one-time-code' } };
    runtime.setForm('register', loadFormForTest(schema, ui));
    const slots = { besideCode: <button type="button">Send code</button> };
    const { update } = renderView(
      schemaFormDefinition,
      SchemaFormView,
      { ...props, codeSent: false },
      { runtime, nodeId: 'f', slots },
    );
    const sender = screen.getByRole('button', { name: 'Send code' });
    expect(sender.parentElement?.contains(findInput(/^SMS code/))).toBe(true);
    await userEvent.click(sender);
    update({ ...props, codeSent: true });
    expect(document.activeElement).toBe(findInput(/^SMS code/));
  });
});
