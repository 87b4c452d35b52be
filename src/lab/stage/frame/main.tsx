import { createRoot } from 'react-dom/client';
import type { CompiledScreen } from '../../../protocol/release/release.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { followSteps } from '../../../runtime/react/follow-steps.ts';
import { RuntimeProvider, ScreenView } from '../../../runtime/react/screen-view.tsx';
import { createServices } from '../../../runtime/react/services.ts';
import { listenTo, tell } from '../../frames/frame-channel.ts';
import { followTheme, holdLinks } from '../../frames/follow-page.ts';
import type { EffectName } from '../../frames/recording-host.ts';
import { createFlowMirror, type FlowMirror } from '../flow-mirror.ts';
import type { StageReport, StageCommand } from '../stage-messages.ts';
import { composeStage, listScreens } from './compose-stage.ts';
import { loadLiveRelease, type LiveRelease } from './live-release.ts';

const say = (news: StageReport): void => tell<StageReport>(window.parent, news);
const sayEffect = (effect: EffectName, detail: string): void => say({ kind: 'effect', effect, detail });

type ShowOrder = Extract<StageCommand, { readonly kind: 'show' }>;

/** Draws the wanted screen; another turn draws it again, for what was typed belongs to the run before. */
function createShow(
  runtime: Runtime,
  screens: readonly CompiledScreen[],
): (order: ShowOrder) => Promise<void> {
  let up = '';
  return async ({ screen, turn, theme, locale }) => {
    runtime.store.set('ui.theme', theme);
    if (runtime.active().locale !== locale) await runtime.setLocale(locale);
    const key = `${screen.kind} ${screen.id} ${turn}`;
    if (up === key) return;
    up = key;
    const compiled = screens.find(({ kind, id }) => kind === screen.kind && id === screen.id);
    if (compiled === undefined) throw new Error(`expects a screen of the release, got ${screen.id}`);
    runtime.closeModal();
    runtime.showPage(null);
    if (compiled.kind === 'page') runtime.showPage(compiled);
    else await runtime.openModal(compiled.id);
    window.scrollTo(0, 0);
  };
}

/** Scripts wait for these: which run and which change of it the screen shows. */
function markShown(mirror: FlowMirror): void {
  const face = mirror.face();
  if (face === null) return;
  document.documentElement.dataset['labTurn'] = String(face.turn);
  document.documentElement.dataset['labRevision'] = String(face.revision);
}

function followOrders(live: LiveRelease, runtime: Runtime, mirror: FlowMirror): void {
  const show = createShow(runtime, live.screens);
  const fail = (error: unknown): void => runtime.report('', error);
  listenTo<StageCommand>(
    () => window.parent,
    (order) => {
      switch (order.kind) {
        case 'flow':
          mirror.show(order.face);
          markShown(mirror);
          break;
        case 'show':
          void show(order).catch(fail);
          break;
        case 'settings':
          runtime.store.set('settings', order.settings ?? live.site.settings);
          say({ kind: 'screens', screens: listScreens(live.screens, runtime) });
      }
    },
  );
}

async function start(root: HTMLElement): Promise<void> {
  const live = await loadLiveRelease((loaded, total) => say({ kind: 'progress', loaded, total }));
  const mirror = createFlowMirror((turn, event) => say({ kind: 'send', turn, event }));
  const engine = composeStage(live, mirror, sayEffect);
  const { runtime } = engine;
  followTheme(runtime);
  holdLinks(sayEffect);
  followOrders(live, runtime, mirror);
  // In the lab's own window the person is at the controls beside the screen.
  if (window.parent === window) followSteps(document, (work) => requestAnimationFrame(work));
  createRoot(root).render(
    <RuntimeProvider engine={engine} services={createServices(runtime, (address) => address)}>
      <ScreenView kind="page" failed={null} />
      <ScreenView kind="modal" failed={null} />
    </RuntimeProvider>,
  );
  // Code of views and the file of icons must be here when the server is not.
  const { views, loads } = engine;
  const { release, revision } = live.pointer;
  await Promise.all([
    fetch('/assets/icons.svg'),
    ...Object.entries(views).map(([type, view]) => loads.obtain(view, type, release)),
  ]);
  const locales = runtime
    .active()
    .site.locales.filter(({ enabled }) => enabled)
    .map(({ code, nativeName }) => ({ code, name: nativeName }));
  say({ kind: 'ready', revision, screens: listScreens(live.screens, runtime), locales });
}

const root = document.getElementById('root');
if (root === null) throw new Error('expects an element with id root in the page, found none');
start(root).catch((error: unknown) =>
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
