import type { SecurityQuestion } from '../../../protocol/security-questions.ts';
import type { AskOf } from '../../../machines/flow-contract.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { implement } from '../implement.ts';
import type { QuestionsSaveRequest } from '../../../protocol/generated/wire-types.ts';
import { readProof } from '../read-input.ts';

/** The three pairs of the form. It offers no other questions, and the server judges them all the same. */
function readPairs(
  pairs: AskOf<FlowContracts['securityQuestions'], 'saveQuestions'>['answers'],
): QuestionsSaveRequest['answers'] {
  const read = (index: number) => {
    const { question = '', answer = '' } = pairs[index] ?? {};
    return { question: question as SecurityQuestion, answer };
  };
  return [read(0), read(1), read(2)];
}

type Flows = 'fundPassword' | 'securityQuestions' | 'authenticator';
/** What protects the account and its money. */
export const securityArea = implement<Flows>({
  services: ({ api }) => ({
    loadFundPassword: async (_input, signal) => ({
      isSet: await api['member.hasPaymentPassword']({}, { signal }),
    }),
    setFundPassword: async ({ password, ...typed }, signal) => {
      const proof = password === '' ? {} : { password };
      await api['member.setPaymentPassword']({ ...typed, ...proof }, { signal });
      return {};
    },
    changeFundPassword: async (typed, signal) => {
      await api['member.changePaymentPassword'](typed, { signal });
      return {};
    },
    loadQuestions: (_input, signal) => api['questions.read']({}, { signal }),
    saveQuestions: ({ answers, ...proof }, signal) =>
      api['questions.save']({ answers: readPairs(answers), ...readProof(proof) }, { signal }),
    loadAuthenticator: (_input, signal) => api['authenticator.read']({}, { signal }),
    startAuthenticator: async (proof, signal) => {
      const { secret, uri } = await api['authenticator.start'](readProof(proof), { signal });
      return { secret, uri };
    },
    confirmAuthenticator: ({ code }, signal) => api['authenticator.confirm']({ code }, { signal }),
    removeAuthenticator: async ({ code }, signal) => {
      await api['authenticator.remove']({ code }, { signal });
      return {};
    },
    renewRecoveryCodes: ({ code }, signal) => api['authenticator.renewCodes']({ code }, { signal }),
  }),
});
