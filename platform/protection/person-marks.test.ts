import { describe, expect, it } from 'vitest';
import { exclusionMatches } from '../../src/protocol/document/jurisdiction.ts';
import {
  normaliseDocument,
  normaliseEmail,
  normalisePersonName,
  normalisePhone,
  markPerson,
} from './person-marks.ts';

describe('a normal form', () => {
  it.each([
    ['José  Rizal', 'RIZAL, jose'],
    ['Ａｍｉｈａｎ Reyes', 'reyes amihan'],
    ['María de la Cruz', 'De La Cruz Maria'],
    ["O'Neil Sean", 'Seán O’Neil'],
  ])('takes the names %s and %s for one', (first, second) => {
    expect(normalisePersonName(first)).toBe(normalisePersonName(second));
  });
  it.each([
    ['Amihan.Reyes+play@Gmail.com', 'amihanreyes@googlemail.com'],
    ['a.b+x@lumina.example', 'A.B@LUMINA.example '],
  ])('takes the addresses %s and %s for one', (first, second) => {
    expect(normaliseEmail(first)).toBe(normaliseEmail(second));
  });
  it('keeps the dots of an address where the mailbox depends on them, and makes nothing of no address', () => {
    expect(normaliseEmail('a.b@lumina.example')).not.toBe(normaliseEmail('ab@lumina.example'));
    expect(['', '@', 'x', '+a@b', '@b'].map(normaliseEmail)).toEqual(['', '', '', '', '']);
  });
  it('takes numbers for one however they are written', () => {
    expect(['+63 917 555 0000', '0063-917-555-0000', '+63(917)5550000'].map(normalisePhone)).toEqual(
      Array.from({ length: 3 }, () => '639175550000'),
    );
    expect(normaliseDocument('ab-12 34/5')).toBe(normaliseDocument('AB12345'));
  });
});

const person = {
  names: ['José Rizal'],
  birthday: '1990-06-19',
  email: 'jose@lumina.example',
  phone: '+639175550000',
  documents: ['A-12345', '12'],
  payouts: [{ provider: 'FOYB', number: '1111 2222' }],
};
it('makes a mark of each thing that is known and asked for, a name only with the birthday', () => {
  expect(markPerson(person, exclusionMatches).map(({ kind }) => kind)).toEqual([...exclusionMatches]);
  expect(markPerson(person, ['email']).map(({ kind }) => kind)).toEqual(['email']);
  expect(markPerson({ ...person, birthday: '' }, ['name'])).toEqual([]);
  const nothing = { names: [''], birthday: '', email: '', phone: '', documents: [''], payouts: [] };
  expect(markPerson(nothing, exclusionMatches)).toEqual([]);
  expect(JSON.stringify(markPerson(person, exclusionMatches))).not.toMatch(/jose|rizal|1990|555/iu);
});
