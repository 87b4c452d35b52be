import type { JsonObject } from '../../../protocol/json.ts';
import { earnTicket } from '../earn-ticket.ts';
import type { Area } from '../wiring-needs.ts';

export const registrationArea: Area = {
  services: ({ api, address, needsHumanToken, handover }) => ({
    register: async (input, signal) => {
      const { href, hostname } = address();
      const ticket = input['ticket'] ?? (needsHumanToken() ? await earnTicket(api, signal) : null);
      const name = input['method'] === 'mobile' ? 'member.registerMobile' : 'member.register';
      // Left by a login through a provider; left again where the registration is refused.
      const binding = handover.take('binding');
      const registering = api.callOperation(
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
          ...binding,
        },
        { signal },
      );
      const value = await registering.catch((error: unknown) => {
        if (binding !== null) handover.leave('binding', binding);
        throw error;
      });
      return { token: (value as JsonObject)['token'] };
    },
  }),
};
