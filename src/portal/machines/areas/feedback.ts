import { implement } from '../implement.ts';

/** What members write to the brand. */
export const feedbackArea = implement<'feedback'>({
  services: ({ api }) => ({
    sendFeedback: (feedback, signal) => api['feedback.send'](feedback, { signal }),
  }),
});
