import type { Json } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';

/** What the session machine projects, as far as access asks. */
export interface SessionView {
  readonly state: 'booting' | 'visitor' | 'member';
  readonly isAgent: boolean;
  /** Customer type; 4 is a trial account (specification, section 4). */
  readonly type: number | null;
}
export type AccessVerdict =
  | 'allowed'
  | 'wait'
  | 'go-home'
  | 'login-needed'
  | 'agent-needed'
  | 'real-account-needed'
  | 'closed-on-break';

const trialType = 4;

/** Reads `session.*` of the store. */
export function readSession(value: Json | undefined): SessionView {
  const session = (value ?? {}) as Readonly<Record<string, Json>>;
  const state = session['state'];
  const type = session['type'];
  return {
    state: state === 'member' || state === 'booting' ? state : 'visitor',
    isAgent: session['isAgent'] === true,
    type: typeof type === 'number' ? type : null,
  };
}

/** Whether the person may see a page (specification, section 6), and what they get if not. */
export function decideAccess(
  screen: Pick<CompiledScreen, 'access' | 'trial' | 'closedOnBreak'>,
  session: SessionView,
  isOnBreak = false,
): AccessVerdict {
  const verdict = decideByAccount(screen, session);
  // A page that they would not see after the break either is not closed because of it.
  return verdict === 'allowed' && isOnBreak && screen.closedOnBreak === true ? 'closed-on-break' : verdict;
}

function decideByAccount(
  { access, trial }: Pick<CompiledScreen, 'access' | 'trial'>,
  session: SessionView,
): AccessVerdict {
  if (access === undefined || access === 'anyone') return 'allowed';
  if (session.state === 'booting') return 'wait';
  if (access === 'visitor') return session.state === 'member' ? 'go-home' : 'allowed';
  if (session.state !== 'member') return 'login-needed';
  if (session.type === trialType && !trial) return 'real-account-needed';
  return access === 'agent' && !session.isAgent ? 'agent-needed' : 'allowed';
}
