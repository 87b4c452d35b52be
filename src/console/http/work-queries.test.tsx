// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../render-console.fake.tsx';
import { createConsoleApiFake } from './console-api.fake.ts';
import type { WorkNotice } from '../../protocol/console-work.ts';

afterEach(cleanup);

it('a list of requests is asked for again when work comes, and not when none did', async () => {
  const api = createConsoleApiFake({ role: 'cashier', documents: {} });
  const reviews = vi.fn(async () => ({ open: [], decided: [] }));
  const answers: ((notice: WorkNotice) => void)[] = [];
  const marks: string[] = [];
  const workNews = (mark: string) => {
    marks.push(mark);
    return new Promise<WorkNotice>((resolve) => answers.push(resolve));
  };
  renderConsole(Object.assign(api, { reviews, workNews }), '/requests');
  await waitFor(() => expect(reviews).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ mark: 'a:0', isNews: false });
  await waitFor(() => expect(marks).toEqual(['', 'a:0']));
  expect(reviews).toHaveBeenCalledTimes(1);
  answers[1]?.({ mark: 'a:1', isNews: true });
  await waitFor(() => expect(reviews).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(marks).toEqual(['', 'a:0', 'a:1']));
});
