import { readBootPayload } from './boot-payload.ts';
import { postReport } from './post-report.ts';
import { startFromCache, startPortal } from './start-portal.tsx';

/** Replaces a page that came without what it needs; there are no messages to choose from here. */
function showMinimalPage(root: HTMLElement): void {
  root.replaceChildren();
  const notice = document.createElement('main');
  notice.className = 'foyer-notice';
  const title = document.createElement('h1');
  title.textContent = 'This site cannot be shown right now';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  notice.append(title, again);
  root.append(notice);
}

const root = document.getElementById('root');
if (root === null) throw new Error('expects #root in the page, found none');
const boot = readBootPayload(document);
const release = boot.ok ? boot.value.active.release : '';
const report = (error: unknown): void =>
  postReport('/site/reports', { page: '', release, nodeId: '', message: String(error).slice(0, 500) });
const start = boot.ok ? startPortal(boot.value, root) : Promise.reject(new Error(boot.error));
start
  .catch((error: unknown) => {
    report(error);
    return startFromCache(root);
  })
  .catch((error: unknown) => {
    report(error);
    showMinimalPage(root);
  });
