import type { JsonObject } from '../../../protocol/json.ts';
import { earnTicket } from '../earn-ticket.ts';
import type { Area } from '../wiring-needs.ts';

export const registrationArea: Area = {
  services: ({ api, address, needsHumanToken }) => ({
    register: async (input, signal) => {
      const { href, hostname } = address();
      const ticket = input['ticket'] ?? (needsHumanToken() ? await earnTicket(api, signal) : null);
      const name = input['method'] === 'mobile' ? 'member.registerMobile' : 'member.register';
      const value = await api.callOperation(
        name,
        {
          ...(input['user'] as JsonObject),
          ...(typeof input['captcha'] === 'string' ? { captcha: input['captcha'] } : {}),
          ...(typeof input['verificationCode'] === 'string'
            ? { verificationCode: input['verificationCode'] }
            : {}),
          ...(ticket === null ? {} : { humanToken: ticket }),
          login: true,
          registerUrl: href,
          domain: hostname,
          registerMethod: 'WEB',
        },
        { signal },
      );
      return { token: (value as JsonObject)['token'] };
    },
  }),
};
