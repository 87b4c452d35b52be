// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ApprovalStatus } from '../../protocol/release/approval.ts';
import { approvals, releases } from '../../protocol/calls/releases.ts';
import { draft } from '../../protocol/calls/site.ts';
import { permissionsOf, type ConsoleRole } from '../../protocol/console/console-api.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { createConsoleFake, type ConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { approvalMessages } from './approval-messages.ts';

const path = 'settings/register-fields';
const finding = (severity: Issue['severity']): Issue => ({
  code: 'pattern.unsafe',
  severity,
  document: path,
  pointer: '/fields/email/acceptedPattern',
  message: 'This pattern can be made slow.',
});
async function openReview(
  issues: readonly Issue[] = [],
  role: ConsoleRole = 'publisher',
  approval?: Omit<ApprovalStatus, 'version' | 'authors'>,
) {
  const api = createConsoleFake({
    role,
    issues,
    documents: {
      [path]: { fields: { email: { enabled: true, required: false, order: 1 } } },
      'pages/home': { root: { type: 'Stack', id: 'root' } },
    },
  });
  if (approval) api.approvals.opinion = approval;
  api.site.editElsewhere([
    { document: path, op: 'replace', path: ['fields', 'email', 'required'], value: true },
  ]);
  renderConsole(api, '/');
  const user = userEvent.setup({ delay: null });
  const mayPublish = permissionsOf[role].includes('publish');
  const name = mayPublish ? 'Review & publish' : 'Review changes';
  await user.click(
    within(await screen.findByRole('region', { name: 'Unpublished changes' })).getByRole('button', {
      name: new RegExp(name),
    }),
  );
  const sheet = await screen.findByRole('dialog', { name });
  await within(sheet).findByText('/fields/email/required is changed');
  return {
    api,
    user,
    sheet,
    get publish() {
      return within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
    },
  };
}

/** Notes of what went out after the first site. */
const listNotes = async (api: ConsoleFake): Promise<readonly string[]> =>
  (await api.send(releases.list)).releases.slice(0, -1).map(({ note }) => note);
