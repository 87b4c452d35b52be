/**
 * The import law. One rule for each edge that must not be; tests/law plants a fault for every one.
 * Imports run one way: protocol ← compiler, runtime, machines, api ← components ← forms ← portal, console, lab.
 * Which files of a wing others may import, and which wings it may import, is in the README of the wing.
 */
const { listWings, pathOf } = require('./tests/law/wing-doors.cjs');

const wings = listWings(__dirname);
const testCode = '(\\.(test|fake)\\.(ts|tsx)$|^tests/|^server/db/test-)';

/** Nothing in `folder` may import project code outside `allowed`. */
const keepsTo = (name, folder, allowed, why, except = 'a^') => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: `^${folder}/`, pathNot: `${testCode}|${except}` },
  to: {
    path: '^(src|server|platform|demo|tests|bench|schemas)/',
    pathNot: `^(${[folder, ...allowed].join('|')})`,
  },
});

const escaped = (path) => path.replaceAll('.', '\\.');

/** Other wings, benches and tests enter a wing by the files that its README lists, tests of the wing anywhere. */
const hasDoors = ({ wing, doors }) => ({
  name: `doors-of-${wing.replace('/', '-')}`,
  severity: 'error',
  comment: `The file is not under “Doors” in ${wing}/README.md: import one that is, or make this one a door.`,
  from: { pathNot: pathOf(wing) },
  to: {
    path: pathOf(wing),
    ...(doors.length === 0 ? {} : { pathNot: `^${wing}/(${doors.map(escaped).join('|')})$` }),
  },
});

/** A wing imports the wings that its README names. Of `schemas` it may read documents. */
const keepsToReadme = ({ wing, allowed }) => ({
  name: `imports-of-${wing.replace('/', '-')}`,
  severity: 'error',
  comment: `The wing is not under “May import” in ${wing}/README.md.`,
  from: { path: pathOf(wing), pathNot: testCode },
  to: {
    path: '^(src|server|platform|demo|tests|bench|schemas)/',
    pathNot: [wing, ...allowed]
      .map((one) => (one === 'schemas' ? '^schemas/.*\\.json$' : pathOf(one)))
      .join('|'),
  },
});

/** No file of `folder` may import one of `packages`. */
const neverImports = (name, folder, packages, why, except = 'a^') => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: `^${folder}/`, pathNot: `${testCode}|${except}` },
  to: { path: `(^|/)node_modules/(${packages.join('|')})(/|$)` },
});

const reactPackages = [
  'react',
  'react-dom',
  'react-router-dom',
  '@xstate/react',
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
];

