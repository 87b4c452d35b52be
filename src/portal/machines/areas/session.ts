import type { Api } from '../../../api/create-api.ts';
import { implement } from '../implement.ts';
import type { MemberInfoValue } from '../../../protocol/generated/wire-types.ts';
import type { Member, MemberFigures } from '../../../machines/member.ts';
import { dayIn, defaultTimeZone } from '../../../protocol/time/time-zone.ts';
import { isSessionEnd } from '../../../protocol/session-end.ts';
import { isForGood } from '../../../protocol/document/jurisdiction.ts';
import type { JsonObject } from '../../../protocol/json/json.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { noticePath } from '../../page/page-notice.ts';
import { findFirstSteps } from '../../session/registered-mark.ts';
import type { OneTimeStore } from '../../session/one-time-store.ts';
import { clearSession, isComplete, storeFigures, storeMember } from '../../session/stored-member.ts';
import { isStageRoute } from '../../place/stage-routes.ts';
import { openModalIfPresent } from '../open-modal.ts';

const dayMs = 86_400_000;
const trialType = 4;

async function loadFigures(api: Api, type: number, signal: AbortSignal): Promise<MemberFigures> {
  // Unread messages are not fetched for a trial account (specification, section 4).
  const [balance, unread] = await Promise.all([
    api['wallet.balance']({ typeId: 0 }, { signal }),
    type === trialType ? 0 : api['messages.unread']({}, { signal }),
  ]);
  return { unread, balance: balance.sumBalance, currency: balance.currency, symbol: balance.currencySymbol };
}
function toMember(
  info: MemberInfoValue,
  figures: MemberFigures,
  { now, zone }: { readonly now: number; readonly zone: string },
): Member {
  const { id, account, nickname, type, regDate, mobile } = info;
  return {
    id,
    account,
    nickname,
    type,
    level: info.clubLabel.labelName,
    regDate: dayIn(zone, new Date(regDate)),
    daysJoined: Math.max(1, Math.floor((now - regDate) / dayMs) + 1),
    mobile: mobile === '' ? null : mobile,
    breakUntil: info.breakUntil ?? null,
    breakForGood: isForGood(info.breakUntil ?? null),
    ...figures,
  };
}

/** A game waits so long for a login; after that it was meant for another time. */
const gameWaitsMs = 10 * 60_000;
/** What the dialog of a game was opened with, where one waits for a login. */
function takeWaitingGame(oneTimeStore: OneTimeStore, now: number): JsonObject | null {
  const game = oneTimeStore.take('game');
  return game === null || now - Number(game['at']) > gameWaitsMs ? null : (game['params'] as JsonObject);
}

/** The route to show after a login: the agent home for a login on the agents' own page, otherwise home. */
function findHome({ store, active }: Runtime): string {
  const hasAgentHome = active().site.routes.some(({ id }) => id === 'agent-home');
  return store.get('route.id') === 'agent-login' && hasAgentHome ? 'agent-home' : 'home';
}

const zoneOf = ({ store }: Runtime): string => {
  const zone = store.get('settings.brand.timeZone');
  return typeof zone === 'string' ? zone : defaultTimeZone;
};

