import { describe, expect, it } from 'vitest';
import { badgeDefinition } from './badge.definition.ts';

describe('Badge', () => {
  it('lets data choose among finite tones, each with its own colours', () => {
    const { lower } = badgeDefinition;
    expect(lower.kind === 'host' && lower.variants).toEqual(['tone']);
    const looks = ['neutral', 'brand', 'success', 'warning', 'danger'].map((tone) =>
      JSON.stringify(lower.styles({ tone })),
    );
    expect(new Set(looks).size).toBe(5);
  });
});
