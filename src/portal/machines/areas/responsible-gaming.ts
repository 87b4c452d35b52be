import type { Api } from '../../../api/create-api.ts';
import { implement } from '../implement.ts';
import type { CareStandingValue } from '../../../protocol/generated/wire-types.ts';
import { ageKey, keepRefusal, refusalKey } from '../../session/ask-age.ts';
import { storePlayState, releaseRealityCheck } from '../../session/play-clock.ts';
import { openModalIfPresent } from '../open-modal.ts';
import type { WiringNeeds } from '../wiring-needs.ts';
import { toText } from '../../../protocol/json/to-text.ts';

const toStanding = ({ limits, coolingHours, cancelled, currency }: CareStandingValue) => ({
  limits,
  coolingHours,
  cancelled,
  currency,
});

async function loadFigures(api: Api, signal: AbortSignal) {
  const [{ staked, won, net, currency, minutes }, { restSeconds }] = await Promise.all([
    api['care.session']({}, { signal }),
    api['care.play']({}, { signal }),
  ]);
  return { figures: { staked, won, net, currency, minutes }, restSeconds };
}

/** Anyone who leaves because of a reality check has answered the question that logging out asks. */
function logOut({ runtime }: Pick<WiringNeeds, 'runtime'>): void {
  runtime.closeModal();
  const { machines } = runtime;
  if (machines.canSend('session', 'logout.request') === true) machines.send('session', 'logout.request', {});
  if (machines.canSend('session', 'logout.confirm') === true) machines.send('session', 'logout.confirm', {});
}

type Flows = 'limits' | 'selfExclusion' | 'returnToPlay' | 'onBreak' | 'realityCheck' | 'session' | 'ageGate';
/** Limits, breaks, the reality check and the age: what keeps play in hand. */
export const responsibleGamingArea = implement<Flows>({
  services: ({ api, runtime, now }) => ({
    loadLimits: async (_input, signal) => toStanding(await api['care.standing']({}, { signal })),
    setLimit: async (limit, signal) => toStanding(await api['care.setLimit'](limit, { signal })),
    confirmLimit: async (place, signal) => toStanding(await api['care.confirmLimit'](place, { signal })),
    keepLimit: async (place, signal) => toStanding(await api['care.keepLimit'](place, { signal })),
    loadBreaks: async (_input, signal) => {
      const { timeOuts, exclusions } = await api['care.standing']({}, { signal });
      return { timeOuts, exclusions };
    },
    foreseeEnd: async (length, signal) => {
      const { until, onRequest } = await api['care.breakEnd'](length, { signal });
      return { until, onRequest };
    },
    takeBreak: async (length, signal) => {
      const { until, onRequest } = await api['care.takeBreak'](length, { signal });
      return { until, onRequest };
    },
    loadReturn: async (_input, signal) => api['care.returnState']({}, { signal }),
    askReturn: async (_input, signal) => api['care.askReturn']({}, { signal }),
    keepExclusion: async (_input, signal) => api['care.keepExclusion']({}, { signal }),
    enterOnBreak: async ({ ticket }, signal) => {
      // Tickets are not stored: after a reload the login has to give another one.
      if (ticket === '') throw Object.assign(new Error('no ticket'), { code: 'break.ticket-used' });
      const { token } = await api['session.enterOnBreak']({ ticket }, { signal });
      return { token };
    },
    loadSessionFigures: (_input, signal) => loadFigures(api, signal),
    answerCheck: async (_input, signal) => {
      const state = await api['care.answerCheck']({}, { signal });
      storePlayState(runtime.store, state, now());
      return { restSeconds: state.restSeconds };
    },
  }),
  effects: ({ runtime, oneTimeStore, browserTexts }) => ({
    breakBegun: ({ until, onRequest }) => {
      runtime.machines.tell('session', 'session.lost', { reason: 'onBreak' });
      oneTimeStore.leave('onBreak', { until, ticket: '', onRequest });
      openModalIfPresent(runtime, 'on-break', {});
    },
    openWithdrawals: () => runtime.effects.navigate('withdraw', {}, {}),
    // Games listen to this; the page below the dialog is inert anyway.
    pausePlay: () => runtime.store.set('$play.paused', true),
    resumePlay: () => {
      runtime.store.set('$play.paused', false);
      releaseRealityCheck(runtime.store);
      runtime.closeModal();
    },
    openHistory: () => {
      releaseRealityCheck(runtime.store);
      runtime.closeModal();
      runtime.effects.navigate('responsible-gaming', {}, {});
    },
    endSession: () => {
      releaseRealityCheck(runtime.store);
      logOut({ runtime });
    },
    rememberAge: () => {
      browserTexts.write(ageKey, toText(runtime.store.get('settings.limits.minimumAge')));
      runtime.closeModal();
    },
    rememberRefusal: () => {
      browserTexts.write(ageKey, null);
      keepRefusal(browserTexts, Date.now());
    },
    forgetRefusal: () => browserTexts.write(refusalKey, null),
    leaveSite: () => location.replace('about:blank'),
  }),
});
