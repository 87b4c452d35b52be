import { describe, expect, it } from 'vitest';
import { serverPrefixes } from '../../src/protocol/address/server-paths.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { copySite, nodeOf, removeNode, type EditableSite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

const check = async (edit: (site: EditableSite) => void) => {
  const site = await copySite();
  edit(site);
  return (await siteChecker.check(site)).issues;
};
const routesOf = (site: EditableSite) => site['site']?.['routes'] as Record<string, unknown>[];

describe('a site that the check refuses', { timeout: 120_000 }, () => {
  it.each(takeShare(serverPrefixes, 3))(
    'has no route below /%s, which the server answers',
    async (prefix) => {
      const issues = await check((site) =>
        Object.assign(routesOf(site)[8] ?? {}, { aliases: [`/${prefix}/x`] }),
      );
      expect(issues.map(({ code }) => code)).toContain('reference.route-reserved');
    },
  );
  it.each(takeShare(['//wps/a', '/./wps', '/help/../wps', '/help//x', '/help/'], 2))(
    'has no route %s, which browsers take for another one',
    async (path) => {
      const issues = await check((site) => Object.assign(routesOf(site)[8] ?? {}, { path }));
      expect(issues[0]).toMatchObject({ code: 'shape.bad-format', pointer: '/routes/8/path' });
    },
  );
  /** Puts nodes at the end of the home page and gives, for each of them, what is found of its address. */
  const findAtEach = async (nodes: readonly object[]): Promise<readonly (readonly string[])[]> => {
    let first = 0;
    const issues = await check((site) => {
      const root = site['pages/home']?.['root'] as { children: unknown[] };
      first = root.children.length;
      root.children.push(...nodes);
    });
    return nodes.map((_, index) =>
      issues.flatMap(({ code, document, pointer }) =>
        /^link\.(scheme|host)$/.test(code) &&
        document === 'pages/home' &&
        pointer.startsWith(`/root/children/${first + index}/`)
          ? [code]
          : [],
      ),
    );
  };
  it('shows no picture and no film from an address that is not safe or not allowed, or is put together so', async () => {
    const addresses = [
      'javascript:alert(1)',
      'https://evil.example/a.png',
      'data:text/html,x',
      '//evil.example/a.png',
      { $e: { cat: ['java', 'script:alert(1)'] } },
      { $e: { cat: ['java\nscript:', { var: 'route.id' }] } },
      { $e: { cat: ['//evil.example/', { var: 'route.id' }] } },
      { $e: { cat: ['data:image/svg+xml,', { var: 'route.id' }] } },
      { $e: { if: [{ var: 'session.isAgent' }, '/media/a.png', 'https://evil.example/a.png'] } },
      { $e: { or: [{ var: 'route.id' }, 'http://lumina.example/a.png'] } },
    ];
    const found = await findAtEach(
      addresses.flatMap((src, index) => [
        { type: 'Image', id: `planted-${index}`, props: { src } },
        { type: 'Video', id: `film-${index}`, props: { src, label: { $t: 'home.title' } } },
      ]),
    );
    expect(found.map((codes) => codes.length)).toEqual(found.map(() => 1));
    expect(found).toHaveLength(20);
  });
  it('shows pictures that are composed of own paths, safe addresses and inlined ones', async () => {
    const parts = ['/media/', 'https://', 'data:image/png;base64,'];
    const issues = await check((site) => {
      const root = site['pages/home']?.['root'] as { children: unknown[] };
      for (const [index, begun] of parts.entries())
        root.children.push({
          type: 'Image',
          id: `planted-${index}`,
          props: { src: { $e: { cat: [begun, { var: 'route.id' }] } }, alt: { $t: 'home.title' } },
        });
    });
    expect(issues).toEqual([]);
  });
  it('leads to no address that is put together of one that is not safe or not allowed', async () => {
    const rules = [
      { cat: ['java', 'script:alert(1)'] },
      { or: [{ var: 'route.id' }, 'https://evil.example/'] },
      { and: [{ var: 'session.isAgent' }, 'javascript:alert(1)'] },
      { cat: ['//evil.example/', { var: 'route.id' }] },
      { cat: ['http', '://lumina.example/', { var: 'route.id' }] },
      { cat: ['https://evil.example/', { var: 'route.id' }] },
      { if: [{ var: 'session.isAgent' }, { cat: ['tel:', { var: 'route.id' }] }, 'data:text/html,x'] },
    ];
    const found = await findAtEach(
      rules.map((rule, index) => ({
        type: 'Button',
        id: `planted-${index}`,
        on: { press: [{ do: 'external', href: { $e: rule } }] },
        children: [{ $t: 'home.title' }],
      })),
    );
    expect(found.filter((codes) => codes.length === 0)).toEqual([]);
    expect(found).toHaveLength(7);
  });
  it.each(takeShare(['step-up', 'on-break', 'forgot-password'], 2, 1))(
    'has no dialog "%s" for the flows that open it',
    async (modal) => {
      const issues = await check((site) => void delete site[`modals/${modal}`]);
      expect(issues[0]).toMatchObject({ code: 'reference.modal-unknown', severity: 'error' });
    },
  );
  it('has no module twice', async () => {
    const issues = await check((site) => {
      const tree = site['settings/whitelabel']?.['tree'] as { childrenNodes: unknown[] };
      tree.childrenNodes.push(structuredClone(tree.childrenNodes[0]));
    });
    expect(issues.map(({ code }) => code)).toContain('reference.duplicate-id');
  });
  it('says how to write words that stand where a text key goes', async () => {
    const issues = await check((site) => {
      nodeOf(site, 'pages/home', 'page');
      Object.assign(site['pages/home'] ?? {}, { title: 'Welcome back' });
    });
    expect(issues.find(({ code }) => code === 'text.literal')?.message).toContain('"@home.title"');
  });
});

