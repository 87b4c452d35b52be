import { findDuty, listFrameDuties, takesMoney } from '../policies/duties.ts';
import { noticePages } from '../../protocol/document/notice-pages.ts';
import { sourceOfScreen } from '../../protocol/document/screen-id.ts';
import { findUse } from './group-machines.ts';
import type { ProofSite } from './proof-site.ts';
import { checkCalls, checkLinks } from './prove-access.ts';
import { narrowest, proveWidths } from './prove-widths.ts';
import { describeWidths } from '../styles/hidden-widths.ts';
import type { ScreenModel } from './read-screen.ts';
import { mayOpen, nameViewers, type Viewer, viewers } from '../access/page-access.ts';
import { createSight, cacheViewers, type Sight } from './viewers.ts';

/** Where a screen leads: routes by id and modals, however the settings are switched. */
interface Exits {
  readonly routes: ReadonlySet<string>;
  readonly modals: ReadonlySet<string>;
}
/** Effects of flows that the portal answers by opening a screen. */
const modalOfEffect: Readonly<Record<string, string>> = {
  openLogin: 'login',
  openForgotPassword: 'forgot-password',
  openStepUp: 'step-up',
  openBreak: 'on-break',
  breakBegun: 'on-break',
  accountClosed: 'account-closed',
  // A session that another device or staff ended.
  announceLoss: 'session-ended',
  // A contract that waits for an answer is put before the member.
  showAfterLogin: 'contract-request',
};
/** Effects after which the flow waits for the dialog: without it nothing happens that a person could see. */
const waitingEffects: ReadonlySet<string> = new Set(['openForgotPassword', 'openStepUp', 'openBreak']);
/** Modals that the portal opens by its clock (`src/portal/session/play-clock.ts`). */
const timedModals = ['reality-check', 'age-gate'] as const;
const routeOfEffect: Readonly<Record<string, string>> = {
  goHome: 'home',
  openRegistration: 'register',
  openWithdrawals: 'withdraw',
};

const listOwnExits = (model: ScreenModel, sight: Sight, viewer: Viewer): Exits => {
  const routes = new Set<string>();
  const modals = new Set<string>();
  for (const { conditions, enabled, actions, route } of model.controls) {
    if (!sight([...conditions, ...enabled], viewer)) continue;
    if (route !== null) routes.add(route);
    for (const action of actions) {
      if (action.do === 'navigate') routes.add(action.to);
      if (action.do === 'open') modals.add(action.modal);
    }
  }
  return { routes, modals };
};

/** Exits by controls, of screens that did not change: the settings, which may, have no part in them. */
const ownExits = new WeakMap<ScreenModel, Map<Viewer, Exits>>();

const listExits = (proof: ProofSite, model: ScreenModel, sight: Sight, viewer: Viewer): Exits => {
  const exitsOfModel = ownExits.get(model) ?? new Map<Viewer, Exits>();
  ownExits.set(model, exitsOfModel);
  const exits = exitsOfModel.get(viewer) ?? listOwnExits(model, sight, viewer);
  exitsOfModel.set(viewer, exits);
  const routes = new Set(exits.routes);
  const modals = new Set(exits.modals);
  for (const key of Object.keys(model.screen.machines)) {
    const contract = proof.machines.get(findUse(proof, model, key) ?? '');
    for (const effect of Object.keys(contract?.effects ?? {})) {
      const route = routeOfEffect[effect];
      const modal = modalOfEffect[effect];
      if (route !== undefined) routes.add(route);
      if (modal !== undefined) modals.add(modal);
    }
  }
  return { routes, modals };
};

/** Pages that the portal itself puts up in place of another. */
const listNotices = (pages: readonly ScreenModel[]): readonly string[] => {
  const accesses = new Set(pages.map(({ screen }) => screen.access));
  const isRestricted = accesses.has('member') || accesses.has('agent');
  return [
    noticePages.notFound,
    noticePages.broken,
    noticePages.loading,
    noticePages.maintenance,
    noticePages.regionBlocked,
    ...(isRestricted
      ? [noticePages.signInNeeded, noticePages.realAccountNeeded, noticePages.closedOnBreak]
      : []),
    ...(accesses.has('agent') ? [noticePages.agentNeeded] : []),
  ];
};

