import { expect, test } from 'vitest';
import { root } from '../gate/run-command.ts';
import {
  findHeadFaults,
  listDecisions,
  readDecision,
  subjects,
  writeDecisionIndex,
  type Decision,
} from './decision-index.ts';

const decisions = listDecisions(root);

test('every decision says its number, date and subject, and changes earlier ones only', () => {
  expect(decisions.length).toBeGreaterThan(100);
  expect(findHeadFaults(decisions)).toEqual([]);
});

test('the index has every decision exactly once', () => {
  const listed = [...writeDecisionIndex(decisions).matchAll(/^- \[(\d+)\]/gm)].map(([, number]) =>
    Number(number),
  );
  expect(listed.toSorted((one, other) => one - other)).toEqual(decisions.map(({ number }) => number));
});

test('it says on both sides what replaces what', () => {
  const index = writeDecisionIndex(decisions);
  expect(index).toMatch(/^- \[108\].*; replaces a part of \[33\]\(0033/m);
  expect(index).toMatch(/^- \[33\].*; \*\*a part is replaced by \[108\]\(0108/m);
});

const plant = (more: Partial<Decision>): readonly string[] =>
  findHeadFaults([
    {
      number: 1,
      file: '0001-a.md',
      title: 'A',
      date: '2026-11-30',
      subject: subjects[0],
      changes: [],
      ...more,
    },
  ]);
test.each<readonly [what: string, more: Partial<Decision>, fault: string]>([
  ['a gap in the numbers', { number: 2, file: '0002-a.md' }, '0002-a.md: number 1 is the next'],
  ['no heading', { title: '' }, '0001-a.md: its heading has no “# 1. Title”'],
  ['no date', { date: '' }, '0001-a.md: it needs a line “Date: 2026-11-30”'],
  ['no subject', { subject: '' }, '0001-a.md: it needs a line “Subject: …” with one of: '],
  [
    'a subject that the index does not have',
    { subject: 'Moneys' },
    '0001-a.md: it needs a line “Subject: …”',
  ],
  [
    'a change of what there is not',
    { changes: [7] },
    '0001-a.md: it changes 7, which is no earlier decision',
  ],
])('%s is found', (_what, more, fault) => {
  expect(plant(more)).toEqual([expect.stringContaining(fault)]);
});

test('the head of a decision is read', () => {
  const text = '# 0023 Rows\n\nDate: 2026-11-21\n\nSubject: Flows\n\nChanges: 14, 15\n\nText.\n';
  expect(readDecision('0023-rows.md', text)).toEqual({
    number: 23,
    file: '0023-rows.md',
    title: 'Rows',
    date: '2026-11-21',
    subject: 'Flows',
    changes: [14, 15],
  });
});
