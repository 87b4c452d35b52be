// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { otpInputDefinition } from './otp-input.definition.ts';
import { OtpInputView } from './otp-input.tsx';

const props = { label: 'Code', length: 6 };
const findInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

describe('OtpInput', () => {
  it('is one input that the device can fill', () => {
    renderView(otpInputDefinition, OtpInputView, props);
    expect([findInput().autocomplete, findInput().inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('tells the code once when its last digit is typed', async () => {
    const { emit } = renderView(otpInputDefinition, OtpInputView, props);
    await userEvent.type(findInput(), '12345');
    expect(emit).not.toHaveBeenCalled();
    await userEvent.type(findInput(), '67');
    expect(emit).toHaveBeenCalledExactlyOnceWith('complete', { value: '123456' });
  });

  it('takes a pasted code with spaces, and digits of other scripts', async () => {
    const { emit } = renderView(otpInputDefinition, OtpInputView, props);
    await userEvent.click(findInput());
    await userEvent.paste('code: 12 ３４ ٥٦');
    expect(emit).toHaveBeenCalledExactlyOnceWith('complete', { value: '123456' });
  });

  it('is empty again after a refusal and says why', async () => {
    const { update } = renderView(otpInputDefinition, OtpInputView, props);
    await userEvent.type(findInput(), '123456');
    update({ ...props, error: 'Wrong code' });
    expect(findInput().value).toBe('');
    expect(findInput().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Wrong code')).toBeDefined();
  });
});
