import { implement } from '../implement.ts';
import { openModalIfPresent } from '../open-modal.ts';

/** The answer to a security question, where one was asked for. */
const readAnswer = (answer: string | null) => (answer === null || answer === '' ? {} : { answer });

/** A forgotten password: by email and its link, or by phone. */
export const resetArea = implement<'forgotPassword' | 'resetPassword'>({
  services: ({ api }) => ({
    loadSenders: (_input, signal) => api['system.senders']({}, { signal }),
    resetByEmail: async ({ username, email }, signal) => {
      await api['member.resetByEmail']({ username, email }, { signal });
      return {};
    },
    resetByPhone: async ({ answer, ...typed }, signal) => {
      const { userName } = await api['member.resetByPhone']({ ...typed, ...readAnswer(answer) }, { signal });
      return { username: userName };
    },
    resetByLink: async ({ link, answer, ...typed }, signal) => {
      await api['member.resetByLink']({ token: link, ...typed, ...readAnswer(answer) }, { signal });
      return {};
    },
  }),
  effects: ({ runtime }) => ({
    openForgotPassword: () => openModalIfPresent(runtime, 'forgot-password', {}),
  }),
});
