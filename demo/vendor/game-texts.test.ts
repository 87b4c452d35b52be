import { describe, expect, it } from 'vitest';
import { fillText, findGameLanguage } from './game-texts.ts';

const marksOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the game', () => {
  const { texts: english } = findGameLanguage('EN');
  it.each(['TY', 'AR'])('are whole in %s, with the same values put in', (code) => {
    const { texts } = findGameLanguage(code);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [name, text] of Object.entries(texts))
      expect([name, marksOf(text)]).toEqual([name, marksOf(english[name] ?? '')]);
  });

  it('are English for a language that the vendor does not speak, whatever its name', () => {
    for (const code of ['DE', '', 'toString', '__proto__']) expect(findGameLanguage(code).tag).toBe('en');
  });

  it('put values in by name and leave what has none', () => {
    expect(fillText('{a} of {b}', { a: '1' })).toBe('1 of {b}');
  });
});
