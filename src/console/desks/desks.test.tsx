// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeskFake } from '../../../server/console/fakes/desks.fake.ts';
import { deskCalls } from '../../protocol/desks/define-desk.ts';
import { depositMethods } from '../../protocol/desks/deposit-methods.ts';
import { desks } from '../../protocol/desks/desks.ts';
import { memberLevels } from '../../protocol/desks/member-levels.ts';
import { sampleOfDesk } from '../../protocol/desks/sample-desk.fake.ts';
import {
  consoleRoles,
  permissionsOf,
  type ConsolePermission,
  type ConsoleRole,
} from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { describeRole } from './desk-notice.tsx';
import { pathOfDesk } from './desk-places.ts';
import { deskMessages as words } from './desk-messages.ts';

afterEach(cleanup);
const { fields } = depositMethods;
const deskNames = desks.map((desk) => [desk.name, desk] as const);

async function open(role: ConsoleRole, samples?: Parameters<typeof createDeskFake>[1]) {
  const parts = { desks: { [depositMethods.name]: createDeskFake(depositMethods, samples) } };
  const all = Object.fromEntries(desks.map((desk) => [desk.name, createDeskFake(desk)]));
  const api = createConsoleFake({ role, parts: { desks: { ...all, ...parts.desks } } });
  renderConsole(api, pathOfDesk(depositMethods));
  await screen.findByRole('heading', { level: 1, name: depositMethods.words.title });
  return { api, user: userEvent.setup() };
}
const field = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const note = () => screen.getByRole('textbox', { name: new RegExp(`^${words.note}`) });

describe('ways to pay in', () => {
  it('say that members cannot deposit where there is none, and one is proposed by hand alone', async () => {
    const { api, user } = await open('cashier', []);
    expect(await screen.findByText(depositMethods.words.empty)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.add(depositMethods.words.one) }));
    await user.type(await field(fields.id.label), 'Bank!');
    await user.type(await field(fields.minimum.label), '100');
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.faults['text.invalid'])).toBeTruthy();
    expect(screen.getAllByText(words.faults['field.required']).length).toBeGreaterThan(1);
    const code = await field(fields.id.label);
    expect(code.value).toBe('Bank!');
    await user.clear(code);
    await user.type(code, 'bank');
    await user.type(await field(fields.maximum.label), '5000');
    await user.type(
      screen.getByRole('textbox', { name: words.inLanguage(words.title, 'English') }),
      'Bank transfer',
    );
    await user.type(note(), 'First way');
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.added(depositMethods.words.one, 'Bank transfer'))).toBeTruthy();
    expect(screen.getByText('“First way”')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.approve })).toBeNull();
    const { added } = await api.send(deskCalls(depositMethods).list);
    expect(added[0]?.after).toMatchObject({ id: 'bank', kind: 'account', minimum: '100.00', fee: '0.00' });
  });

  it('are turned off by one person with a reason, and put in order by keys', async () => {
    const { user } = await open('cashier');
    const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
    const first = `${fields.texts.label} 1`;
    await user.click(await screen.findByRole('button', { name: words.switchOffOne(first) }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Partner is down');
    await user.click(within(dialog).getByRole('button', { name: words.switchOff }));
    expect(await screen.findByText(words.off)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.moveDown(first) }));
    await waitFor(() => expect(lines().findIndex((line) => line.includes(first))).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: words.historyOf(first) }));
    const history = await screen.findByRole('dialog');
    expect(await within(history).findByText(/Partner is down/)).toBeTruthy();
  });
});

describe('an operator who decides about changes', () => {
  it('is told so, and not that money is out of reach', async () => {
    await open('publisher');
    expect(screen.getByText(words.role.decides('“Cashier”'))).toBeTruthy();
  });
});

describe('a desk with nothing in it', () => {
  it('starts from a set in the site’s currency, which is changed in the form and proposed, not written', async () => {
    const { api, user } = await open('cashier', []);
    await user.click(await screen.findByRole('button', { name: words.first.start }));
    const minimum = await field(fields.minimum.label);
    expect(minimum.value).toBe('100.00');
    expect(screen.getByText(words.first.hint)).toBeTruthy();
    await user.clear(minimum);
    await user.type(minimum, '150');
    await user.type(note(), 'We begin');
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.added(depositMethods.words.one, 'Bank transfer'))).toBeTruthy();
    const { rows, added } = await api.send(deskCalls(depositMethods).list);
    expect(rows).toEqual([]);
    expect(added[0]?.after).toMatchObject({ minimum: '150.00', maximum: '50000.00' });
  });
});

