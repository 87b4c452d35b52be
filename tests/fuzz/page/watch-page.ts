import { tripwire } from '../hostile-values.ts';

/** What must never happen, as it happens. */
export interface PageWatch {
  /** Faults since the last call, one line each. */
  take(): readonly string[];
  /** Tasks of more than 50 ms since the last call, in milliseconds. */
  takeTasks(): readonly { readonly start: number; readonly ms: number }[];
  add(fault: string): void;
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300);

/** Catches what nobody else does, springs the tripwires, and keeps presses from leaving the page. */
export const watchPage = (): PageWatch => {
  let faults: string[] = [];
  let tasks: { start: number; ms: number }[] = [];
  const add = (fault: string): void => void faults.push(fault);
  const world = globalThis as unknown as Record<string, unknown>;
  world[tripwire] = (how: unknown) => add(`ran: a hostile text (${String(how)})`);
  for (const name of ['alert', 'confirm', 'prompt']) world[name] = () => add(`ran: ${name}`);
  window.open = (address) => {
    const host = new URL(String(address), location.href).host;
    if (host === 'evil.example') add(`left: a window for ${String(address)}`);
    return null;
  };
  window.addEventListener('error', (event) => {
    // A picture that is not there is no fault of the program.
    if (event instanceof ErrorEvent) add(`uncaught: ${describe(event.error ?? event.message)}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${describe(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    // Pictures of elsewhere are held back, as they should be; code that was held back should not have come so far.
    if (/^(script|object|frame|base|form|trusted|require)/.test(effectiveDirective))
      add(`held back: ${effectiveDirective} ${sourceFile.split('/').at(-1) ?? ''}`);
  });
  // React listens below, at its root: it has heard of the press by now.
  for (const type of ['click', 'submit', 'auxclick'])
    document.addEventListener(type, (event) => event.preventDefault());
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, ms: duration });
  }).observe({ type: 'longtask' });
  return {
    add,
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    takeTasks: () => {
      const taken = tasks;
      tasks = [];
      return taken;
    },
  };
};
