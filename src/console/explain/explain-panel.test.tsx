// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ExplainedNode, ExplainReport } from '../../protocol/release/explanation.ts';
import type { Json } from '../../protocol/json/json.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { createQueryClient } from '../http/queries.ts';
import { SendContext, type Send } from '../http/use-call.ts';
import { consoleSystem } from '../system.ts';
import { explainMessages as words } from './explain-messages.ts';
import { ExplainPanel } from './explain-panel.tsx';

const hidden: ExplainedNode = {
  screen: 'register',
  document: 'pages/register',
  nodeId: 'sms',
  type: 'OtpInput',
  text: 'Your code',
  state: 'hidden',
  causes: [
    {
      kind: 'step',
      nodeId: 'box',
      isMet: true,
      rule: null,
      place: ['reg', 'editing'],
      steps: ['editing'],
      inputs: [],
      tests: [],
      field: null,
    },
    {
      kind: 'show',
      nodeId: 'sms',
      isMet: false,
      rule: { var: 'settings.whitelabel.REGMOBVERF3' },
      place: null,
      steps: [],
      tests: [],
      field: null,
      inputs: [{ path: 'settings.whitelabel.REGMOBVERF3', value: false, isMissing: false }],
    },
  ],
};
const told: ExplainReport = { foyer: 'explained', page: 'register', nodes: [hidden], picked: null };

const asked = { '!': { var: 'member.verified' } };
const page = (show: Json): Json => ({
  rules: { isAsked: asked },
  root: { type: 'Box', id: 'box', in: 'editing', children: [{ type: 'OtpInput', id: 'sms', show }] },
});
/** A module that was off from the first release on, and a rule that Emil wrote in the second one. */
function createSite() {
  const off = { modId: 'REGMOBVERF3', enabled: false, childrenNodes: [] };
  const fake = createConsoleFake({
    documents: {
      'settings/whitelabel': { tree: { modId: 'ROOT', enabled: true, childrenNodes: [off] } },
      'pages/register': page(true),
    },
  });
  const show = { and: [{ var: 'settings.whitelabel.REGMOBVERF3' }, { var: 'rule.isAsked' }] };
  fake.site.editElsewhere([{ document: 'pages/register', op: 'replace', path: [], value: page(show) }]);
  fake.site.addRelease({ kind: 'publish', author: 'emil', note: 'A code by SMS' }, 'draft');
  return fake;
}

function Panel(props: {
  readonly told: ExplainReport | null;
  readonly onShow: (nodeId: string) => void;
  readonly send?: Send;
}) {
  return (
    <ChakraProvider value={consoleSystem}>
      <SendContext value={props.send ?? createConsoleFake().send}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter>
            <ExplainPanel told={props.told} of="draft" onShow={props.onShow} />
          </MemoryRouter>
        </QueryClientProvider>
      </SendContext>
    </ChakraProvider>
  );
}

it('lists what is hidden, and tells the rules, their values and who set them', async () => {
  const shown: string[] = [];
  const { send } = createSite();
  const view = render(<Panel told={null} onShow={(id) => shown.push(id)} send={send} />);
  expect(screen.getByText(words.waiting)).toBeTruthy();
  view.rerender(<Panel told={told} onShow={(id) => shown.push(id)} send={send} />);
  await userEvent.click(screen.getByRole('button', { name: /Your code/ }));
  expect(shown).toEqual(['sms']);
  expect(screen.getByText(words.around('box'))).toBeTruthy();
  expect(screen.getByText(/Belongs to the step editing of the flow reg/)).toBeTruthy();
  const inputs = screen.getByRole('list', { name: words.inputs });
  expect(within(inputs).getByText('false')).toBeTruthy();
  const setting = '/tree/childrenNodes/0/enabled';
  const link = await within(inputs).findByRole('link', {
    name: words.edit(`settings/whitelabel${setting}`),
  });
  expect(link.getAttribute('href')).toBe(`/documents/settings/whitelabel#${setting}`);
  expect(within(inputs).getByText(/system, revision 1/)).toBeTruthy();
  expect(screen.getByText(/The rule itself: system, revision 1/)).toBeTruthy();
  expect(screen.getByText(/The rule itself: emil, revision 2/)).toBeTruthy();
  const rule = screen.getByRole('link', { name: words.edit('pages/register/root/children/0/show') });
  expect(rule.getAttribute('href')).toBe('/documents/pages/register#/root/children/0/show');
  const named = screen.getByRole('list', { name: words.named });
  expect(named.textContent).toContain('rule.isAsked member.verified is off or empty');
  const source = within(named).getByRole('link', { name: words.edit('pages/register/rules/isAsked') });
  expect(source.getAttribute('href')).toBe('/documents/pages/register#/rules/isAsked');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(screen.getByRole('region', { name: words.groups.hidden })).toBeTruthy();
});
it('shows what was pressed on the page in place of the list', () => {
  render(
    <Panel
      told={{ ...told, picked: { ...hidden, text: 'Pressed', state: 'shown', causes: [] } }}
      onShow={() => undefined}
    />,
  );
  expect(screen.getByText('Pressed')).toBeTruthy();
  expect(screen.getByText(words.noCause)).toBeTruthy();
});

it('tries a rule with other values, and keeps what is no JSON where it was typed', async () => {
  render(
    <Panel
      told={{
        ...told,
        picked: {
          ...hidden,
          causes: [
            {
              kind: 'show',
              nodeId: 'sms',
              isMet: false,
              place: null,
              steps: [],
              field: null,
              rule: { and: [{ '<': [{ var: 'member.age' }, 21] }, { in: ['reg', 'sms'] }] },
              inputs: [{ path: 'member.age', value: 30, isMissing: false }],
              tests: [{ kind: 'in', machine: 'reg', name: 'sms', answer: null }],
            },
          ],
        },
      }}
      onShow={() => undefined}
    />,
  );
  const opener = screen.getByRole('button', { name: words.trial.open });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(opener);
  const trial = within(screen.getByRole('region', { name: words.trial.title }));
  expect(trial.getByRole('status').textContent).toBe(words.trial.result('false'));
  const age = trial.getByRole<HTMLInputElement>('textbox', { name: 'member.age' });
  expect(age.value).toBe('30');
  await userEvent.clear(age);
  await userEvent.type(age, '18');
  await userEvent.click(trial.getByRole('checkbox', { name: words.tests.in('reg', 'sms') }));
  expect(trial.getByRole('status').textContent).toBe(words.trial.result('true'));
  const parts = trial.getByRole('list', { name: words.trial.parts });
  expect(within(parts).getAllByText('true')).toHaveLength(2);
  await userEvent.type(age, 'x');
  expect(age.value).toBe('18x');
  expect(trial.getByText(words.trial.notJson)).toBeTruthy();
  expect(trial.getByRole('status').textContent).toBe(words.trial.noAnswer);
  await userEvent.click(trial.getByRole('button', { name: words.trial.reset }));
  expect(age.value).toBe('30');
  expect(trial.getByRole('status').textContent).toBe(words.trial.result('false'));
});
