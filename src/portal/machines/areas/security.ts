import type { SecurityQuestion } from '../../../protocol/security-questions.ts';
import type { QuestionsSaveRequest } from '../../../protocol/generated/wire-types.ts';
import type { Json, JsonObject } from '../../../protocol/json.ts';
import { readProof, textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** The three pairs of the form. It offers no other questions, and the server judges them all the same. */
function readPairs(given: Json | undefined): QuestionsSaveRequest['answers'] {
  const pairs = Array.isArray(given) ? given : [];
  const read = (index: number) => {
    const { question, answer } = (pairs[index] ?? {}) as JsonObject;
    return { question: textOf(question) as SecurityQuestion, answer: textOf(answer) };
  };
  return [read(0), read(1), read(2)];
}

/** What protects the account and its money. */
export const securityArea: Area = {
  services: ({ api }) => ({
    loadFundPassword: async (_input, signal) => ({
      isSet: await api['member.hasPaymentPassword']({}, { signal }),
    }),
    setFundPassword: async (input, signal) => {
      const password = textOf(input['password']);
      await api['member.setPaymentPassword'](
        {
          ...(password === '' ? {} : { password }),
          paymentPassword: textOf(input['paymentPassword']),
          confirmPaymentPassword: textOf(input['confirmPaymentPassword']),
        },
        { signal },
      );
      return {};
    },
    changeFundPassword: async (input, signal) => {
      await api['member.changePaymentPassword'](
        {
          oldPaymentPassword: textOf(input['oldPaymentPassword']),
          newPaymentPassword: textOf(input['newPaymentPassword']),
          confirmNewPaymentPassword: textOf(input['confirmNewPaymentPassword']),
        },
        { signal },
      );
      return {};
    },
    loadQuestions: (_input, signal) => api['questions.read']({}, { signal }),
    saveQuestions: (input, signal) =>
      api['questions.save']({ answers: readPairs(input['answers']), ...readProof(input) }, { signal }),
    loadAuthenticator: (_input, signal) => api['authenticator.read']({}, { signal }),
    startAuthenticator: async (input, signal) => {
      const [password, code] = [textOf(input['password']), textOf(input['code'])];
      const { secret, uri } = await api['authenticator.start'](
        { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) },
        { signal },
      );
      return { secret, uri };
    },
    confirmAuthenticator: (input, signal) =>
      api['authenticator.confirm']({ code: textOf(input['code']) }, { signal }),
    removeAuthenticator: async (input, signal) => {
      await api['authenticator.remove']({ code: textOf(input['code']) }, { signal });
      return {};
    },
    renewRecoveryCodes: (input, signal) =>
      api['authenticator.renewCodes']({ code: textOf(input['code']) }, { signal }),
  }),
};
