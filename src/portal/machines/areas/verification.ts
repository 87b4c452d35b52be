import type { Api } from '../../../api/create-api.ts';
import type { VerificationChallengeValue } from '../../../protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';
import { textOf } from '../read-input.ts';
import { solveProofOfWork, type WorkTask } from '../solve-work.ts';
import type { Area } from '../wiring-needs.ts';
import { parseOwnJson } from '../../../protocol/own-json.ts';

const asPicture = (base64: string): string => `data:image/png;base64,${base64}`;

function toChallenge(value: VerificationChallengeValue): JsonObject {
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

interface Recipient {
  readonly mobile: string;
  readonly humanToken: { readonly humanToken?: string };
}
/** Calls the operation for `purpose`: the wire contract has one for each. */
function sendFor(api: Api, purpose: string, { mobile, humanToken }: Recipient, signal: AbortSignal) {
  if (purpose === 'register')
    return api['verification.sendRegisterCode']({ mobileNo: mobile, ...humanToken }, { signal });
  const name = purpose === 'reset' ? 'verification.sendResetCode' : 'verification.sendLoginCode';
  return api[name]({ mobileNum: mobile, ...humanToken }, { signal });
}

export const verificationArea: Area = {
  services: ({ api, needsHumanToken, now }) => ({
    loadCaptcha: async (input, signal) => {
      const fresh = { t: String(now()) };
      if (input['kind'] === 'sound') return { content: await api['captcha.sound'](fresh, { signal }) };
      return { content: asPicture(await api['captcha.image'](fresh, { signal })) };
    },
    loadChallenge: async (input, signal) =>
      toChallenge(
        await api['verification.challenge'](
          { kind: input['kind'] === 'work' ? 'work' : 'slider', t: String(now()) },
          { signal },
        ),
      ),
    solve: async (input, signal) => {
      const id = textOf(input['id']);
      const answer =
        input['kind'] === 'work'
          ? {
              number: await solveProofOfWork(parseOwnJson<WorkTask, 'memory'>(textOf(input['task'])), signal),
            }
          : { offset: Number(input['offset']) };
      const { token } = await api['verification.answer']({ id, ...answer }, { signal });
      return { ticket: token };
    },
    sendCode: async (input, signal) => {
      const mobile = textOf(input['mobileNum']);
      const humanToken = needsHumanToken() ? { humanToken: await requestWorkTicket(api, signal) } : {};
      return sendFor(api, textOf(input['purpose']), { mobile, humanToken }, signal);
    },
    // The code is checked with the call it belongs to: there is no call that checks it alone.
    verifyCode: () => Promise.resolve({}),
  }),
};
