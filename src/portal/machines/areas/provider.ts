import { ApiError } from '../../../api/api-error.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { systemClock } from '../../../runtime/core/clock.ts';
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

export const providerArea: Area = {
  services: ({ api, needsHumanToken }) => ({
    startProviderLogin: (input, signal) =>
      api['session.startProvider']({ provider: textOf(input['provider']) }, { signal }),
    exchangeProviderCode: async (input, signal) => {
      const request = readProviderAnswer(input);
      try {
        const { token, userName } = await api['session.exchangeProvider'](request, { signal });
        return { token, bindTicket: null, suggestedName: userName };
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
      openRegistration: ({ bindTicket }) => {
        oneTimeStore.leave('binding', { bindTicket: textOf(bindTicket) });
        runtime.closeModal();
        runtime.effects.navigate('register', {}, {});
      },
    };
  },
};
