import type { Api } from '../../../api/create-api.ts';
import type { AskOf } from '../../../machines/flow-contract.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { implement } from '../implement.ts';
import type { VerificationChallengeValue } from '../../../protocol/generated/wire-types.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';
import { solveProofOfWork, type WorkTask } from '../solve-work.ts';
import { parseOwnJson } from '../../../protocol/json/own-json.ts';

const asPicture = (base64: string): string => `data:image/png;base64,${base64}`;

function toChallenge(value: VerificationChallengeValue) {
  const { id, slider, work, attemptsLeft } = value;
  return {
    id,
    kind: value.kind,
    puzzle: slider === undefined ? null : asPicture(slider.puzzle),
    piece: slider === undefined ? null : asPicture(slider.piece),
    width: slider?.width ?? null,
    attemptsLeft,
    task: work === undefined ? null : JSON.stringify(work),
  };
}

type CodePurpose = AskOf<FlowContracts['smsCode'], 'sendCode'>['purpose'];
interface Recipient {
  readonly mobile: string;
  readonly humanToken: { readonly humanToken?: string };
}
/** Calls the operation for `purpose`: the wire contract has one for each. */
function sendFor(api: Api, purpose: CodePurpose, { mobile, humanToken }: Recipient, signal: AbortSignal) {
  if (purpose === 'register')
    return api['verification.sendRegisterCode']({ mobileNo: mobile, ...humanToken }, { signal });
  const name = purpose === 'reset' ? 'verification.sendResetCode' : 'verification.sendLoginCode';
  return api[name]({ mobileNum: mobile, ...humanToken }, { signal });
}

type Flows = 'captcha' | 'humanVerification' | 'smsCode';
export const verificationArea = implement<Flows>({
  services: ({ api, needsHumanToken, now }) => ({
    loadCaptcha: async ({ kind }, signal) => {
      const fresh = { t: String(now()) };
      if (kind === 'sound') return { content: await api['captcha.sound'](fresh, { signal }) };
      return { content: asPicture(await api['captcha.image'](fresh, { signal })) };
    },
    loadChallenge: async ({ kind }, signal) =>
      toChallenge(await api['verification.challenge']({ kind, t: String(now()) }, { signal })),
    solve: async ({ id, kind, offset, task }, signal) => {
      const answer =
        kind === 'work'
          ? { number: await solveProofOfWork(parseOwnJson<WorkTask, 'memory'>(task ?? ''), signal) }
          : { offset: offset ?? 0 };
      const { token } = await api['verification.answer']({ id, ...answer }, { signal });
      return { ticket: token };
    },
    sendCode: async ({ mobileNum: mobile, purpose }, signal) => {
      const humanToken = needsHumanToken() ? { humanToken: await requestWorkTicket(api, signal) } : {};
      return sendFor(api, purpose, { mobile, humanToken }, signal);
    },
    // The code is checked with the call it belongs to: there is no call that checks it alone.
    verifyCode: () => Promise.resolve({}),
  }),
});
