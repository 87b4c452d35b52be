import { noticePages } from '../../protocol/notice-pages.ts';
import { findUse } from './group-machines.ts';
import type { ProofSite } from './proof-site.ts';
import { holdAll, type ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import type { Moment } from './verdict.ts';

/** Where a screen leads: routes by id and modals, as the settings stand. */
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
  // A contract that waits for an answer is put before the member.
  showAfterLogin: 'contract-request',
};
/** Modals that the portal opens by its clock (`src/portal/play-clock.ts`). */
const timedModals = ['reality-check', 'age-gate'] as const;
const routeOfEffect: Readonly<Record<string, string>> = {
  goHome: 'home',
  openRegistration: 'register',
  openWithdrawals: 'withdraw',
};

const listExits = (proof: ProofSite, model: ScreenModel): Exits => {
  const read = createPathReader(proof, model.screen, {});
  const moment: Moment = { read: (path) => read(path, () => undefined), nodeOf: () => undefined };
  const routes = new Set<string>();
  const modals = new Set<string>();
  for (const { conditions, enabled, actions, route } of model.controls) {
    if (holdAll([...conditions, ...enabled], moment) === false) continue;
    if (route !== null) routes.add(route);
    for (const action of actions) {
      if (action.do === 'navigate') routes.add(action.to);
      if (action.do === 'open') modals.add(action.modal);
    }
  }
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
    ...(isRestricted ? [noticePages.signInNeeded, noticePages.realAccountNeeded] : []),
    ...(accesses.has('agent') ? [noticePages.agentNeeded] : []),
  ];
};

/** Every page can be come to from the home page or from outside, and every modal is opened somewhere on the way. */
export const proveLinks = (proof: ProofSite): void => {
  const { routes } = proof;
  const pages = new Map(proof.pages.map((model) => [model.screen.id, model]));
  const modals = new Map(proof.modals.map((model) => [model.screen.id, model]));
  const reached = new Set<ScreenModel>();
  const queue: ScreenModel[] = [];
  const reach = (model: ScreenModel | undefined): void => {
    if (model === undefined || reached.has(model)) return;
    reached.add(model);
    queue.push(model);
  };
  const reachRoute = (id: string): void =>
    reach(pages.get(routes.find((route) => route.id === id)?.page ?? ''));
  const home = routes.find(({ path }) => path === '/') ?? routes[0];
  reach(proof.shell);
  if (home !== undefined) reachRoute(home.id);
  for (const { id, arrival } of routes) if (arrival === true) reachRoute(id);
  for (const notice of listNotices(proof.pages)) reach(pages.get(notice));
  // The portal opens the notices by itself, on the home page.
  reach(modals.get('announcements'));
  // Whoever is not signed in is asked to, on a page for members.
  if (proof.pages.some(({ screen }) => screen.access === 'member' || screen.access === 'agent'))
    reach(modals.get('login'));
  for (const id of timedModals) reach(modals.get(id));
  for (let model = queue.shift(); model !== undefined; model = queue.shift()) {
    const exits = listExits(proof, model);
    for (const route of exits.routes) reachRoute(route);
    for (const modal of exits.modals) reach(modals.get(modal));
  }
  for (const model of [...proof.pages, ...proof.modals]) {
    if (reached.has(model)) continue;
    const isPage = model.screen.kind === 'page';
    proof.log.report(
      isPage ? 'proof.page-unreachable' : 'proof.modal-unreachable',
      { document: model.document, place: [] },
      isPage
        ? `No menu and no link leads to the page "${model.screen.id}" from the home page.`
        : `No action on a page that can be come to opens the modal "${model.screen.id}".`,
    );
  }
};
