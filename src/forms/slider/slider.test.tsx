// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { sliderDefinition } from './slider.definition.ts';
import { readPosition } from './slider-steps.ts';
import { SliderView } from './slider.tsx';

const props = { label: 'Limit', name: 'limit', min: '100', max: '5000', step: '100', format: 'money' };
const findSlider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Limit' });

describe('Slider', () => {
  it('says its value as money, to screen readers too, and tells where it was moved to', () => {
    const { emit } = renderView(sliderDefinition, SliderView, { ...props, symbol: '₱', value: '1500' });
    expect(findSlider().getAttribute('aria-valuetext')).toBe('₱1,500.00');
    expect(screen.getByText('₱5,000.00')).toBeDefined();
    fireEvent.change(findSlider(), { target: { value: '2000' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: '2000' });
  });

  it('keeps its own value where the page keeps none', () => {
    renderView(sliderDefinition, SliderView, props);
    expect(findSlider().value).toBe('100');
    fireEvent.change(findSlider(), { target: { value: '300' } });
    expect(findSlider().getAttribute('aria-valuetext')).toBe('300.00');
  });

  it('is off without a choice, and names its error', () => {
    renderView(sliderDefinition, SliderView, { ...props, max: '100', error: 'Choose less.' });
    expect(findSlider().disabled).toBe(true);
    expect(findSlider().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Choose less.')).toBeDefined();
  });

  it('counts exactly where binary fractions do not', () => {
    expect(readPosition(0.30000000000000004, { min: '0', max: '1', step: '0.1' })).toBe('0.3');
    expect(readPosition(7.1, { min: '0.05', max: '9', step: '0.05' })).toBe('7.10');
    expect(readPosition(9.99, { min: '0', max: '9.5', step: '1' })).toBe('9.5');
  });
});
