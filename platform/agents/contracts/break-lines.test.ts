import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

it.each([
  ['', []],
  ['My team moves', ['My team', 'moves']],
  ['  a \n b ', ['a b']],
  ['12345678 12', ['12345678', '12']],
  ['1234567890123 12', ['12345678', '90123 12']],
  ['🌊🌊🌊🌊🌊🌊🌊🌊🌊', ['🌊🌊🌊🌊🌊🌊🌊🌊', '🌊']],
])('%j is set in lines of eight', (text, lines) => {
  expect(breakLines(text, 8)).toEqual(lines);
});
