// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import englishTexts from '../../../locales/EN.json' with { type: 'json' };
import { createFakeRuntime } from '../../components/fake-runtime.fake.tsx';
import { renderView } from '../../components/render-definition.fake.tsx';
import { amountFieldDefinition } from './amount-field.definition.ts';
import { AmountFieldView } from './amount-field.tsx';

const props = { label: 'Amount', name: 'amount', symbol: '₱', min: '100', max: '5000', step: '50' };
const findInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe('AmountField', () => {
  it('shows its limits before a word is typed', () => {
    renderView(amountFieldDefinition, AmountFieldView, props);
    expect(screen.getByText('₱100.00 to ₱5,000.00')).toBeDefined();
  });

  it('says what is left where that is below the least amount', () => {
    renderView(amountFieldDefinition, AmountFieldView, { ...props, max: '60' });
    expect(screen.getByText('At most ₱60.00')).toBeDefined();
  });

  it('tells a decimal string and writes it as the language does once the person has left', async () => {
    const { emit } = renderView(amountFieldDefinition, AmountFieldView, props);
    await userEvent.type(findInput(), '1,500');
    expect(emit.mock.lastCall).toEqual(['change', { value: '1500', isValid: true }]);
    expect(findInput().value).toBe('1,500');
    await userEvent.tab();
    expect(findInput().value).toBe('1,500.00');
  });

  it('names the limit in place of an error that only says it is passed, and says every other one', async () => {
    const error = 'This amount is below the minimum.';
    renderView(amountFieldDefinition, AmountFieldView, { ...props, error });
    expect(screen.getByText(error)).toBeDefined();
    await userEvent.type(findInput(), '5');
    expect(screen.queryByText(error)).toBeNull();
    expect(screen.getByText('At least ₱100.00')).toBeDefined();
    cleanup();
    const limited = { ...props, value: '9000', error: 'This is above your deposit limit.' };
    const { update } = renderView(amountFieldDefinition, AmountFieldView, limited);
    expect(screen.getByText('At most ₱5,000.00')).toBeDefined();
    update({ ...props, value: '500', error: 'Your balance is too low for this.' });
    expect(screen.getByText('Your balance is too low for this.')).toBeDefined();
  });

  it('puts a quick amount in and marks it', async () => {
    const { emit } = renderView(amountFieldDefinition, AmountFieldView, { ...props, quick: ['100', '1000'] });
    await userEvent.click(screen.getByRole('button', { name: '₱1,000' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: '1000', isValid: true });
    const pressed = screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'true']);
    expect(findInput().value).toBe('1,000.00');
  });

  it('offers the largest amount by its word, where there is one within the limits', async () => {
    const { emit } = renderView(amountFieldDefinition, AmountFieldView, { ...props, most: true });
    await userEvent.click(screen.getByRole('button', { name: 'Maximum ₱5,000' }));
    expect(emit.mock.lastCall).toEqual(['change', { value: props.max, isValid: true }]);
    cleanup();
    renderView(amountFieldDefinition, AmountFieldView, { ...props, most: true, max: '20' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no quick amount that its limits refuse', () => {
    const quick = ['50', '100', '150.50', null, '5000.00', '5000.01'];
    renderView(amountFieldDefinition, AmountFieldView, { ...props, quick });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '₱100',
      '₱150.50',
      '₱5,000',
    ]);
  });

  it.each([
    ['20', 'At least ₱100.00'],
    ['6000', 'At most ₱5,000.00'],
    ['120', 'In steps of ₱50.00'],
    ['100.001', 'Use up to 2 decimal places.'],
    ['1e3', 'Enter an amount such as ₱1,234.50.'],
  ])('keeps %s and says “%s”', async (typed, words) => {
    const { emit } = renderView(amountFieldDefinition, AmountFieldView, props);
    await userEvent.type(findInput(), typed);
    await userEvent.tab();
    expect(screen.getByText(words)).toBeDefined();
    expect(emit.mock.lastCall?.[1]).toMatchObject({ isValid: false });
    expect(findInput().value).toBe(
      ({ '20': '20.00', '120': '120.00', '6000': '6,000.00' } as Record<string, string>)[typed] ?? typed,
    );
  });

  it('reads the digits and signs of the language of the page', async () => {
    const { emit } = renderView(amountFieldDefinition, AmountFieldView, props, { languageTag: 'ar' });
    await userEvent.type(findInput(), '٢٥٠٫٥٠');
    expect(emit.mock.lastCall?.[1]).toMatchObject({ value: '250.50' });
  });

  it('follows the amount that the machine keeps', async () => {
    const { update } = renderView(amountFieldDefinition, AmountFieldView, { ...props, value: '200' });
    expect(findInput().value).toBe('200.00');
    update({ ...props, value: '250' });
    expect(findInput().value).toBe('250.00');
  });

  it('has the decimals of the brand’s currency', async () => {
    const runtime = createFakeRuntime({ messages: englishTexts });
    runtime.set('settings.brand.currency', 'JPY');
    const { emit } = renderView(
      amountFieldDefinition,
      AmountFieldView,
      { ...props, symbol: '¥' },
      { runtime },
    );
    expect(screen.getByText('¥100 to ¥5,000')).toBeDefined();
    expect(findInput().inputMode).toBe('numeric');
    await userEvent.type(findInput(), '1,500');
    await userEvent.tab();
    expect(emit.mock.lastCall).toEqual(['change', { value: '1500', isValid: true }]);
    expect(findInput().value).toBe('1,500');
    await userEvent.clear(findInput());
    await userEvent.type(findInput(), '150.5');
    await userEvent.tab();
    expect(emit.mock.lastCall).toEqual(['change', { value: '150.5', isValid: false }]);
    expect(screen.getByText('Enter an amount such as ¥1,234.')).toBeDefined();
  });
});
