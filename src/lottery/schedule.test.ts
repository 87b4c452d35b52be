import { expect, it } from 'vitest';
import { listIssues } from './schedule.ts';

const schedule = { everySeconds: 300, closeSeconds: 15 };
const at = (text: string): number => Date.parse(`2026-06-01T${text}Z`);

it('sells the issue whose sale has not ended, and numbers it within its day', () => {
  const [current] = listIssues(schedule, at('08:00:00'), 1);
  expect(current).toEqual({
    numero: '20260601-098',
    opensAt: at('07:59:45'),
    closesAt: at('08:04:45'),
    drawsAt: at('08:05:00'),
  });
});

it('changes to the next issue in the moment in which the sale ends', () => {
  expect(listIssues(schedule, at('08:04:44.999'), 1)[0]?.numero).toBe('20260601-098');
  expect(listIssues(schedule, at('08:04:45'), 1)[0]?.numero).toBe('20260601-099');
});

it('leaves no gap and no overlap between sales, also over midnight', () => {
  const issues = listIssues(schedule, at('23:40:00'), 12);
  expect(new Set(issues.map(({ numero }) => numero)).size).toBe(12);
  expect(issues.some(({ numero }) => numero === '20260602-001')).toBe(true);
  for (const [index, { opensAt }] of issues.slice(1).entries()) expect(opensAt).toBe(issues[index]?.closesAt);
});

it('sells something at every moment of a day', () => {
  for (let moment = at('00:00:00'); moment < at('24:00:00'); moment += 7_003) {
    const [one] = listIssues(schedule, moment, 1);
    expect(one !== undefined && one.opensAt <= moment && moment < one.closesAt).toBe(true);
  }
});