describe('the way to help with gambling', { timeout: 120_000 }, () => {
  const listBroken = (issues: Awaited<ReturnType<typeof check>>) =>
    issues.flatMap(({ code, document, pointer }) =>
      code === 'policy.violated' ? [`${document}${pointer}`] : [],
    );
  const policyOf = (site: EditableSite) => {
    const policies = site['site']?.['policies'] as Record<string, unknown>[];
    return policies.find(({ policy }) => policy === 'responsible-gaming-link') ?? {};
  };

  it.each([
    [
      'taken out of the footer',
      (site: EditableSite) => {
        const menu = site['menus/footer'] ?? {};
        menu['items'] = (menu['items'] as { id: string }[]).filter(({ id }) => id !== 'responsible');
      },
    ],
    [
      'shown to members only',
      (site: EditableSite) => {
        const items = site['menus/footer']?.['items'] as Record<string, unknown>[];
        const entry = items.find(({ id }) => id === 'responsible') ?? {};
        entry['show'] = { '===': [{ var: 'session.state' }, 'member'] };
      },
    ],
    [
      'led elsewhere',
      (site: EditableSite) => {
        const items = site['menus/footer']?.['items'] as Record<string, unknown>[];
        const entry = items.find(({ id }) => id === 'responsible') ?? {};
        entry['do'] = [{ do: 'navigate', to: 'help' }];
      },
    ],
  ])('is missed where it is %s', async (_, edit) => {
    expect(listBroken(await check(edit))).toHaveLength(1);
  });
  it.each(takeShare(['help', 'responsible-gaming', 'terms'], 2, 1))(
    'does not lead to the page "%s"',
    async (route) => {
      const issues = await check((site) => Object.assign(policyOf(site), { route }));
      expect(listBroken(issues)).toContain('site/policies/0/route');
    },
  );
  it('leads to a page that shows the helpline', async () => {
    const issues = await check((site) => {
      const page = 'pages/responsible-gaming-info';
      site[page] = JSON.parse(
        JSON.stringify(site[page]).replaceAll('jurisdiction.helplineContact', 'brand.name'),
      ) as never;
    });
    expect(listBroken(issues)).toEqual(['site/policies/0/route']);
  });
  it('needs no route in the policy: the page for visitors is meant', async () => {
    const edit = (site: EditableSite) => delete policyOf(site)['route'];
    expect(await check((site) => void edit(site))).toEqual([]);
    const issues = await check((site) => {
      edit(site);
      site['menus/footer'] = JSON.parse(
        JSON.stringify(site['menus/footer']).replaceAll('"responsible-gaming-info"', '"responsible-gaming"'),
      ) as never;
    });
    expect(listBroken(issues)).toHaveLength(1);
  });
});

