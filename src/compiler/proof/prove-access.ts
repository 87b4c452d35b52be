import type { Condition, Control } from './control.ts';
import type { ProofSite } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';
import { compileCondition } from './verdict.ts';
import { mayOpen, nameViewers, type Viewer, viewers } from '../access/page-access.ts';
import type { ListViewers, Sight } from './viewers.ts';

/** Who may be in front of a screen: a page by its access, the frame and dialogs by who comes to them. */
const listViewers = ({ screen }: ScreenModel, reached: ReadonlySet<Viewer>): readonly Viewer[] =>
  screen.kind === 'page' ? viewers.filter((viewer) => mayOpen(screen.access, viewer)) : [...reached];

/** The data of a screen must be allowed to every viewer who may see the screen. */
export const checkCalls = (
  proof: ProofSite,
  model: ScreenModel,
  sight: Sight,
  reached: ReadonlySet<Viewer>,
): void => {
  const { screen, document, dataSources } = model;
  if (!listViewers(model, reached).includes('visitor')) return;
  for (const [name, { call, when }] of Object.entries(screen.data)) {
    if (proof.operations.get(call)?.token !== 'required') continue;
    const conditions: readonly Condition[] =
      when === undefined ? [] : [{ says: '', holds: compileCondition(when.r) }];
    if (!sight(conditions, 'visitor')) continue;
    proof.log.report(
      'proof.login-needed',
      dataSources[name] ?? { document, place: ['data', name] },
      `"${call}" needs a login, and visitors may see this screen. Ask for it only when { "===": ["=session.state", "member"] }, or give the page the access "member".`,
    );
  }
  if (screen.kind !== 'page') return;
  for (const [key, { use }] of Object.entries(screen.machines)) {
    if (proof.machines.get(use)?.needs !== 'member') continue;
    proof.log.report(
      'proof.login-needed',
      { document, place: ['machines', key] },
      `The flow "${use}" needs a login, and visitors may see this page. Give the page the access "member".`,
    );
  }
};

/** Who sees a link and may not open where it leads; null where it is well. */
const judgeLink = (
  access: ScreenModel['screen']['access'],
  seeing: readonly Viewer[],
): { readonly isForNobody: boolean } | null => {
  // Visitors are asked to log in on a page for members.
  const isOpen = (viewer: Viewer): boolean =>
    mayOpen(access, viewer) || (access === 'member' && viewer === 'visitor');
  if (!seeing.some(isOpen)) return { isForNobody: true };
  return access === 'agent' && seeing.includes('member') ? { isForNobody: false } : null;
};

type Links = ReadonlyMap<string, readonly Control[]>;
/** Links of screens that did not change, by where they lead. */
const linksOf = new WeakMap<ScreenModel, Links>();

const listLinks = (model: ScreenModel): Links => {
  const cached = linksOf.get(model);
  if (cached !== undefined) return cached;
  const links = new Map<string, Control[]>();
  for (const control of model.controls) {
    const targets = control.actions.flatMap((action) => (action.do === 'navigate' ? [action.to] : []));
    for (const to of control.route === null ? targets : [control.route])
      links.set(to, [...(links.get(to) ?? []), control]);
  }
  linksOf.set(model, links);
  return links;
};

/** Links lead where those who see them may go. */
export const checkLinks = (
  proof: ProofSite,
  model: ScreenModel,
  seersOf: ListViewers,
  reached: ReadonlySet<Viewer>,
  findPage: (route: string) => ScreenModel | undefined,
): void => {
  const here = listViewers(model, reached);
  if (here.length === 0) return;
  for (const [to, controls] of listLinks(model)) {
    const access = findPage(to)?.screen.access;
    if (access === undefined || access === 'anyone') continue;
    for (const { conditions, source, node } of controls) {
      const seers = seersOf(conditions);
      if (seers === null) continue;
      const seeing = here.filter((viewer) => seers.includes(viewer));
      const fault = judgeLink(access, seeing);
      if (fault === null) continue;
      proof.log.report(
        'proof.link-refused',
        source,
        fault.isForNobody
          ? `"${node.id}" leads to "${to}", which is for ${nameViewers([access])}, and only ${nameViewers(seeing)} can see it.`
          : `"${node.id}" leads to "${to}", which is for agents, and members who are none see it too. Show it by "=session.isAgent".`,
      );
    }
  }
};