describe('what is typed and not proposed', () => {
  const addButton = words.add(depositMethods.words.one);
  const typeFee = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: addButton }));
    await user.type(await field(fields.fee.label), 'much');
    await screen.findByText(words.draft.saved, {}, { timeout: 10_000 });
  };
  it('is there for who comes back, as it was typed, and is proposed from there', async () => {
    const first = await open('cashier');
    await typeFee(first.user);
    // The browser is closed.
    cleanup();
    renderConsole(first.api, pathOfDesk(depositMethods));
    const name = words.draft.ofNew(depositMethods.words.one, '');
    const again = await screen.findByRole('button', { name: words.draft.continueOne(name) });
    await first.user.click(again);
    expect((await field(fields.fee.label)).value).toBe('0much');
    await first.user.click(screen.getByRole('button', { name: words.cancel }));
    expect(await screen.findByRole('list', { name: words.draft.list })).toBeTruthy();
    await first.user.click(screen.getByRole('button', { name: words.draft.removeOne(name) }));
    const dialog = await screen.findByRole('alertdialog');
    await first.user.click(within(dialog).getByRole('button', { name: words.draft.remove }));
    await waitFor(() => expect(screen.queryByRole('list', { name: words.draft.list })).toBeNull());
  });
  it('says so where it is not saved', async () => {
    const broken = {
      ...createDeskFake(depositMethods),
      saveDraft: () => Promise.reject(new Error('The line is down.')),
    };
    const all = Object.fromEntries(desks.map((desk) => [desk.name, createDeskFake(desk)]));
    const parts = { desks: { ...all, [depositMethods.name]: broken } };
    renderConsole(createConsoleFake({ role: 'cashier', parts }), pathOfDesk(depositMethods));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: addButton }));
    await user.type(await field(fields.fee.label), '1');
    expect(await screen.findByText(words.draft.failed, {}, { timeout: 10_000 })).toBeTruthy();
  });
});

describe('several rows', () => {
  it('are turned off as one proposal, and moved together at once', async () => {
    const { api, user } = await open('cashier');
    const names = [1, 2].map((index) => `${fields.texts.label} ${index}`);
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: words.several.select(name) }));
    expect(screen.getByRole('region', { name: words.several.selected(2) })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.several.turnOff }));
    const dialog = await screen.findByRole('dialog', { name: words.several.turn.off(2) });
    await user.type(within(dialog).getByRole('textbox'), 'Partner is down');
    await user.click(within(dialog).getByRole('button', { name: words.send }));
    expect(await screen.findByRole('heading', { name: words.rows.waiting(2) })).toBeTruthy();
    const list = () => api.send(deskCalls(depositMethods).list);
    expect((await list()).rows.map(({ waiting }) => waiting?.after?.['enabled'])).toEqual([false, false]);
    expect(screen.queryByRole('region', { name: words.several.selected(2) })).toBeNull();
    const [first] = (await list()).rows.map(({ key }) => key);
    await user.click(screen.getByRole('checkbox', { name: words.several.select(names[0] ?? '') }));
    await user.click(screen.getByRole('button', { name: words.several.toEnd }));
    await waitFor(async () => expect((await list()).rows.at(-1)?.key).toBe(first));
  });
});