type ReachedScreens = ReadonlyMap<ScreenModel, ReadonlySet<Viewer>>;
type SightOf = ReturnType<typeof createSight>;
type FindPage = (route: string) => ScreenModel | undefined;

/** Who comes to which screen from the home page and from outside. */
const walkSite = (
  proof: ProofSite,
  eyes: SightOf,
  findPage: FindPage,
  isOpen: (model: ScreenModel) => boolean = () => true,
): ReachedScreens => {
  const { routes } = proof;
  const pages = new Map(proof.pages.map((model) => [model.screen.id, model]));
  const modals = new Map(proof.modals.map((model) => [model.screen.id, model]));
  const reached = new Map<ScreenModel, Set<Viewer>>();
  const queue: (readonly [ScreenModel, Viewer])[] = [];
  const reach = (model: ScreenModel | undefined, viewer: Viewer): void => {
    if (model === undefined || reached.get(model)?.has(viewer) === true) return;
    if (!mayOpen(model.screen.access, viewer) || !isOpen(model)) return;
    reached.set(model, (reached.get(model) ?? new Set<Viewer>()).add(viewer));
    queue.push([model, viewer]);
  };
  const home = routes.find(({ path }) => path === '/') ?? routes[0];
  const isRestricted = proof.pages.some(
    ({ screen: { access } }) => access === 'member' || access === 'agent',
  );
  const openings = [
    proof.shell,
    ...(home === undefined ? [] : [findPage(home.id)]),
    ...routes.flatMap(({ id, arrival }) => (arrival === true ? [findPage(id)] : [])),
    ...listNotices(proof.pages).map((notice) => pages.get(notice)),
    // The portal opens the announcements automatically, on the home page.
    modals.get('announcements'),
    // Anyone who is not logged in is asked to, on a page for members.
    ...(isRestricted ? [modals.get('login')] : []),
    ...timedModals.map((id) => modals.get(id)),
  ];
  for (const viewer of viewers) for (const model of openings) reach(model, viewer);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [model, viewer] = next;
    const exits = listExits(proof, model, eyes(model), viewer);
    for (const route of exits.routes) reach(findPage(route), viewer);
    for (const modal of exits.modals) reach(modals.get(modal), viewer);
  }
  return reached;
};

/** Dialogs that the flows of a screen open are there. */
const checkOpened = (proof: ProofSite, model: ScreenModel): void => {
  for (const key of Object.keys(model.screen.machines)) {
    const use = findUse(proof, model, key) ?? '';
    for (const effect of Object.keys(proof.machines.get(use)?.effects ?? {})) {
      const modal = modalOfEffect[effect];
      const isThere = modal === undefined || proof.modals.some(({ screen }) => screen.id === modal);
      if (isThere || !waitingEffects.has(effect)) continue;
      proof.log.report(
        'reference.modal-unknown',
        { document: model.document, place: ['machines', key] },
        `The flow "${use}" opens the modal "${modal}", and there is none; the person who waits for it sees nothing.`,
      );
    }
  }
};

