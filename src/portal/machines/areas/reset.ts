import type { JsonObject } from '../../../protocol/json.ts';
import { openModalIfPresent } from '../open-modal.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** The answer to a security question, where one was asked for. */
function readAnswer(input: JsonObject): { readonly answer?: string } {
  const answer = textOf(input['answer']);
  return answer === '' ? {} : { answer };
}

/** A forgotten password: by email and its link, or by phone. */
export const resetArea: Area = {
  services: ({ api }) => ({
    loadSenders: (_input, signal) => api['system.senders']({}, { signal }),
    resetByEmail: async (input, signal) => {
      const typed = { username: textOf(input['username']), email: textOf(input['email']) };
      await api['member.resetByEmail'](typed, { signal });
      return {};
    },
    resetByPhone: async (input, signal) => {
      const { userName } = await api['member.resetByPhone'](
        {
          mobileNum: textOf(input['mobileNum']),
          verificationCode: textOf(input['verificationCode']),
          newPassword: textOf(input['newPassword']),
          confirmNewPassword: textOf(input['confirmNewPassword']),
          ...readAnswer(input),
        },
        { signal },
      );
      return { username: userName };
    },
    resetByLink: async (input, signal) => {
      await api['member.resetByLink'](
        {
          token: textOf(input['link']),
          newPassword: textOf(input['newPassword']),
          confirmNewPassword: textOf(input['confirmNewPassword']),
          ...readAnswer(input),
        },
        { signal },
      );
      return {};
    },
  }),
  effects: ({ runtime }) => ({
    openForgotPassword: () => openModalIfPresent(runtime, 'forgot-password', {}),
  }),
};