describe('a file of a list', () => {
  const sheet = (text: string) => new File([text], 'methods.csv', { type: 'text/csv' });
  const idsOfMethods = () => sampleOfDesk(depositMethods).map(({ id }) => id as string);
  const openFile = async () => {
    const opened = await open('cashier');
    await opened.user.click(await screen.findByRole('button', { name: words.rows.open }));
    return { ...opened, input: await screen.findByLabelText(words.rows.choose) };
  };
  it('is judged row by row, with column, sentence and code, and not proposed before all are right', async () => {
    const { user, input } = await openFile();
    const [first] = idsOfMethods();
    await user.upload(input, sheet(`id,fee\r\n${first},much\r\n`));
    expect(await screen.findByText(words.rows.judged('methods.csv', 1))).toBeTruthy();
    expect(screen.getByText(`${words.rows.counts.faulty}: 1`)).toBeTruthy();
    expect(
      screen.getByText(words.rows.fault('fee', words.faults['amount.invalid'], 'amount.invalid')),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.send })).toBeNull();
  });
  it('is proposed as one, which shows each row and is decided about as a whole', async () => {
    const { api, user, input } = await openFile();
    const [first, second] = idsOfMethods();
    await user.upload(input, sheet(`id,fee\r\n${first},3\r\n${second},4\r\n`));
    expect(await screen.findByText(`${words.rows.counts.changed}: 2`)).toBeTruthy();
    await user.type(note(), 'Prices of the year');
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByRole('heading', { name: words.rows.waiting(2) })).toBeTruthy();
    expect(screen.getAllByText(words.rows.partOf(2))).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: words.withdraw })).toHaveLength(1);
    const { rows } = await api.send(deskCalls(depositMethods).list);
    expect(rows.map(({ waiting }) => waiting?.after?.['fee'])).toEqual(['3.00', '4.00']);
  });
});

describe.each(deskNames)('the desk %s', (_name, desk) => {
  it('shows a role that only looks no way to change anything', async () => {
    renderConsole(createConsoleFake({ role: 'viewer' }), pathOfDesk(desk));
    expect(await screen.findByRole('heading', { level: 1, name: desk.words.title })).toBeTruthy();
    expect(await screen.findByRole('link', { name: words.csv })).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.change}|^Add a`) })).toBeNull();
    expect(screen.getByText(words.role.looksOnly('“Cashier”', '“Publisher”'))).toBeTruthy();
  });

  it.each(consoleRoles)('says of the role %s what its calls let it do, and whom to ask', (role) => {
    const { propose, decide } = deskCalls(desk);
    const may = (needed: ConsolePermission | 'nothing') => permissionsOf[role].some((one) => one === needed);
    const sentence = describeRole(desk.rights, { propose: may(propose.needs), decide: may(decide.needs) });
    const expected = may('cashier')
      ? null
      : may('publish')
        ? words.role.decides('“Cashier”')
        : words.role.looksOnly('“Cashier”', '“Publisher”');
    expect(sentence).toBe(expected);
  });
});

describe('a file of a desk', () => {
  const openLevels = async () => {
    const parts = { desks: Object.fromEntries(desks.map((desk) => [desk.name, createDeskFake(desk)])) };
    const api = createConsoleFake({ role: 'cashier', parts });
    renderConsole(api, pathOfDesk(memberLevels));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: words.change }));
    return { api, user, input: await screen.findByLabelText(words.file.choose) };
  };
  const sheet = (text: string) => new File([text], 'levels.csv', { type: 'text/csv' });

  it('fills the form, is judged at once at each field, and is proposed as a whole', async () => {
    const { api, user, input } = await openLevels();
    const columns =
      'rank,texts.EN.title,totalBets,monthBets,keepBets,bonus,bonusTexts.EN.title,bonusWagering,bonusDays';
    await user.upload(
      input,
      sheet(`${columns}\r\n1,Sand,0,0,0,0,Welcome,1,30\r\n2,Shell,much,50,20,10,Shell gift,1,30\r\n`),
    );
    expect(await screen.findByText(words.file.filled(2, 'levels.csv'))).toBeTruthy();
    expect(await screen.findByText(words.faults['amount.invalid'])).toBeTruthy();
    const second = screen.getByRole('region', { name: words.row(2) });
    const total = within(second).getByRole('textbox', {
      name: new RegExp(`^${memberLevels.fields.totalBets.label}`),
    });
    await user.clear(total);
    await user.type(total, '500');
    await user.type(note(), 'From the plan');
    await user.click(screen.getByRole('button', { name: words.send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [row] = (await api.send(deskCalls(memberLevels).list)).rows;
    expect(row?.waiting?.after).toMatchObject({ rows: [{ rank: 1 }, { rank: 2, totalBets: '500.00' }] });
  });

  it('that is another one says why, and the form stays as it was', async () => {
    const { user, input } = await openLevels();
    const before = screen.getAllByRole('region').length;
    await user.upload(input, sheet('colour,size\r\nred,1\r\n'));
    expect(await screen.findByText(words.file.columns(['colour', 'size']))).toBeTruthy();
    expect(screen.getAllByRole('region')).toHaveLength(before);
  });
});
