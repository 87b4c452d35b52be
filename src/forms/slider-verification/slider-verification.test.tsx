// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { sliderVerificationDefinition } from './slider-verification.definition.ts';
import { SliderVerificationView } from './slider-verification.tsx';

const props = { label: 'Fit the piece', puzzle: 'data:,a', piece: 'data:,b', width: 320, attemptsLeft: 3 };
const findSlider = () => screen.getByRole('slider', { name: 'Fit the piece' });

describe('SliderVerification', () => {
  it('is answered by the keyboard alone', async () => {
    const { emit } = renderView(sliderVerificationDefinition, SliderVerificationView, props);
    findSlider().focus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowRight}{Enter}');
    expect(findSlider().getAttribute('aria-valuenow')).toBe('42');
    expect(emit).toHaveBeenCalledExactlyOnceWith('answer', { offset: 42 });
    await userEvent.keyboard('{End}');
    expect(findSlider().getAttribute('aria-valuenow')).toBe('272');
    await userEvent.keyboard('{Home}');
    expect(findSlider().getAttribute('aria-valuenow')).toBe('0');
  });

  it('is answered by dragging, in the pixels of the puzzle whatever its size on the screen', () => {
    const { emit, container } = renderView(sliderVerificationDefinition, SliderVerificationView, props);
    Object.defineProperty(container.querySelector('.track'), 'clientWidth', { value: 160 });
    fireEvent.pointerDown(findSlider(), { clientX: 10, pointerId: 1 });
    fireEvent.pointerMove(findSlider(), { clientX: 60, pointerId: 1 });
    fireEvent.pointerUp(findSlider(), { clientX: 60, pointerId: 1 });
    expect(emit).toHaveBeenCalledExactlyOnceWith('answer', { offset: 100 });
    // Nothing more to press: letting go was the answer.
    expect(screen.queryByRole('button', { name: 'Confirm position' })).toBeNull();
  });

  it('has a button for who moves the piece by keys and cannot press Enter on it', async () => {
    const { emit } = renderView(sliderVerificationDefinition, SliderVerificationView, props);
    findSlider().focus();
    await userEvent.keyboard('{PageUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm position' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('answer', { offset: 20 });
  });

  it('has another way and another puzzle, always in sight', async () => {
    const { emit } = renderView(sliderVerificationDefinition, SliderVerificationView, {
      ...props,
      busy: true,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use the picture-free check' }));
    await userEvent.click(screen.getByRole('button', { name: 'New puzzle' }));
    expect(emit.mock.calls).toEqual([['alternative'], ['refresh']]);
  });

  it('cannot be answered twice while the first answer is checked', async () => {
    const { emit, update } = renderView(sliderVerificationDefinition, SliderVerificationView, props);
    findSlider().focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    update({ ...props, busy: true });
    await userEvent.keyboard('{Enter}');
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it('starts again after a wrong answer and says how many tries are left', () => {
    const { update } = renderView(sliderVerificationDefinition, SliderVerificationView, props);
    fireEvent.keyDown(findSlider(), { key: 'PageUp' });
    update({ ...props, attemptsLeft: 1, error: 'Not quite' });
    expect(findSlider().getAttribute('aria-valuenow')).toBe('0');
    const described = findSlider()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described?.join(' ')).toMatch(/Not quite.*1 attempt left/);
  });
});
