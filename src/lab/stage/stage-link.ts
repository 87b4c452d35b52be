import type { JsonObject } from '../../protocol/json/json.ts';
import type { LabStore } from '../lab-store.ts';
import type { ShownScreen } from '../export-playwright.ts';
import { messages } from '../messages.ts';
import { listenTo, tell } from '../frames/frame-channel.ts';
import type { EffectName } from '../frames/recording-host.ts';
import type {
  FlowSnapshotView,
  LocaleChoice,
  StageReport,
  StageCommand,
  StageScreen,
  Theme,
} from './stage-messages.ts';

/** What is known of the frame with the flow's screen. */
export interface StageView {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly reason: string;
  /** Parts of the live site that are there, of how many; null before the first. */
  readonly progress: { readonly loaded: number; readonly total: number } | null;
  /** Revision of the live site that the frame shows. */
  readonly revision: number;
  readonly screens: readonly StageScreen[];
  readonly locales: readonly LocaleChoice[];
  /** The last effect of the screen, recorded and not performed. */
  readonly effect: { readonly name: EffectName; readonly detail: string } | null;
}
/** Keeps the screen in the frame in step with the flow of the lab. */
export interface StageLink {
  readonly view: () => StageView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly connect: (frame: Pick<HTMLIFrameElement, 'contentWindow'>) => () => void;
  /** Fetches the live site once more, after it failed. */
  readonly retry: () => void;
  /** `width` is applied by the frame; here it is kept only for `shown`. */
  readonly show: (screen: StageScreen, theme: Theme, locale: string, width?: string) => void;
  /** What the screen shows now; null where there is none. */
  readonly shown: () => ShownScreen | null;
  /** Settings of a draft in place of the live ones; null goes back. */
  readonly useSettings: (settings: JsonObject | null) => void;
}

/** Milliseconds without another part after which the live site counts as out of reach. */
export const stagePatience = 20_000;

const empty: StageView = {
  status: 'loading',
  reason: '',
  progress: null,
  revision: 0,
  screens: [],
  locales: [],
  effect: null,
};

/** The flow as its screen can tell it. */
function readFace(store: LabStore, turn: number): FlowSnapshotView {
  const { run, simulation, revision } = store.view();
  const { status, projection } = simulation.read();
  return {
    turn,
    revision,
    machine: run.machine,
    value: simulation.actor.getSnapshot().value,
    status: status as FlowSnapshotView['status'],
    projection,
    can: Object.keys(simulation.contract.events).filter((type) => simulation.accepts({ type })),
  };
}

/** What Playwright calls visible: shown, and with a size. */
function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
}

/** Calls back when nothing was heard for that long; each call of what it returns begins the wait again, or ends it. */
function createPatience(giveUp: () => void): (isWaiting: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isWaiting) => {
    clearTimeout(timer);
    timer = isWaiting ? setTimeout(giveUp, stagePatience) : undefined;
  };
}

export function createStageLink(store: LabStore): StageLink {
  const listeners = new Set<() => void>();
  let view = empty;
  let frame: Pick<HTMLIFrameElement, 'contentWindow'> | null = null;
  let turn = 1;
  let look = { name: '', locale: '', width: '' };
  let settings: JsonObject | null = null;
  let { simulation } = store.view();
  const order = (message: StageCommand): void => tell<StageCommand>(frame?.contentWindow ?? null, message);
  const put = (change: Partial<StageView>): void => {
    view = { ...view, ...change };
    for (const listener of [...listeners]) listener();
  };
  const wait = createPatience(() =>
    put({ status: 'failed', reason: messages.stageSilent(stagePatience / 1_000) }),
  );
  const follow = (): void => {
    if (store.view().simulation !== simulation) {
      ({ simulation } = store.view());
      turn += 1;
      put({ effect: null });
    }
    if (view.status === 'ready') order({ kind: 'flow', face: readFace(store, turn) });
  };
  const hear = (news: StageReport): void => {
    switch (news.kind) {
      case 'progress':
        put({ status: 'loading', progress: { loaded: news.loaded, total: news.total } });
        break;
      case 'ready':
        put({ status: 'ready', revision: news.revision, screens: news.screens, locales: news.locales });
        follow();
        break;
      case 'screens':
        put({ screens: news.screens });
        break;
      case 'failed':
        put({ status: 'failed', reason: news.reason });
        break;
      case 'effect':
        put({ effect: { name: news.effect, detail: news.detail } });
        break;
      case 'send':
        // An event from a screen of an earlier run is of no use to this one.
        if (news.turn === turn) store.play({ do: 'send', event: news.event });
    }
    wait(view.status === 'loading');
  };
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (element) => {
      frame = element;
      wait(true);
      const stops = [
        listenTo<StageReport>(() => frame?.contentWindow ?? null, hear),
        store.subscribe(follow),
      ];
      return () => {
        for (const stop of stops) stop();
        frame = null;
        view = empty;
        wait(false);
      };
    },
    retry: () => {
      put(empty);
      wait(true);
      frame?.contentWindow?.location.reload();
    },
    show: ({ kind, id }, theme, locale, width = 'phone') => {
      look = { name: `${kind} ${id}`, locale, width };
      order({ kind: 'show', screen: { kind, id }, turn, theme, locale });
    },
    shown: () => {
      const nodes = [...(frame?.contentWindow?.document.querySelectorAll('[data-node]') ?? [])];
      // A script uses the first node with an id, so later ones do not count.
      const first = new Map(nodes.toReversed().map((node) => [node.getAttribute('data-node') ?? '', node]));
      const ids = [...first].toReversed().flatMap(([id, node]) => (isSeen(node) ? [id] : []));
      return ids.length === 0 ? null : { ...look, settings, nodes: ids };
    },
    useSettings: (next) => {
      settings = next;
      order({ kind: 'settings', settings });
    },
  };
}
