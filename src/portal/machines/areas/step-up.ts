import type { Api } from '../../../api/create-api.ts';
import { implement } from '../implement.ts';

/** The answer of a passkey is made by the device, not typed. */
async function askDevice(api: Api, ticket: string, signal: AbortSignal): Promise<string> {
  const { options } = await api['session.startPasskey']({ ticket }, { signal });
  const { usePasskey } = await import('../ask-device.ts');
  return usePasskey(options, signal);
}

export const stepUpArea = implement<'stepUp'>({
  services: ({ api }) => ({
    sendStepUpCode: async ({ ticket, method: by }, signal) => {
      const method = by === 'email' ? 'email' : 'sms';
      await api['session.sendStepUpCode']({ ticket, method }, { signal });
      return {};
    },
    answerStepUp: async ({ ticket, method, answer, trustDevice }, signal) => {
      const { token, passwordExpired, passwordDefault } = await api['session.stepUp'](
        {
          ticket,
          method,
          answer: method === 'passkey' ? await askDevice(api, ticket, signal) : answer,
          trustDevice,
        },
        { signal },
      );
      return { token, passwordExpired, passwordDefault };
    },
  }),
});
