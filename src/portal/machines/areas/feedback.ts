import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** What members write to the brand. */
export const feedbackArea: Area = {
  services: ({ api }) => ({
    sendFeedback: (input, signal) =>
      api['feedback.send'](
        {
          type: textOf(input['type']),
          content: textOf(input['content']),
          contact: textOf(input['contact']),
        },
        { signal },
      ),
  }),
};