describe('the line that keeps a promise about money', { timeout: 120_000 }, () => {
  it.each([
    ['deposit-amount', 'fee', 'fees-visible', 'machine.deposit.method.fee'],
    ['deposit-amount', 'amount', 'limits-visible', 'machine.deposit.method.minimum'],
    ['deposit-payment', 'sum-fee', 'fees-visible', 'machine.deposit.order.fee'],
    ['withdraw-confirm', 'confirm-facts', 'fees-visible', 'machine.withdrawal.terms.fee'],
  ])('is missed where it is taken out of %s: %s', async (fragment, line, policy, value) => {
    const issues = await check((site) => removeNode(site, `fragments/${fragment}`, line));
    const broken = issues.flatMap(({ code, message }) => (code === 'policy.violated' ? [message] : []));
    expect(broken.find((message) => message.includes(`"${value}"`))).toMatch(
      new RegExp(`^The policy "${policy}" demands a line with "${value}", in sight while "\\w+" is in `),
    );
  });
  it('is missed where one fact is taken out of its list', async () => {
    const issues = await check((site) => {
      const props = nodeOf(site, 'fragments/withdraw-limits', 'facts')['props'] as { items: unknown[] };
      props.items = props.items.filter((item) => !JSON.stringify(item).includes('terms.leftToday'));
    });
    const broken = issues.filter(({ code }) => code === 'policy.violated');
    expect(broken.map(({ message }) => message)).toEqual([
      expect.stringContaining('"machine.withdrawal.terms.leftToday"'),
    ]);
  });
});

describe('what follows from one fault', { timeout: 120_000 }, () => {
  it('is counted at a broken site document, which is listed first and alone', async () => {
    const issues = await check((site) => Object.assign(routesOf(site)[0] ?? {}, { id: 'Home!' }));
    expect(issues.map(({ code, document }) => `${code} ${document}`)).toEqual(['shape.bad-format site']);
    expect(issues[0]?.consequences).toBeGreaterThan(5);
  });
  it('stands after an unknown component', async () => {
    const issues = await check((site) =>
      Object.assign(nodeOf(site, 'pages/rewards', 'top'), { type: 'Stak' }),
    );
    expect(issues[0]?.code).toBe('reference.component-unknown');
    expect(issues.map(({ code }) => code)).not.toContain('accessibility.top-heading');
  });
  it('is one finding for all pages, at the part of a fragment that was changed', async () => {
    const issues = await check((site) => {
      for (const path of ['fragments/footer', 'fragments/brand']) {
        const text = JSON.stringify(site[path]);
        site[path] = JSON.parse(
          text.replaceAll('"var":"settings.brand.licence"', '"var":"settings.brand.name"'),
        ) as never;
      }
    });
    const broken = issues.filter(
      ({ code, message }) => code === 'policy.violated' && message.includes('licence'),
    );
    expect(broken).toHaveLength(1);
    expect(broken[0]?.message).toMatch(/these \d+ pages/);
  });
  it('is one finding for a missing text, not one for each language', async () => {
    const issues = await check((site) =>
      Object.assign(site['pages/home'] ?? {}, { title: { $t: 'home.titel' } }),
    );
    expect(issues.filter(({ code }) => code === 'text.key-missing')).toHaveLength(1);
  });
});
