// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { iconDefinition } from './icon.definition.ts';
import { toText } from '../../protocol/json/to-text.ts';

describe('Icon', () => {
  it('is hidden from assistive technology without a label and an image with one', () => {
    renderHost(iconDefinition, { icon: 'bell' });
    expect(screen.queryByRole('img')).toBeNull();
    renderHost(iconDefinition, { icon: 'bell', label: 'Messages' });
    expect(screen.getByRole('img', { name: 'Messages' })).toBeDefined();
  });

  it('carries its drawing in the style sheet', () => {
    expect(toText(iconDefinition.lower.styles({ icon: 'bell' })['maskImage'])).toMatch(
      /^url\("data:image\/svg/,
    );
  });
});
