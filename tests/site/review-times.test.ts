import { expect, it } from 'vitest';
import ar from '../../locales/AR.json' with { type: 'json' };
import en from '../../locales/EN.json' with { type: 'json' };
import ty from '../../locales/TY.json' with { type: 'json' };

/** What a member reads while staff decide. That the hours are filled in is for the check of the site. */
const keys = ['deposit.review.text', 'activity.processingText', 'points.processingText'] as const;

it.each(keys)('%s says in each language within how many hours it is usually decided', (key) => {
  for (const texts of [en, ar, ty]) expect(texts[`${key}_other`]).toContain('{{count}}');
});
