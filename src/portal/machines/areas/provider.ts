import { ApiError } from '../../../api/api-error.ts';
import { implement } from '../implement.ts';
import type { JsonObject } from '../../../protocol/json/json.ts';
import { systemClock } from '../../../runtime/core/clock.ts';
import type { Store } from '../../../runtime/core/store.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';
import { createProviderWindow } from '../provider-window.ts';
import { readProof, textOf } from '../read-input.ts';

/** Under which names the screens of the default site run the flows that open the window; the dialog comes first. */
const machineKeys = ['provider', 'bindings'] as const;

/** A person whom no account is bound to: the wire refuses, the flow continues. */
function readBinding(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'bind_customer_required') return null;
  const value = (error.value ?? {}) as JsonObject;
  return {
    token: null,
    bindTicket: textOf(value['bindTicket']),
    suggestedName: textOf(value['suggestedName']),
    fullName: textOf(value['name']),
    email: textOf(value['email']),
  };
}

/** What a provider sent the window back with, as a request. */
function readProviderAnswer({ code, provider }: { readonly code: string; readonly provider: string }) {
  const answer = new URLSearchParams(code);
  return {
    provider,
    code: answer.get('code') ?? '',
    state: answer.get('state') ?? '',
  };
}

const registrationForms = ['register', 'registerMobile'] as const;
/** Writes what a provider says of a person into the fields that the registration shows and that are empty. */
function fillRegistration(store: Store, claims: Readonly<Record<string, string>>): void {
  for (const form of registrationForms) {
    const typed = (store.get(`form.${form}.values`) ?? {}) as JsonObject;
    const fits = ([name, value]: readonly [string, string]): boolean =>
      value !== '' &&
      textOf(typed[name]) === '' &&
      store.get(`settings.register.${name}.enabled`) === true &&
      (form === 'register' || name !== 'username');
    const added = Object.fromEntries(Object.entries(claims).filter(fits));
    store.set(`form.${form}.values`, { ...typed, ...added });
  }
}

export const providerArea = implement<'thirdPartyLogin' | 'providerBindings'>({
  services: ({ api, needsHumanToken }) => ({
    startProviderLogin: ({ provider }, signal) => api['session.startProvider']({ provider }, { signal }),
    exchangeProviderCode: async (input, signal) => {
      const request = readProviderAnswer(input);
      try {
        const { token, userName } = await api['session.exchangeProvider'](request, { signal });
        return { token, bindTicket: null, suggestedName: userName, fullName: '', email: '' };
      } catch (error) {
        const binding = readBinding(error);
        if (binding === null) throw error;
        return binding;
      }
    },
    loadBindings: (_input, signal) => api['providers.list']({}, { signal }),
    startBinding: ({ provider, ...proof }, signal) =>
      api['providers.start']({ provider, ...readProof(proof) }, { signal }),
    bindAccount: (input, signal) => api['providers.bind'](readProviderAnswer(input), { signal }),
    unbindAccount: ({ provider, ...proof }, signal) =>
      api['providers.unbind']({ provider, ...readProof(proof) }, { signal }),
    bindProvider: async ({ bindTicket, username, password }, signal) => {
      const humanToken = needsHumanToken() ? { humanToken: await requestWorkTicket(api, signal) } : {};
      const request = { bindTicket, username, password, ...humanToken };
      const { token } = await api['session.bindProvider'](request, { signal });
      return { token };
    },
  }),
  effects: ({ runtime, oneTimeStore }) => {
    const providerWindow = createProviderWindow(systemClock, (news) => {
      const payload = news.event === 'provider.answered' ? { code: news.answer } : {};
      // The dialog may have been closed in the meantime: no flow waits for the answer then.
      const key = machineKeys.find((one) => runtime.machines.machineAt(one) !== undefined);
      if (key === undefined) providerWindow.close();
      else runtime.machines.tell(key, news.event, payload);
    });
    return {
      openWindow: () => providerWindow.open(),
      showInWindow: ({ url }) => providerWindow.show(url),
      closeWindow: () => providerWindow.close(),
      openRegistration: ({ bindTicket, suggestedName, fullName, email }) => {
        fillRegistration(runtime.store, { username: suggestedName, payeeName: fullName, email });
        oneTimeStore.leave('binding', { bindTicket });
        runtime.closeModal();
        runtime.effects.navigate('register', {}, {});
      },
    };
  },
});
