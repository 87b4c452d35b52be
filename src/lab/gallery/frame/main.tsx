import { createRoot } from 'react-dom/client';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { RuntimeProvider, ScreenView } from '../../../runtime/react/screen-view.tsx';
import { createServices } from '../../../runtime/react/services.ts';
import { followTheme, holdLinks } from '../../frames/follow-page.ts';
import { listenTo, tell } from '../../frames/frame-channel.ts';
import type { FrameMessage, ShowMessage } from '../frame-messages.ts';
import { composeFrame } from './compose-frame.ts';
import { loadRelease } from './packed-release.ts';

const say = (message: FrameMessage): void => tell<FrameMessage>(window.parent, message);

function createShow(runtime: Runtime): (message: ShowMessage) => Promise<void> {
  let up: { readonly page: string; readonly turn: number } | null = null;
  return async ({ page, turn, theme, direction, locale }) => {
    if (runtime.active().locale !== locale) await runtime.setLocale(locale);
    const entry = runtime.active().site.locales.find(({ code }) => code === locale);
    document.documentElement.dir = direction === 'auto' ? (entry?.dir ?? 'ltr') : direction;
    runtime.store.set('ui.theme', theme);
    if (up?.page !== page || up.turn !== turn) {
      const screen = await runtime.loadPage(page);
      runtime.closeModal();
      runtime.showPage(null);
      runtime.showPage(screen);
      window.scrollTo(0, 0);
      up = { page, turn };
    }
    say({ kind: 'shown', page });
  };
}

async function start(root: HTMLElement): Promise<void> {
  const { packed, parts } = await loadRelease();
  const engine = await composeFrame(packed, parts, say);
  const { runtime } = engine;
  followTheme(runtime);
  holdLinks((effect, detail) => say({ kind: 'effect', effect, detail }));
  const show = createShow(runtime);
  listenTo<ShowMessage>(
    () => window.parent,
    (message) => void show(message).catch((error: unknown) => runtime.report('', error)),
  );
  createRoot(root).render(
    <RuntimeProvider engine={engine} services={createServices(runtime, (address) => address)}>
      <ScreenView kind="page" failed={null} />
      <ScreenView kind="modal" failed={null} />
    </RuntimeProvider>,
  );
  // Icons are in a separate file, which must be loaded before the server can be offline.
  await fetch('/assets/icons.svg');
  say({
    kind: 'ready',
    locales: packed.site.locales
      .filter(({ enabled }) => enabled)
      .map(({ code, nativeName }) => ({ code, name: nativeName })),
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('expects an element with id root in the page, found none');
start(root).catch((error: unknown) =>
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
