import type { Api } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { KeptTexts } from '../boot-guard.ts';
import type { KeptSession } from '../kept-session.ts';
import { noticePath } from '../page-controller.ts';

export interface EffectNeeds {
  readonly runtime: Runtime;
  readonly api: Api;
  readonly session: KeptSession;
  /** Language of the tab (`hisLang`) and of the browser (`language`). */
  readonly tabTexts: KeptTexts;
  readonly browserTexts: KeptTexts;
  /** Says something to the person, on screen and to a screen reader. */
  readonly notify: (text: string) => void;
}

function openIfThere(runtime: Runtime, modal: string, params: JsonObject): void {
  if (Object.hasOwn(runtime.active().pointer.manifest.modals, modal)) runtime.effects.open(modal, params);
}

/** What the flows do to the portal. None of them throws. */
export function createMachineEffects(
  needs: EffectNeeds,
): Readonly<Record<string, (params: JsonObject) => void>> {
  const { runtime, session } = needs;
  const { store } = runtime;
  return {
    keepToken: ({ token }) => session.keepToken(String(token)),
    dropToken: () => session.dropToken(),
    signedIn: ({ member }) => {
      session.keepMember(member as JsonObject);
      runtime.machines.tell('session', 'session.established', { member: member as JsonObject });
    },
    closeLogin: () => runtime.closeModal(),
    showAfterLogin: () => store.set('ui.page.afterLogin', true),
    // Whoever was asked to sign in for a page stays on it; everybody else goes home.
    goHome: () => {
      if (store.get(noticePath) !== 'signInNeeded') runtime.effects.navigate('home', {}, {});
    },
    openLogin: () => openIfThere(runtime, 'login', {}),
    firstLogin: () => store.set('ui.page.firstLogin', true),
    clearSession: () => {
      session.clear();
      runtime.data.forget();
    },
    announceLoss: ({ reason }) => needs.notify(runtime.translate(`runtime.signedOut.${String(reason)}`)),
    applyLanguage: ({ code }) => {
      const locale = String(code);
      needs.tabTexts.write('hisLang', locale);
      needs.browserTexts.write('language', locale);
      runtime.setLocale(locale).catch((error: unknown) => runtime.report('', error));
      if (session.token() === null) return;
      needs.api['member.setLanguage']({ language: locale }).catch((error: unknown) =>
        runtime.report('', error),
      );
    },
  };
}
