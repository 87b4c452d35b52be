import type { Api } from '../../api/create-api.ts';
import type { MemberInfoValue, VerificationChallengeValue } from '../../api/generated/types.ts';
import type { Service } from '../../machines/assemble.ts';
import type { Member, MemberFigures } from '../../machines/member.ts';
import type { Json, JsonObject } from '../../protocol/json.ts';
import type { KeptSession } from '../kept-session.ts';
import { solveWork, type WorkTask } from './solve-work.ts';

export interface ServiceNeeds {
  readonly api: Api;
  readonly session: KeptSession;
  /** A token that came with the address: there is no account beside it yet. */
  readonly hasAddressToken: () => boolean;
  /** Texts of a language, ready to be changed over to. */
  readonly loadMessages: (code: string) => Promise<void>;
  /** Whether the site asks for human verification (module GEETEST3). */
  readonly needsHumanToken: () => boolean;
  readonly address: () => URL;
  readonly now: () => number;
}

const dayMs = 86_400_000;
const trialType = 4;
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const asPicture = (base64: string): string => `data:image/png;base64,${base64}`;

async function loadFigures(api: Api, type: number, signal: AbortSignal): Promise<MemberFigures> {
  // Unread messages are not fetched for a trial account (specification, section 4).
  const [balance, unread] = await Promise.all([
    api['wallet.balance']({ typeId: 0 }, { signal }),
    type === trialType ? 0 : api['messages.unread']({}, { signal }),
  ]);
  return { unread, balance: balance.sumBalance, currency: balance.currency, symbol: balance.currencySymbol };
}
function toMember(info: MemberInfoValue, figures: MemberFigures, now: number): Member {
  const { id, account, nickname, type, regDate, mobile } = info;
  return {
    id,
    account,
    nickname,
    type,
    level: info.clubLabel.labelName,
    regDate: new Date(regDate).toISOString().slice(0, 10),
    daysJoined: Math.max(1, Math.floor((now - regDate) / dayMs) + 1),
    mobile: mobile === '' ? null : mobile,
    ...figures,
  };
}
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

/** A ticket without a person's doing, for steps where the flow has none at hand. */
async function earnTicket(api: Api, signal: AbortSignal): Promise<string> {
  const challenge = await api['verification.challenge']({ kind: 'work' }, { signal });
  const number = await solveWork(challenge.work as WorkTask, signal);
  const { token } = await api['verification.answer']({ id: challenge.id, number }, { signal });
  return token;
}

function createMemberServices(needs: ServiceNeeds): Record<string, Service> {
  const { api, session } = needs;
  let type = 0;
  const loadMember: Service = async (_input, signal) => {
    const info = await api['member.info']({}, { signal });
    type = info.type;
    return toMember(info, await loadFigures(api, info.type, signal), needs.now());
  };
  return {
    loadMember,
    restoreSession: async (input, signal) => {
      if (session.token() === null) return { hasToken: false, member: null };
      if (!session.isComplete() && !needs.hasAddressToken()) return { hasToken: true, member: null };
      return { hasToken: true, member: await loadMember(input, signal) };
    },
    refreshMember: (_input, signal) => loadFigures(api, type, signal),
    logOut: async (_input, signal) => {
      await api['session.logout']({}, { signal });
      return {};
    },
  };
}

function createAccountServices(needs: ServiceNeeds): Record<string, Service> {
  const { api } = needs;
  return {
    logIn: async (input, signal) => {
      const answer = await api['session.login'](
        {
          username: textOf(input['username']),
          password: textOf(input['password']),
          type: input['type'] === 'sms' ? 'sms' : 'username',
          ...(typeof input['captcha'] === 'string' ? { captcha: input['captcha'] } : {}),
          ...(typeof input['ticket'] === 'string' ? { humanToken: input['ticket'] } : {}),
        },
        { signal },
      );
      const { token, firstTimeLogin, passwordExpired } = answer;
      return { token, firstTimeLogin, passwordExpired, passwordDefault: false };
    },
    // The token of the login is kept by now; the answer brings the one that replaces it.
    changePassword: async (input, signal) => {
      const { token } = await api['member.changePassword'](
        {
          oldPassword: textOf(input['oldPassword']),
          newPassword: textOf(input['newPassword']),
          confirmNewPassword: textOf(input['confirmNewPassword']),
        },
        { signal },
      );
      return { token };
    },
    register: async (input, signal) => {
      const { href, hostname } = needs.address();
      const ticket = input['ticket'] ?? (needs.needsHumanToken() ? await earnTicket(api, signal) : null);
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
  };
}

function createVerificationServices(needs: ServiceNeeds): Record<string, Service> {
  const { api } = needs;
  return {
    loadCaptcha: async (_input, signal) => ({
      image: asPicture(await api['captcha.image']({ t: String(needs.now()) }, { signal })),
    }),
    loadChallenge: async (input, signal) =>
      toChallenge(
        await api['verification.challenge'](
          { kind: input['kind'] === 'work' ? 'work' : 'slider', t: String(needs.now()) },
          { signal },
        ),
      ),
    solve: async (input, signal) => {
      const id = textOf(input['id']);
      const answer =
        input['kind'] === 'work'
          ? { number: await solveWork(JSON.parse(textOf(input['task'])) as WorkTask, signal) }
          : { offset: Number(input['offset']) };
      const { token } = await api['verification.answer']({ id, ...answer }, { signal });
      return { ticket: token };
    },
    sendCode: async (input, signal) => {
      const mobile = textOf(input['mobileNum']);
      const humanToken = needs.needsHumanToken() ? { humanToken: await earnTicket(api, signal) } : {};
      const { expiredMinutes } =
        input['purpose'] === 'register'
          ? await api['verification.sendRegisterCode']({ mobileNo: mobile, ...humanToken }, { signal })
          : await api['verification.sendLoginCode']({ mobileNum: mobile, ...humanToken }, { signal });
      return { expiredMinutes };
    },
    // The code is checked with the call it belongs to: there is no call that checks it alone.
    verifyCode: () => Promise.resolve({}),
  };
}

/** What the flows ask of the outside world, over the member API. */
export function createServices(needs: ServiceNeeds): Readonly<Record<string, Service>> {
  return {
    ...createMemberServices(needs),
    ...createAccountServices(needs),
    ...createVerificationServices(needs),
    loadMessages: async (input) => {
      await needs.loadMessages(textOf(input['code']));
      return {};
    },
  };
}
