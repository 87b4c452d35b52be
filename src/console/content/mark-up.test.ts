import { describe, expect, it } from 'vitest';
import { linkTo, markUp } from './mark-up.ts';

const pick = ({ text, start, end }: ReturnType<typeof markUp>) => [text, text.slice(start, end)];

describe('the bar over a text', () => {
  it('puts a mark around what is selected, and takes it away again', () => {
    const marked = markUp('Play now', [5, 8], 'strong');
    expect(pick(marked)).toEqual(['Play <strong>now</strong>', 'now']);
    expect(pick(markUp(marked.text, [marked.start, marked.end], 'strong'))).toEqual(['Play now', 'now']);
    expect(pick(markUp('', [0, 0], 'p'))).toEqual(['<p></p>', '']);
  });

  it('makes items of lines', () => {
    const text = 'one\n\n two';
    expect(markUp(text, [0, text.length], 'ul').text).toBe('<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>');
    expect(markUp('', [0, 0], 'ul').text).toBe('<ul>\n  <li></li>\n</ul>');
  });

  it('links what is selected, or the path itself', () => {
    expect(pick(linkTo('See fees', [4, 8], '/help#fees'))).toEqual([
      'See <a href="/help#fees">fees</a>',
      'fees',
    ]);
    expect(pick(linkTo('', [0, 0], '/live'))).toEqual(['<a href="/live">/live</a>', '/live']);
  });
});
