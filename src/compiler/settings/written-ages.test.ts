import { describe, expect, it } from 'vitest';
import { listWrittenAges } from './written-ages.ts';

/** A text, or what leads to an age in it. */
const ages: Readonly<Record<string, readonly string[]>> = {
  signs: ['18+', '18 +', '(18+)', '+18', '١٨+', '18-plus'],
  years: [
    '18 years old',
    '18 years',
    '18 or over',
    '18 and over',
    '18 or above',
    '18 And Older',
    '18 and up',
  ],
  words: ['aged 18', 'Over 18s only', 'no under-18s', 'from the age of 18 on', 'for ages 18 to 99'],
  led: [
    'You must be at least 18.',
    'at least 18 to play',
    'Nobody under 18',
    'Under 18 may not play',
    'people younger than 18, and',
    'You must be 18 to register',
    'once you have turned 18',
    'Over 18 only',
  ],
  spelled: ['eighteen or older', 'at least eighteen', 'Eighteen years', 'nobody under eighteen'],
  Filipino: [
    '18 taong gulang',
    'hindi bababa sa 18',
    'wala pang 18',
    'mas bata sa 18 ay hindi puwede',
    '18 pataas',
    '18 taon pataas',
    'edad 18',
    'edad na 18',
    'labing-walo pataas',
    'labingwalong taong gulang',
    '18 anyos',
  ],
  Arabic: [
    'عمرك ١٨ سنة',
    'لا يقل عن 18',
    'لمن هم فوق ١٨ عاماً فقط',
    'أقل من 18',
    'دون 18',
    '18 فما فوق',
    'سن 18',
    'ثمانية عشر عاماً',
    'لمن بلغ 18',
  ],
};
const others = [
  ...['118+', '18+1', '1.18+', '+180', '+18 555 0199', '18 yearlings', '18 games', '24 hours'],
  ...['over 20 games', 'under 15 seconds', 'at least 12 characters', 'at least 20 characters', 'over 20%'],
  ...['at least 20 {{unit}}', 'at least 18.50', 'over 20,000', 'under 18-20 minutes', 'after eighteen games'],
  ...['at least twenty-two letters', 'twenty games', 'must be 20 digits', 'since 18 March', '100+ games'],
  ...['hindi bababa sa 20 letra', 'lampas 20 segundo', 'labing-walong laro', 'wala pang 20 minuto'],
  ...['أقل من 20 ثانية', 'لا يقل عن 20 حرفاً', 'فوق 20 لعبة', 'خمسة وعشرين', 'سنة 2018'],
];

describe('ages in texts', () => {
  it.each(Object.entries(ages))('are read: %s', (_, texts) => {
    for (const text of texts) expect(listWrittenAges(text), text).toEqual([18]);
  });
  it('are told from other numbers', () => {
    for (const text of others) expect(listWrittenAges(text), text).toEqual([]);
  });
  it.each([16, 17, 18, 19, 20, 21])('are read in words: %i', (age) => {
    const words = {
      16: ['sixteen', 'labing-anim', 'ستة عشر'],
      17: ['seventeen', 'labimpito', 'سبعة عشر'],
      18: ['eighteen', 'labing-walo', 'ثمانية عشر'],
      19: ['nineteen', 'labinsiyam', 'تسعة عشر'],
      20: ['twenty', 'dalawampu', 'عشرين'],
      21: ['twenty-one', "dalawampu't isa", 'واحد وعشرين'],
    }[age];
    const [english = '', filipino = '', arabic = ''] = words ?? [];
    expect(listWrittenAges(`at least ${english}`)).toEqual([age]);
    expect(listWrittenAges(`hindi bababa sa ${filipino}`)).toEqual([age]);
    expect(listWrittenAges(`لا يقل عن ${arabic} سنة`)).toEqual([age]);
  });
  it('are all read in a text that says several', () => {
    expect(listWrittenAges('18+, or 21 years in some places; nobody under sixteen.')).toEqual([18, 21, 16]);
  });
  it('are read in time in a text made to cost', () => {
    const begin = performance.now();
    for (const part of ['at least ', '1', 'under ', '18 ', 'labing-', 'سن '])
      listWrittenAges(part.repeat(20_000));
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