/** What a player on a break is owed can be come to without a page that the break closes. */
const proveOnBreak = (proof: ProofSite, reached: ReachedScreens, findPage: FindPage): void => {
  const openOnBreak = proof.facts.setting('settings.jurisdiction.openOnBreak');
  const profile = openOnBreak === undefined ? {} : { openOnBreak };
  const isOpen = ({ screen }: ScreenModel): boolean => screen.closedOnBreak !== true;
  const onBreak = walkSite(proof, createSight(proof, true), findPage, isOpen);
  // Of one page with several routes, each shows the same duty.
  const reachedPages = new Set(
    [...onBreak].flatMap(([{ screen }, whom]) =>
      [...whom].map((viewer) => `${sourceOfScreen(screen.id)} ${viewer}`),
    ),
  );
  for (const model of proof.pages) {
    const duty = isOpen(model) ? findDuty(model.screen, profile) : null;
    const page = sourceOfScreen(model.screen.id);
    const lost = [...(reached.get(model) ?? [])].filter((viewer) => !reachedPages.has(`${page} ${viewer}`));
    if (duty === null || lost.length === 0) continue;
    proof.log.report(
      'proof.page-unreachable',
      { document: model.document, place: [] },
      `On a break only pages that it closes lead ${nameViewers(lost)} to the page "${model.screen.id}", which is for ${duty.what}.`,
    );
  }
};

/** A player without a break reads none of the notices about it. */
const ofBreak: ReadonlySet<string> = new Set(['member.breakUntil', 'member.breakForGood']);

/** From a frame that players pay in under, they come to what they are owed: in a window of every width. */
const proveFrame = (proof: ProofSite, findPage: FindPage): void => {
  const { shell, modals, log } = proof;
  const pages = proof.pages.map(({ screen }) => screen);
  if (!takesMoney(pages)) return;
  const sightOf = createSight(proof, true, ofBreak);
  const widths = shell.widths.filter(({ below }) => below > narrowest);
  const screens = [...pages, ...modals.map(({ screen }) => screen)];
  const modalOf = new Map(modals.map(({ screen }) => [screen.id, screen]));
  for (const [what, places] of listFrameDuties(screens)) {
    // That a site has no such page at all is found elsewhere.
    if (places.size === 0) continue;
    const lacking = widths.filter(({ from }) => {
      const frame = shell.at(from);
      const { routes, modals: opened } = listOwnExits(frame, sightOf(frame), 'member');
      const targets = [
        ...[...routes].map((route) => findPage(route)?.screen),
        ...[...opened].map((id) => modalOf.get(id)),
      ];
      return !targets.some((target) => target !== undefined && places.has(target));
    });
    const [first] = lacking;
    if (first === undefined) continue;
    const where = lacking.length === widths.length ? '' : ` ${describeWidths(first)}`;
    log.report(
      'policy.missing',
      { document: shell.document, place: ['root'] },
      `The site takes money, and no menu or link of its frame leads a member to ${what}${where}.`,
    );
  }
};

/**
 * Every page can be come to by those who may open it, from the home page or from outside; every modal is
 * opened somewhere on the way; links and data are for those who see them.
 */
export const proveLinks = (proof: ProofSite): void => {
  const eyes = createSight(proof);
  const pageOf = new Map(proof.routes.map(({ id, page }) => [id, page]));
  const pages = new Map(proof.pages.map((model) => [model.screen.id, model]));
  const findPage = (route: string): ScreenModel | undefined => pages.get(pageOf.get(route) ?? '');
  const reached = walkSite(proof, createSight(proof, true), findPage);
  proveWidths(proof);
  proveOnBreak(proof, reached, findPage);
  proveFrame(proof, findPage);
  for (const model of [proof.shell, ...proof.pages, ...proof.modals]) {
    const pageViewers = reached.get(model) ?? new Set<Viewer>();
    const sight = eyes(model);
    checkCalls(proof, model, sight, pageViewers);
    checkOpened(proof, model);
    checkLinks(proof, model, cacheViewers(proof, model, sight), pageViewers, findPage);
    if (pageViewers.size > 0) continue;
    const { kind, id, access } = model.screen;
    const isPage = kind === 'page';
    const forWhom = access === undefined || access === 'anyone' ? '' : `, for ${nameViewers([access])}`;
    proof.log.report(
      isPage ? 'proof.page-unreachable' : 'proof.modal-unreachable',
      { document: model.document, place: [] },
      isPage
        ? `No menu and no link leads to the page "${id}" from the home page${forWhom}.`
        : `No action on a page that can be come to opens the modal "${id}".`,
    );
  }
};
