import type { feedbackContract } from '../../../machines/feedback/feedback.contract.ts';
import { implement } from '../implement.ts';

/** What members write to the brand. */
export const feedbackArea = implement<typeof feedbackContract>({
  services: ({ api }) => ({
    sendFeedback: (feedback, signal) => api['feedback.send'](feedback, { signal }),
  }),
});
