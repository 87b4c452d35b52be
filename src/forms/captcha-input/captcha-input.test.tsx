// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { captchaInputDefinition } from './captcha-input.definition.ts';
import { CaptchaInputView } from './captcha-input.tsx';

const props = { label: 'Letters', image: 'iVBORw0KGgo=', alt: 'Letters to type' };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('CaptchaInput', () => {
  it('shows the picture that the platform sends as base64', () => {
    renderView(captchaInputDefinition, CaptchaInputView, props);
    expect(screen.getByRole('img', { name: 'Letters to type' }).getAttribute('src')).toBe(
      'data:image/png;base64,iVBORw0KGgo=',
    );
  });

  it('marks that it has to be filled in, as every field does', () => {
    renderView(captchaInputDefinition, CaptchaInputView, props);
    expect(screen.getByTitle('Required').textContent).toBe('*');
    expect(screen.getByRole('textbox', { name: 'Letters' }).getAttribute('aria-required')).toBe('true');
  });

  it('asks for another picture at most once a second', () => {
    const { emit } = renderView(captchaInputDefinition, CaptchaInputView, props);
    const button = screen.getByRole('button', { name: 'Show another picture' });
    fireEvent.click(button);
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(999));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(button);
    expect(emit.mock.calls).toEqual([['refresh'], ['refresh']]);
  });

  it('asks for another picture after the pause that the brand wants', () => {
    const { emit } = renderView(captchaInputDefinition, CaptchaInputView, { ...props, pause: 3000 });
    const button = screen.getByRole('button', { name: 'Show another picture' });
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(2999));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(button);
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('forgets the answer to the picture before', () => {
    const { emit, update } = renderView(captchaInputDefinition, CaptchaInputView, props);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Letters' });
    fireEvent.change(input, { target: { value: 'ab12' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'ab12' });
    update({ ...props, image: 'iVBORw0KGgo2' });
    expect(input.value).toBe('');
  });

  it('says its error at the input', () => {
    renderView(captchaInputDefinition, CaptchaInputView, { ...props, error: 'Not the same' });
    const input = screen.getByRole('textbox');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not the same',
    );
  });
});
