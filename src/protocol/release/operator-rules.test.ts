import { expect, it } from 'vitest';
import { findPasswordFault } from './operator-rules.ts';

const find = (password: string) => findPasswordFault(password, 'nina', ['Nina Nowak', 'Lumina']);

it('refuses the public password of the demonstration and what is near to it', () => {
  for (const password of [
    'Console-2026',
    'Console-2026x',
    'xConsole-2026',
    'c0nsole--2027ab',
    'ConsoleFoyer26',
    'Qwerty-202612',
  ])
    expect(find(password), password).toBe('public');
});

it('refuses the brand and the own name with a few letters more', () => {
  for (const password of [
    'Lumina-202612',
    'Lum1na!!2026ab',
    'Nowak-2026-xyz',
    'LuminaConsole1',
    'Nowak.Lumina.26',
  ])
    expect(find(password), password).toBe('name');
});

it('takes several other words, also beside such a word', () => {
  for (const password of ['copper kettle 94 lamps', 'lumina copper kettle', 'nowak copper kettle'])
    expect(find(password), password).toBeNull();
});
