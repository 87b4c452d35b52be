import type { StepUpMethod } from '../../../machines/step-up/step-up.contract.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

export const stepUpArea: Area = {
  services: ({ api }) => ({
    sendStepUpCode: async (input, signal) => {
      const method = input['method'] === 'email' ? 'email' : 'sms';
      await api['session.sendStepUpCode']({ ticket: textOf(input['ticket']), method }, { signal });
      return {};
    },
    answerStepUp: async (input, signal) => {
      const { token, passwordExpired, passwordDefault } = await api['session.stepUp'](
        {
          ticket: textOf(input['ticket']),
          method: textOf(input['method']) as StepUpMethod,
          answer: textOf(input['answer']),
          trustDevice: input['trustDevice'] === true,
        },
        { signal },
      );
      return { token, passwordExpired, passwordDefault };
    },
  }),
};
