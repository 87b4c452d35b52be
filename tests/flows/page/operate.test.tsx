// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../../../src/components/render-definition.fake.tsx';
import { sliderVerificationDefinition } from '../../../src/forms/slider-verification/slider-verification.definition.ts';
import { SliderVerificationView } from '../../../src/forms/slider-verification/slider-verification.tsx';
import { operate } from './operate.ts';
import type { Control } from './page-path.ts';

const control = (type: string, on: string): Control => ({ node: 'one', type, on, payload: {}, choice: -1 });

it('the slider sends what is asked for, before keys have moved the piece and after', () => {
  const { emit, container } = renderView(sliderVerificationDefinition, SliderVerificationView, {
    label: 'Fit the piece',
  });
  const use = (on: string): void =>
    act(() => expect(operate(container, control('SliderVerification', on)), on).toBe(true));
  const ways = ['alternative', 'refresh'];
  for (const way of ways) use(way);
  const before = container.querySelectorAll('button').length;
  use('answer');
  expect(container.querySelectorAll('button')).toHaveLength(before + 1);
  for (const way of ways) use(way);
  expect(emit.mock.calls.map(([sent]) => sent)).toEqual([...ways, ...ways]);
});
