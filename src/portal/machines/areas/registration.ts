import { ApiError } from '../../../api/api-error.ts';
import { implement } from '../implement.ts';
import type { MemberRegisterValue } from '../../../protocol/generated/wire-types.ts';
import { dropAttempt, keepAttempt } from '../kept-attempt.ts';
import { registeredMark } from '../../session/registered-mark.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';

/** Token of the attempt, where the registration has one. */
const attemptOf = (attempt: string | null) => (attempt === null ? {} : { attempt });

/** Other platforms of this family answer a name that is taken with `success: false` and nothing else. */
function readNo(error: unknown): { readonly available: false } {
  if (error instanceof ApiError && error.status === 200) return { available: false };
  throw error;
}

export const registrationArea = implement<'nameCheck' | 'registration'>({
  services: ({ api, address, needsHumanToken, oneTimeStore, tabTexts }) => ({
    checkName: async ({ name }, signal) => {
      const { available } = await api['member.checkUsername']({ username: name }, { signal }).catch(readNo);
      return { available };
    },
    checkRegistration: async ({ user, method, captcha, attempt: before }, signal) => {
      // Only read here: the registration of the account consumes it.
      const binding = oneTimeStore.take('binding');
      if (binding !== null) oneTimeStore.leave('binding', binding);
      const { attempt } = await api['member.checkRegistration'](
        {
          ...user,
          method,
          ...(captcha === null ? {} : { captcha }),
          ...attemptOf(before),
          ...binding,
        },
        { signal },
      );
      return { attempt };
    },
    proveNumber: async ({ attempt, mobileNum, code }, signal) => {
      await api['verification.proveRegisterCode'](
        { attempt: attempt ?? '', mobileNo: mobileNum, verificationCode: code },
        { signal },
      );
      return {};
    },
    register: async ({ user, method, ticket: given, attempt }, signal) => {
      const { href, hostname } = address();
      const ticket = given ?? (needsHumanToken() ? await requestWorkTicket(api, signal) : null);
      const name = method === 'mobile' ? 'member.registerMobile' : 'member.register';
      // Left by a login through a provider; left again where the registration is refused.
      const binding = oneTimeStore.take('binding');
      const registering = api.callOperation(
        name,
        {
          ...user,
          ...attemptOf(attempt),
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
      // Both calls answer with the same.
      const { token } = value as MemberRegisterValue;
      return { token };
    },
  }),
  effects: ({ tabTexts, now }) => ({
    storeAttempt: (attempt) => keepAttempt(tabTexts, attempt, now()),
    dropAttempt: () => dropAttempt(tabTexts),
  }),
});
