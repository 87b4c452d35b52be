import { ApiError } from '../../../api/api-error.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { systemClock } from '../../../runtime/core/clock.ts';
import type { Store } from '../../../runtime/core/store.ts';
import { requestWorkTicket } from '../request-work-ticket.ts';
import { createProviderWindow } from '../provider-window.ts';
import { readProof, textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** Under which names the screens of the default site run the flows that open the window; the dialog comes first. */
const machineKeys = ['provider', 'bindings'] as const;

/** A person whom no account is bound to: the wire refuses, the flow continues. */
function readBinding(error: unknown): JsonObject | null {
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
function readProviderAnswer(input: JsonObject) {
  const answer = new URLSearchParams(textOf(input['code']));
  return {
    provider: textOf(input['provider']),
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

export const providerArea: Area = {
  services: ({ api, needsHumanToken }) => ({
    startProviderLogin: (input, signal) =>
      api['session.startProvider']({ provider: textOf(input['provider']) }, { signal }),
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
    startBinding: (input, signal) =>
      api['providers.start']({ provider: textOf(input['provider']), ...readProof(input) }, { signal }),
    bindAccount: (input, signal) => api['providers.bind'](readProviderAnswer(input), { signal }),
    unbindAccount: (input, signal) =>
      api['providers.unbind']({ provider: textOf(input['provider']), ...readProof(input) }, { signal }),
    bindProvider: async (input, signal) => {
      const humanToken = needsHumanToken() ? { humanToken: await requestWorkTicket(api, signal) } : {};
      const { token } = await api['session.bindProvider'](
        {
          bindTicket: textOf(input['bindTicket']),
          username: textOf(input['username']),
          password: textOf(input['password']),
          ...humanToken,
        },
        { signal },
      );
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
      showInWindow: ({ url }) => providerWindow.show(textOf(url)),
      closeWindow: () => providerWindow.close(),
      openRegistration: ({ bindTicket, suggestedName, fullName, email }) => {
        const claims = {
          ...{ username: textOf(suggestedName), payeeName: textOf(fullName) },
          email: textOf(email),
        };
        fillRegistration(runtime.store, claims);
        oneTimeStore.leave('binding', { bindTicket: textOf(bindTicket) });
        runtime.closeModal();
        runtime.effects.navigate('register', {}, {});
      },
    };
  },
};