/** At once: a key at a time, each draws the whole sheet again. */
async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('the review', () => {
  it('tells the changes and that every check passed', async () => {
    const { sheet } = await openReview();
    expect(within(sheet).getByText('Registration fields')).toBeTruthy();
    expect(within(sheet).getByText(/Every check passed/)).toBeTruthy();
  });

  it('does not publish a draft with errors and shows where they are', async () => {
    const { sheet, publish } = await openReview([finding('error')]);
    expect(publish.disabled).toBe(true);
    expect(within(sheet).getByText('This pattern can be made slow.')).toBeTruthy();
    expect(within(sheet).getByText('/fields/email/acceptedPattern')).toBeTruthy();
    const link = within(sheet).getByRole('link', { name: 'Show in the editor' });
    expect(link.getAttribute('href')).toContain(`/documents/${path}#`);
  });

  it('takes the focus to what a press on Publish misses, which may be out of sight', async () => {
    const { user, sheet, publish } = await openReview([finding('warning')]);
    await user.click(publish);
    const reason = within(sheet).getByLabelText(/^Why you accept the warnings/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it('keeps the focus at a finding that another check says in other words', async () => {
    const { api, user, sheet } = await openReview([finding('error')]);
    within(sheet).getByRole('link', { name: 'Show in the editor' }).focus();
    api.site.findings.issues = [
      { ...finding('error'), code: 'pattern.syntax', message: 'This pattern is not whole.' },
    ];
    api.site.editElsewhere([{ document: path, op: 'replace', path: ['fields', 'email', 'order'], value: 2 }]);
    await within(sheet).findByText('This pattern is not whole.');
    expect(document.activeElement).toBe(within(sheet).getByRole('link', { name: 'Show in the editor' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review & publish' })).toBeNull());
  });

  it('says how to come to a place where people get stuck', async () => {
    const trace = {
      settings: { 'settings.whitelabel.REGMOBVERF3': true },
      steps: ['The person sends "form.submit".', 'The call "sendCode" answers: sent.'],
    };
    const { sheet } = await openReview([{ ...finding('error'), code: 'proof.stuck', trace }]);
    const steps = within(sheet)
      .getByText('Steps to get there')
      .closest('details')
      ?.querySelectorAll('ol > li');
    expect([...(steps ?? [])].map((step) => step.textContent)).toEqual(trace.steps);
    expect(within(sheet).getByText('whitelabel.REGMOBVERF3: on')).toBeTruthy();
  });

  it('asks for a note', async () => {
    const { api, user, sheet, publish } = await openReview();
    await user.click(publish);
    expect(within(sheet).getByText('A release needs a note.')).toBeTruthy();
    expect(await listNotes(api)).toEqual([]);
  });

  it('asks why warnings are accepted', async () => {
    const { api, user, sheet, publish } = await openReview([finding('warning')]);
    await write(user, within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    await user.click(publish);
    expect(within(sheet).getByText('Enter why you accept the warnings.')).toBeTruthy();
    expect(await listNotes(api)).toEqual([]);
    await write(user, within(sheet).getByLabelText(/^Why you accept the warnings/), 'Known');
    await user.click(publish);
    await within(sheet).findByText('Revision 2 is live');
    expect(document.activeElement?.textContent).toBe('Done');
    expect(await listNotes(api)).toEqual(['Ask for e-mail (warnings accepted: Known)']);
    expect(await api.send(draft.read)).toMatchObject({ differences: [], version: 3 });
    expect(screen.queryByRole('region', { name: 'Unpublished changes' })).toBeNull();
  });

  it('shows how many open browsers have the release until all have it', async () => {
    const { api, user, sheet, publish } = await openReview();
    api.site.browsers = { all: 5, current: 2 };
    await write(user, within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    await user.click(publish);
    await within(sheet).findByText('2 of 5 open browsers have it');
    api.site.browsers = { all: 5, current: 5 };
    const all = await within(sheet).findByText(/Every open browser has it/, {}, { timeout: 3_000 });
    expect(all.textContent).toContain('5 of 5');
  });

  it('offers to read again when the draft moved while it was reviewed', async () => {
    const { api, user, sheet, publish } = await openReview();
    await write(user, within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
    api.site.editElsewhere([
      { document: path, op: 'replace', path: ['fields', 'email', 'enabled'], value: false },
    ]);
    await user.click(publish);
    await user.click(await within(sheet).findByRole('button', { name: 'Reload changes' }));
    await within(sheet).findByText('/fields/email/enabled is changed');
    expect(await listNotes(api)).toEqual([]);
    const again = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
    await waitFor(() => expect(again.disabled).toBe(false));
    await user.click(again);
    await within(sheet).findByText('Revision 2 is live');
    expect(await listNotes(api)).toEqual(['Ask for e-mail']);
    expect(await api.send(draft.read)).toMatchObject({ differences: [], version: 4 });
  });

  it.each(['viewer', 'editor', 'cashier'] as const)(
    'lets a %s read it and offers no publish',
    async (role) => {
      const { sheet } = await openReview([], role);
      expect(within(sheet).queryByRole('button', { name: 'Publish now' })).toBeNull();
      expect(screen.queryByRole('button', { name: /publish/i })).toBeNull();
      expect(within(sheet).queryByRole('heading', { name: 'Publish later' })).toBeNull();
      expect(within(sheet).getByText(/can’t publish or roll back/)).toBeTruthy();
    },
  );

  it('plans a release for a moment, tells it, and calls it off', async () => {
    const { user, sheet } = await openReview([], 'publisher');
    await user.click(within(sheet).getByRole('button', { name: 'Choose a date and time' }));
    const plan = within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Publish at this time' });
    expect(plan.disabled).toBe(true);
    await write(user, within(sheet).getByRole('textbox', { name: /Note/ }), 'For the weekend');
    await user.selectOptions(within(sheet).getByLabelText('Time zone'), 'UTC');
    fireEvent.change(within(sheet).getByLabelText('Date and time'), {
      target: { value: '2001-01-01T10:00' },
    });
    expect(within(sheet).getByText('This moment has passed.')).toBeTruthy();
    fireEvent.change(within(sheet).getByLabelText('Date and time'), {
      target: { value: '2099-01-01T10:00' },
    });
    await user.click(plan);
    expect(await within(sheet).findByText(/Goes live on Jan 1, 2099.*, UTC/)).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Cancel schedule' }));
    expect(await within(sheet).findByText(/Cancelled;|Schedule cancelled/)).toBeTruthy();
  });

  it('undoes one change of the list and says so', async () => {
    const { api, user, sheet } = await openReview([], 'editor');
    const undo = await within(sheet).findAllByRole('button', { name: /^Undo this change:/ });
    await user.click(undo[0] as HTMLElement);
    const question = await screen.findByRole('dialog', { name: approvalMessages.undoTitle });
    expect((await api.send(draft.read)).differences).not.toEqual([]);
    await user.click(within(question).getByRole('button', { name: approvalMessages.undoChange }));
    await within(sheet).findByText(/same as the live site/);
    expect((await api.send(draft.read)).differences).toEqual([]);
  });

  it('does not publish what a second person must approve, until one has', async () => {
    const { api, user, sheet, publish } = await openReview([], 'publisher', {
      state: 'requested',
      voided: null,
      sensitive: [{ kind: 'money', document: path, pointer: '/x', summary: 'A limit is now 5, was 1' }],
      record: {
        requestedBy: 'emil',
        requestedAt: '2026-11-21T10:00:00.000Z',
        note: 'Please',
        decidedBy: null,
        decidedAt: null,
        reason: null,
      },
    });
    await within(sheet).findByText('Needs a second person.');
    expect(publish.disabled).toBe(true);
    await user.click(within(sheet).getByRole('button', { name: 'Reject' }));
    expect(within(sheet).getByText('Enter why you’re rejecting it.')).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Approve' }));
    await within(sheet).findByText('Approved.');
    expect((await api.send(approvals.read)).state).toBe('approved');
    await waitFor(() => expect(publish.disabled).toBe(false));
  });

  it('applies the corrections of all findings at once', async () => {
    const broken = (pointer: string, value: boolean): Issue => ({
      ...finding('error'),
      pointer,
      fix: { summary: 'Set it right', changes: [{ op: 'replace', pointer, value }] },
    });
    const { api, user, sheet } = await openReview([
      broken('/fields/email/enabled', false),
      broken('/fields/email/required', false),
    ]);
    await user.click(within(sheet).getByRole('button', { name: 'Fix all 2' }));
    await waitFor(() =>
      expect(api.site.saved(path)).toEqual({
        fields: { email: { enabled: false, required: false, order: 1 } },
      }),
    );
  });

  it('leaves a finding out once a reason is given, and reports it again', async () => {
    const page = 'pages/home';
    const heading: Issue = {
      ...finding('warning'),
      code: 'accessibility.heading-order',
      document: page,
      pointer: '/root',
    };
    const { api, user, sheet, publish } = await openReview([heading]);
    await user.click(within(sheet).getByRole('button', { name: /^Suppress/ }));
    const reason = within(sheet).getByLabelText(/^Why it’s acceptable/);
    expect(document.activeElement).toBe(reason);
    await write(user, reason, 'Because');
    await user.click(within(sheet).getByRole('button', { name: 'Suppress finding' }));
    expect(within(sheet).getByText(/at least 10 characters/)).toBeTruthy();
    await write(user, reason, ' of the card');
    api.site.findings.issues = [];
    api.site.findings.suppressed = [{ ...heading, reason: 'Because of the card' }];
    await user.click(within(sheet).getByRole('button', { name: 'Suppress finding' }));
    await user.click(await within(sheet).findByText('1 suppressed finding'));
    expect(within(sheet).getByText('Reason: Because of the card')).toBeTruthy();
    expect(api.site.saved(page)).toMatchObject({
      suppress: [{ code: heading.code, node: 'root', reason: 'Because of the card' }],
    });
    // While the changed draft is checked again, what is unfolded stays so, and nothing is published unchecked.
    api.site.checkDraft = () => new Promise(() => undefined);
    await user.click(within(sheet).getByRole('button', { name: /^Report again/ }));
    await waitFor(() => expect(api.site.saved(page)).not.toHaveProperty('suppress'));
    await within(sheet).findByText('Checking the draft…');
    expect(within(sheet).getByText('Reason: Because of the card').closest('details')?.open).toBe(true);
    expect(publish.disabled).toBe(true);
  });

  it('does not offer to leave out what keeps a screen safe', async () => {
    const { sheet } = await openReview([finding('warning')]);
    expect(within(sheet).queryByRole('button', { name: /^Suppress/ })).toBeNull();
  });

  it('keeps a remark at the change it is about', async () => {
    const { user, sheet } = await openReview();
    await user.click(within(sheet).getByRole('button', { name: /^Comment on/ }));
    await user.keyboard('Why now?');
    await user.click(within(sheet).getByRole('button', { name: 'Add comment' }));
    await user.click(await within(sheet).findByRole('button', { name: /^Settle the comment/ }));
    await waitFor(() => expect(within(sheet).queryByText('Why now?')).toBeNull());
  });

  it('closes with Escape and gives the focus back', async () => {
    const { user } = await openReview();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
