// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { statusPillDefinition } from './status-pill.definition.ts';

describe('StatusPill', () => {
  it('says the state in words', () => {
    renderHost(statusPillDefinition, { text: 'Paid out', tone: 'success' });
    expect(screen.getByText('Paid out')).toBeDefined();
  });

  it('has a distinct style for every tone', () => {
    const tones = ['neutral', 'info', 'success', 'warning', 'danger'];
    const looks = tones.map((tone) => JSON.stringify(statusPillDefinition.lower.styles({ tone })));
    expect(new Set(looks).size).toBe(tones.length);
  });
});
