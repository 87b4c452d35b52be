import { describe, expect, it } from 'vitest';
import { listIssues } from './schedule.ts';

const schedule = { timeZone: 'UTC', everySeconds: 300, closeSeconds: 15 };
const momentOf = (text: string): number => Date.parse(`2026-06-01T${text}Z`);

it('sells the issue whose sale has not ended, and numbers it within its day', () => {
  const [current] = listIssues(schedule, momentOf('08:00:00'), 1);
  expect(current).toEqual({
    numero: '20260601-098',
    opensAt: momentOf('07:59:45'),
    closesAt: momentOf('08:04:45'),
    drawsAt: momentOf('08:05:00'),
  });
});

it('changes to the next issue in the moment in which the sale ends', () => {
  expect(listIssues(schedule, momentOf('08:04:44.999'), 1)[0]?.numero).toBe('20260601-098');
  expect(listIssues(schedule, momentOf('08:04:45'), 1)[0]?.numero).toBe('20260601-099');
});

it('leaves no gap and no overlap between sales, also over midnight', () => {
  const issues = listIssues(schedule, momentOf('23:40:00'), 12);
  expect(new Set(issues.map(({ numero }) => numero)).size).toBe(12);
  expect(issues.some(({ numero }) => numero === '20260602-001')).toBe(true);
  for (const [index, { opensAt }] of issues.slice(1).entries()) expect(opensAt).toBe(issues[index]?.closesAt);
});

it('sells something at every moment of a day', () => {
  for (let moment = momentOf('00:00:00'); moment < momentOf('24:00:00'); moment += 7_003) {
    const [one] = listIssues(schedule, moment, 1);
    expect(one !== undefined && one.opensAt <= moment && moment < one.closesAt).toBe(true);
  }
});

describe('a schedule by the calendar of a place', () => {
  const days = (issues: ReturnType<typeof listIssues>) => issues.map(({ numero }) => numero.slice(0, 8));
  const north = { timeZone: 'Asia/Ho_Chi_Minh', times: ['18:15'], closeSeconds: 300 };

  it('draws at the time of that place, and sells from the end of the sale before', () => {
    const [first, second] = listIssues(north, Date.parse('2026-11-25T11:09:59Z'), 2);
    expect(first).toEqual({
      numero: '20261125-1',
      opensAt: Date.parse('2026-11-24T11:10:00Z'),
      closesAt: Date.parse('2026-11-25T11:10:00Z'),
      drawsAt: Date.parse('2026-11-25T11:15:00Z'),
    });
    expect(second?.opensAt).toBe(first?.closesAt);
    expect(days(listIssues(north, Date.parse('2026-11-25T11:10:00Z'), 1))).toEqual(['20261126']);
  });

  it('draws on its weekdays, and on its days of the month, over the end of a year', () => {
    const weekly = { ...north, weekdays: [2, 6] };
    expect(days(listIssues(weekly, Date.parse('2026-11-25T00:00:00Z'), 4))).toEqual([
      ...['20261128', '20261201', '20261205', '20261208'],
    ]);
    const thai = { timeZone: 'Asia/Bangkok', monthDays: [1, 16], times: ['16:00'], closeSeconds: 1_800 };
    const [first, ...next] = listIssues(thai, Date.parse('2026-11-25T00:00:00Z'), 3);
    expect(days([...(first === undefined ? [] : [first]), ...next])).toEqual([
      ...['20261201', '20261216', '20270101'],
    ]);
    expect(first?.opensAt).toBe(Date.parse('2026-11-16T08:30:00Z'));
  });

  it('draws several times a day, by a list or from one time to another', () => {
    const range = {
      timeZone: 'Asia/Bangkok',
      from: '02:00',
      to: '23:45',
      everyMinutes: 15,
      closeSeconds: 60,
    };
    const issues = listIssues(range, Date.parse('2026-11-24T17:00:00Z'), 89);
    expect(issues[0]).toMatchObject({ numero: '20261125-01', drawsAt: Date.parse('2026-11-24T19:00:00Z') });
    expect(issues[87]).toMatchObject({ numero: '20261125-88', drawsAt: Date.parse('2026-11-25T16:45:00Z') });
    expect(issues[88]?.numero).toBe('20261126-01');
  });

  it('keeps its local time where the clocks change, and draws what they skip right after the skip', () => {
    const berlin = { timeZone: 'Europe/Berlin', times: ['02:30', '19:00'], closeSeconds: 60 };
    const spring = listIssues(berlin, Date.parse('2026-03-28T00:00:00Z'), 5).map(({ drawsAt }) =>
      new Date(drawsAt).toISOString().slice(0, 16),
    );
    expect(spring).toEqual([
      ...['2026-03-28T01:30', '2026-03-28T18:00', '2026-03-29T01:00', '2026-03-29T17:00', '2026-03-30T00:30'],
    ]);
    const autumn = listIssues(berlin, Date.parse('2026-10-25T00:00:00Z'), 2);
    expect(autumn.map(({ drawsAt }) => new Date(drawsAt).toISOString().slice(0, 16))).toEqual([
      ...['2026-10-25T00:30', '2026-10-25T18:00'],
    ]);
    const both = { ...berlin, times: ['02:30', '03:00'] };
    expect(
      new Set(listIssues(both, Date.parse('2026-03-28T12:00:00Z'), 6).map((one) => one.drawsAt)).size,
    ).toBe(6);
  });

  it('has no draw where no day fits', () => {
    expect(listIssues({ ...north, monthDays: [31], weekdays: [] }, 0, 1)).toEqual([]);
  });
});