module.exports = {
  forbidden: [
    ...wings.map(hasDoors),
    ...wings.map(keepsToReadme),
    {
      name: 'shared-machine-code-knows-no-flow',
      comment:
        'What flows share lies beside their folders and looks into none; only the generated lists name flows.',
      severity: 'error',
      from: {
        path: '^src/machines/[^/]+\\.ts$',
        pathNot: testCode,
      },
      to: { path: '^src/machines/(?!generated|graph|picture)[^/]+/' },
    },
    keepsTo(
      'prerender-sees-the-player',
      'server/prerender',
      [
        'src/(protocol|compiler|runtime|components|forms|portal)/',
        'server/site/compile/(catalogue|record-delta|site-compiler|source-hash)',
        'server/infrastructure/program',
      ],
      'Views are drawn at publish, of the player’s own code and nothing else of the server.',
    ),
    keepsTo(
      'server-sees-pure-parts',
      '(server|platform)',
      [
        'src/(protocol|compiler|editing|lottery|notation)/',
        'src/machines/',
        'src/components/(generated/(definitions|examples)|icons|styles/system|name-words|example-words|text-arguments)',
        'src/forms/generated/definitions',
        'src/runtime/core/(paths|rules)\\.',
        'schemas/',
      ],
      'The server shares definitions and contracts with the browser, never views.',
      '^server/(prerender/|load-demonstration\\.ts$)',
    ),
    keepsTo(
      'vendors-stand-apart',
      'demo/vendor',
      ['server/(db|infrastructure)/', 'src/protocol/(money/(money|decimal|currency-places)|json/own-json)'],
      'A vendor of games is another company: it reaches the member platform by calls alone, and reads amounts and its own files as everyone does.',
    ),
    {
      name: 'only-flows-run-machines',
      severity: 'error',
      comment: 'Flows are kept in one place of the server; everybody else reads contracts.',
      from: { path: '^(server|platform)/', pathNot: `${testCode}|^(server/flows|platform)/` },
      to: { path: '^src/machines/(.*\\.machine\\.ts|generated/(catalog|flow-loaders)\\.ts|load-flow\\.ts)$' },
    },
    {
      name: 'product-runs-without-the-demonstration',
      severity: 'error',
      comment: 'An installation may delete demo/: one file loads it, and only where the settings ask for it.',
      from: {
        path: '^(src|server|platform|schemas)/',
        pathNot: `${testCode}|^server/load-demonstration\\.ts$`,
      },
      to: { path: '^demo/' },
    },
    keepsTo(
      'schemas-see-lists',
      'schemas',
      [
        'src/(protocol|compiler|components|forms|machines|notation|portal/machines)/',
        'server/site/compile/catalogue',
      ],
      'Generators read the catalogues.',
    ),
    neverImports(
      'editing-is-pure',
      'src/editing',
      [...reactPackages, '@chakra-ui', 'xstate', 'immer'],
      'Browser, server and command line share what an edit is.',
    ),
    neverImports(
      'protocol-has-no-react',
      'src/protocol',
      ['react', 'react-dom', '@chakra-ui', 'xstate', 'axios'],
      'The protocol is plain types and pure functions.',
    ),
    neverImports(
      'machines-have-no-react',
      'src/machines',
      [...reactPackages, '@chakra-ui', 'axios'],
      'A flow runs anywhere.',
    ),
    neverImports(
      'core-has-no-react',
      'src/runtime/core',
      [...reactPackages, '@chakra-ui', 'axios'],
      'The core of the runtime is framework-free.',
    ),
    neverImports(
      'compiler-has-no-react',
      'src/compiler',
      [...reactPackages, '@chakra-ui', '@emotion', 'axios', 'fastify', 'pg', 'kysely'],
      'The compiler is a pure function; its style system is handed in.',
    ),
    neverImports(
      'api-has-no-react',
      'src/api',
      [...reactPackages, '@chakra-ui'],
      'The client is framework-free.',
    ),
    neverImports(
      'server-has-no-react',
      '(server|platform|demo)',
      [...reactPackages, '@emotion'],
      'What answers requests renders nothing; views are drawn at publish, in a thread of their own.',
      '^server/prerender/',
    ),
    {
      name: 'no-views-on-the-server',
      severity: 'error',
      comment: 'A definition list must not pull a view into the server.',
      // From the programs: what they reach is all that runs, and looking from every file takes half a minute.
      from: { path: '^(server|platform|demo)/([^/]+|[^/]+/cli)\\.ts$', pathNot: testCode },
      to: { path: '^src/.*\\.tsx$', reachable: true },
    },
    {
      name: 'player-never-gets-operator-code',
      severity: 'error',
      comment: 'Console and lab are served on their own origin; a player must not load a byte of them.',
      from: { path: '^src/portal/main\\.tsx$' },
      to: { path: '^(src/console|src/lab|src/compiler|server|platform|demo)/', reachable: true },
    },
    {
      name: 'player-never-gets-heavy-parts',
      severity: 'error',
      comment:
        'Styles and validators are made at publish: Chakra, Emotion and Ajv stay out of the player’s script.',
      from: { path: '^src/portal/main\\.tsx$' },
      to: {
        path: '(^|/)node_modules/(@chakra-ui|@emotion|kysely|pg|fastify|@codemirror)(/|$)',
        reachable: true,
      },
    },
    {
      name: 'no-ajv-in-the-player',
      severity: 'error',
      comment: 'Validators are made at publish; the pages forbid what Ajv does. Its types may be named.',
      from: { path: '^src/(portal|runtime|api|machines|components|forms|protocol)/', pathNot: testCode },
      to: {
        path: '(^|/)node_modules/(ajv|ajv-formats|@rjsf/validator-ajv8/(?!lib/processRawValidationErrors))(/|$)?',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-definitions-in-the-player',
      severity: 'error',
      comment: 'Definitions carry schemas and style functions: they belong to the publisher.',
      from: { path: '^src/portal/main\\.tsx$' },
      to: { path: '\\.definition\\.ts$', reachable: true },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or a third one is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file that nothing imports is unused. Stand-ins of the form library are named by the build.',
      from: {
        orphan: true,
        path: '^(src|server|platform|demo|tests|bench)/',
        pathNot:
          '(\\.(test|spec|setup|config)\\.(ts|tsx)$|\\.d\\.ts$|\\.json$|^src/portal/public/|^src/forms/schema-form/library/)',
      },
      to: {},
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      comment: 'The import leads nowhere. Peers of the bench are installed by its command alone.',
      from: { pathNot: '^bench/peers/' },
      // `bench:*` are modules that the benchmark makes while it bundles.
      to: { couldNotResolve: true, pathNot: '^bench:' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      comment: 'Fakes and tests stay with tests.',
      from: { path: '^(src|server|platform|demo|schemas)/', pathNot: testCode },
      to: { path: `(\\.(test|fake)\\.(ts|tsx)$|^tests/)` },
    },
    {
      name: 'no-development-packages-in-production',
      severity: 'error',
      comment: 'What runs must be a dependency, not a devDependency.',
      from: { path: '^(src|server|platform|demo)/', pathNot: `${testCode}|(^|/)vite.*\\.config\\.ts$` },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
