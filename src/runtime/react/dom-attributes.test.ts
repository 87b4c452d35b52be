import { describe, expect, it } from 'vitest';
import { attributeValue } from './dom-attributes.ts';

describe('an address in an attribute', () => {
  it.each(['/', '/rng', '/a//b', '#top', '?page=2', 'pictures/a.png', 'https://games.example/a', 'tel:+63'])(
    'stands as it is: %j',
    (address) => expect(attributeValue('href', address)).toBe(address),
  );
  it.each([
    '//evil.example/x',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '\\/evil.example',
    ' //evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
  ])('is left out where a browser goes to another host or runs it: %j', (address) =>
    expect(attributeValue('src', address)).toBeNull(),
  );
});
