// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../render-console.fake.tsx';
import { createConsoleFake } from './console.fake.ts';
import { createReviewsFake } from '../../../server/console/fakes/reviews.fake.ts';
import { createWorkNews } from '../../../server/console/work-news.ts';
import type { work } from '../../protocol/calls/reviews.ts';
import type { AnswerOf } from '../../protocol/console/define-call.ts';

afterEach(cleanup);

it('a list of requests is asked for again when work comes, and not when none did', async () => {
  const reviews = vi.fn(async () => ({ open: [], decided: [] }));
  const answers: ((notice: AnswerOf<typeof work.news>) => void)[] = [];
  const marks: string[] = [];
  const wait = (mark: string) => {
    marks.push(mark);
    return new Promise<AnswerOf<typeof work.news>>((resolve) => answers.push(resolve));
  };
  const parts = {
    reviews: { ...createReviewsFake(), list: reviews },
    workNews: { ...createWorkNews(), wait },
  };
  renderConsole(createConsoleFake({ role: 'cashier', parts }), '/requests');
  await waitFor(() => expect(reviews).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ mark: 'a:0', isNews: false });
  await waitFor(() => expect(marks).toEqual(['', 'a:0']));
  expect(reviews).toHaveBeenCalledTimes(1);
  answers[1]?.({ mark: 'a:1', isNews: true });
  await waitFor(() => expect(reviews).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(marks).toEqual(['', 'a:0', 'a:1']));
});
