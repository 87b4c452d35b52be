// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { issueClockDefinition } from './issue-clock.definition.ts';
import { IssueClockView } from './issue-clock.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const show = (seconds: number | null, issue = '0042') => ({ label: 'Closes in', seconds, issue });
const readTime = () => screen.getByRole('timer', { name: 'Closes in' }).querySelector('bdi')?.textContent;
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it('IssueClock counts down and tells the end once', () => {
  const { emit } = renderView(issueClockDefinition, IssueClockView, show(62));
  expect(readTime()).toBe('1:02');
  pass(3_000);
  expect(readTime()).toBe('0:59');
  pass(58_000);
  expect(emit).not.toHaveBeenCalled();
  pass(10_000);
  expect(readTime()).toBe('0:00');
  expect(emit).toHaveBeenCalledExactlyOnceWith('end');
});

it('IssueClock counts from the beginning for the next issue, even with as many seconds', () => {
  const { update } = renderView(issueClockDefinition, IssueClockView, show(60));
  pass(20_000);
  expect(readTime()).toBe('0:40');
  update(show(60, '0043'));
  expect(readTime()).toBe('1:00');
});

it('IssueClock is announced near the end, not every second', () => {
  renderView(issueClockDefinition, IssueClockView, show(31));
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  pass(1_000);
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('polite');
});

it('IssueClock counts to a moment, whenever it is put up', () => {
  vi.setSystemTime(1_000_000);
  renderView(issueClockDefinition, IssueClockView, { ...show(45), until: 1_030_000 });
  expect(readTime()).toBe('0:30');
  pass(5_000);
  expect(readTime()).toBe('0:25');
});

it('IssueClock counts days beside the hours', () => {
  renderView(issueClockDefinition, IssueClockView, show(5 * 86_400 + 8 * 3_600 + 60));
  expect(readTime()).toBe('5d 8:01:00');
});
