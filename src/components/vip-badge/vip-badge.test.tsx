// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { vipBadgeDefinition } from './vip-badge.definition.ts';

it('VipBadge is a word in the colours of its tier, with a crown', () => {
  renderHost(vipBadgeDefinition, { tier: 'gold' }, 'Gold');
  expect(screen.getByText('Gold').tagName).toBe('SPAN');
  const { lower } = vipBadgeDefinition;
  if (lower.kind !== 'host') throw new Error('Expected a host element');
  const looks = ['bronze', 'silver', 'gold', 'platinum', 'diamond'].map((tier) => {
    const { bg, color, borderColor } = lower.styles({ tier });
    return JSON.stringify([bg, color, borderColor]);
  });
  expect(new Set(looks).size).toBe(5);
  expect(lower.styles({ tier: 'gold' })['_before']).toHaveProperty('maskImage');
});
