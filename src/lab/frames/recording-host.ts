import { systemClock } from '../../runtime/core/clock.ts';
import type { RuntimeHost } from '../../runtime/core/runtime-host.ts';
import type { Engine } from '../../runtime/react/engine.ts';
import { compileTemplate } from '../../runtime/react/template.tsx';

/** What a screen does to the world outside of it. */
export type EffectName = 'navigate' | 'external' | 'announce' | 'track' | 'call' | 'report';

const nothing = (): void => undefined;
const noApi = 'There is no member API here.';

/** Creates a host that records the effects of a screen instead of performing them. */
export function createRecordingHost(
  effect: (name: EffectName, detail: string) => void,
  engine: () => Engine,
): RuntimeHost {
  return {
    clock: systemClock,
    visibility: { isVisible: () => true, subscribe: () => nothing },
    call: (operation) => {
      effect('call', operation);
      return Promise.reject(Object.assign(new Error(noApi), { code: 'request.offline' }));
    },
    loadOperators: () => import('../../runtime/core/late-operators.ts'),
    goTo: (path) => effect('navigate', path),
    addressOf: (path) => path,
    openExternal: (url) => effect('external', url.href),
    track: (event, payload) => effect('track', `${event} ${JSON.stringify(payload)}`),
    focus: (node) => {
      const target = document.querySelector<HTMLElement>(`[data-node="${CSS.escape(node)}"]`);
      target?.focus();
    },
    announce: (text) => effect('announce', text),
    // `deliverReport` records the failure.
    announceFailure: nothing,
    nameFailure: () => Promise.resolve('error.unknown'),
    // A call without an answer is no fault of the screen, and is recorded as the call that it is.
    deliverReport: ({ nodeId, message }) => {
      if (!message.includes(noApi)) effect('report', `${nodeId} ${message}`.trim());
    },
    loadStyles: () => Promise.resolve({ commit: nothing, drop: nothing }),
    keepFocus: () => nothing,
    applyLocale: (bcp47, direction) => {
      document.documentElement.lang = bcp47;
      document.documentElement.dir = direction;
    },
    interpret: (screen) => void compileTemplate(screen, engine().runtime.active().pointer.release, engine()),
  };
}
