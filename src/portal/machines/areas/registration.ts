import { ApiError } from '../../../api/api-error.ts';
import type { StoredAttempt } from '../../../machines/registration/registration.context.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { dropAttempt, keepAttempt } from '../kept-attempt.ts';
import { registeredMark } from '../../registered-mark.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** Token of the attempt, where the registration has one. */
const attemptOf = (input: JsonObject): { readonly attempt?: string } =>
  typeof input['attempt'] === 'string' ? { attempt: input['attempt'] } : {};

/** Other platforms of this family answer a name that is taken with `success: false` and nothing else. */
function readNo(error: unknown): { readonly available: false } {
  if (error instanceof ApiError && error.status === 200) return { available: false };
  throw error;
}

export const registrationArea: Area = {
  services: ({ api, address, needsHumanToken, oneTimeStore, tabTexts }) => ({
    checkName: async (input, signal) => {
      const { available } = await api['member.checkUsername'](
        { username: textOf(input['name']) },
        { signal },
      ).catch(readNo);
      return { available };
    },
    checkRegistration: async (input, signal) => {
      // Only read here: the registration of the account consumes it.
      const binding = oneTimeStore.take('binding');
      if (binding !== null) oneTimeStore.leave('binding', binding);
      const { attempt } = await api['member.checkRegistration'](
        {
          ...(input['user'] as Readonly<Record<string, string | boolean>>),
          method: input['method'] === 'mobile' ? 'mobile' : 'username',
          ...(typeof input['captcha'] === 'string' ? { captcha: input['captcha'] } : {}),
          ...attemptOf(input),
          ...binding,
        },
        { signal },
      );
      return { attempt };
    },
    proveNumber: async (input, signal) => {
      await api['verification.proveRegisterCode'](
        {
          attempt: textOf(input['attempt']),
          mobileNo: textOf(input['mobileNum']),
          verificationCode: textOf(input['code']),
        },
        { signal },
      );
      return {};
    },
    register: async (input, signal) => {
      const { href, hostname } = address();
      const ticket = input['ticket'] ?? (needsHumanToken() ? await requestWorkTicket(api, signal) : null);
      const name = input['method'] === 'mobile' ? 'member.registerMobile' : 'member.register';
      // Left by a login through a provider; left again where the registration is refused.
      const binding = oneTimeStore.take('binding');
      const registering = api.callOperation(
        name,
        {
          ...(input['user'] as JsonObject),
          ...attemptOf(input),
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
        if (binding !== null) oneTimeStore.leave('binding', binding);
        throw error;
      });
      tabTexts.write(registeredMark, '1');
      return { token: (value as JsonObject)['token'] };
    },
  }),
  effects: ({ tabTexts, now }) => ({
    storeAttempt: (attempt) => keepAttempt(tabTexts, attempt as StoredAttempt, now()),
    dropAttempt: () => dropAttempt(tabTexts),
  }),
};