type Flows = 'login' | 'session' | 'changePassword' | 'withdrawal';
/** The logged-in member: every flow that ends in a login ends here. */
export const sessionArea = implement<Flows>({
  services: ({ api, runtime, session, hasAddressToken, borrowSession, now }) => {
    let type = 0;
    const loadMember = async (signal: AbortSignal): Promise<Member> => {
      const info = await api['member.info']({}, { signal });
      type = info.type;
      const figures = await loadFigures(api, info.type, signal);
      storeFigures(session, { wallet: figures.balance, vipRankLevel: info.clubLabel.rankLevel });
      return toMember(info, figures, {
        now: now(),
        zone: zoneOf(runtime),
      });
    };
    return {
      loadMember: (_input, signal) => loadMember(signal),
      restoreSession: async (_input, signal) => {
        if (session.token() === null && session.isLikely()) await borrowSession();
        if (session.token() === null) return { hasToken: false, member: null };
        if (!isComplete(session) && !hasAddressToken()) return { hasToken: true, member: null };
        const member = await loadMember(signal);
        // A token from the address is stored only now, after the server has accepted it.
        storeMember(session, { ...member });
        return { hasToken: true, member };
      },
      refreshMember: async (_input, signal) => {
        const figures = await loadFigures(api, type, signal);
        storeFigures(session, { wallet: figures.balance });
        return figures;
      },
      logOut: async (_input, signal) => {
        await api['session.logout']({}, { signal });
        return {};
      },
    };
  },
  effects: ({ runtime, api, session, notify, oneTimeStore, now, tabTexts, browserTexts }) => {
    let isGameWaiting = false;
    /** Whether a page had asked for the login. Read before the session is established, which clears that. */
    let isPageWaiting = false;
    const asksForSignIn = (): boolean => runtime.store.get(noticePath) === 'signInNeeded';
    /** Sends the language chosen in this tab before the login: the server writes to the member in it. */
    const tellLanguage = (): void => {
      const language = tabTexts.read('hisLang');
      if (language === null) return;
      api['member.setLanguage']({ language }).catch((error: unknown) => runtime.report('', error));
    };
    return {
      keepToken: ({ token }) => {
        session.keepToken(token);
        // In place of another, as after a new password: the other tabs get it while the session is read again.
        runtime.machines.tell('session', 'member.refresh', {});
      },
      dropToken: () => tabTexts.write('token', null),
      signedIn: ({ member }) => {
        isPageWaiting = asksForSignIn();
        storeMember(session, { ...member });
        runtime.machines.tell('session', 'session.established', { member });
        tellLanguage();
      },
      // A game that asked for the login continues where it was.
      closeLogin: () => {
        runtime.closeModal();
        const game = takeWaitingGame(oneTimeStore, now());
        isGameWaiting = game !== null;
        if (game !== null) openModalIfPresent(runtime, 'game', game);
      },
      showAfterLogin: () => {
        if (isGameWaiting) return;
        const since = performance.now();
        import('../../session/greet-member.ts')
          .then(({ greetMember }) => {
            const say = (key: string): void => notify(runtime.translate(key));
            return greetMember({ runtime, api, tabTexts, browserTexts, since, say });
          })
          .catch((error: unknown) => runtime.report('', error));
      },
      // A member who was asked to log in for a page, or logs in beside a book, stays there; all others go home.
      goHome: () => {
        const isAtGame = isStageRoute(runtime.store.get('route.id'));
        const mayLeave = !isGameWaiting && !isPageWaiting && !isAtGame && !asksForSignIn();
        isPageWaiting = false;
        if (!mayLeave) return;
        const { id } = findFirstSteps(runtime, tabTexts) ?? { id: findHome(runtime) };
        runtime.effects.navigate(id, {}, {});
      },
      openLogin: () => openModalIfPresent(runtime, 'login', {}),
      firstLogin: () => notify(runtime.translate('runtime.firstLogin')),
      sessionLost: () => runtime.machines.tell('session', 'session.lost', { reason: 'expired' }),
      refreshBalance: () => runtime.machines.tell('session', 'member.refresh', {}),
      clearSession: () => {
        clearSession(session);
        runtime.data.forget();
      },
      // What another device or staff did is said in a dialog, which waits for a person who is away.
      announceLoss: ({ reason }) => {
        const hasDialog = Object.hasOwn(runtime.active().pointer.manifest.modals, 'session-ended');
        const text = runtime.translate(`runtime.signedOut.${reason}`);
        if (!isSessionEnd(reason) || !hasDialog) return notify(text);
        // A page of members opens the login in the same moment: what happened is said first, and leads there.
        queueMicrotask(() => runtime.effects.open('session-ended', { reason, text }));
      },
    };
  },
});
