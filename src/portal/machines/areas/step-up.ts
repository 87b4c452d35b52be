import type { Api } from '../../../api/create-api.ts';
import type { StepUpMethod } from '../../../machines/step-up/step-up.contract.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** The answer of a passkey is made by the device, not typed. */
async function askDevice(api: Api, ticket: string, signal: AbortSignal): Promise<string> {
  const { options } = await api['session.startPasskey']({ ticket }, { signal });
  const { usePasskey } = await import('../ask-device.ts');
  return usePasskey(options, signal);
}

export const stepUpArea: Area = {
  services: ({ api }) => ({
    sendStepUpCode: async (input, signal) => {
      const method = input['method'] === 'email' ? 'email' : 'sms';
      await api['session.sendStepUpCode']({ ticket: textOf(input['ticket']), method }, { signal });
      return {};
    },
    answerStepUp: async (input, signal) => {
      const ticket = textOf(input['ticket']);
      const method = textOf(input['method']) as StepUpMethod;
      const { token, passwordExpired, passwordDefault } = await api['session.stepUp'](
        {
          ticket,
          method,
          answer: method === 'passkey' ? await askDevice(api, ticket, signal) : textOf(input['answer']),
          trustDevice: input['trustDevice'] === true,
        },
        { signal },
      );
      return { token, passwordExpired, passwordDefault };
    },
  }),
};
