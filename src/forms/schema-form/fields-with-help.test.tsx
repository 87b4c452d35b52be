// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFakeRuntime } from '../../components/fake-runtime.fake.tsx';
import { renderView } from '../../components/render-definition.fake.tsx';
import type { JsonObject } from '../../protocol/json.ts';
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

  describe('a mobile number', () => {
    const countries = [
      { code: 'PH', name: 'Philippines', dialingCode: '+63' },
      { code: 'US', name: 'United States', dialingCode: '+1' },
      { code: 'CA', name: 'Canada', dialingCode: '+1' },
      { code: 'TR', name: 'Türkiye', dialingCode: '+90' },
    ];
    const renderMobile = (more: JsonObject) => {
      const runtime = createFakeRuntime({ messages: { ...messages, 'form.mobileNum.label': 'Number' } });
      const mobile: JsonObject = { type: 'object', properties: { mobileNum: { type: 'string' } } };
      const mobileUi = { mobileNum: { 'foyer:label': 'form.mobileNum.label', 'ui:widget': 'mobile' } };
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

    it('shows the code of a single country, and none where the site asks for none', () => {
      const { unmount } = renderMobile({ countries: countries.slice(0, 1) });
      expect(screen.getByText('+63')).not.toBeNull();
      expect(screen.getAllByRole('button')).toHaveLength(1);
      unmount();
      renderMobile({});
      expect(screen.queryByText('+63')).toBeNull();
    });
  });
});
