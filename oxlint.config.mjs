import { bans, everywhere, impureProperties, unevenModules, withoutPage } from './oxlint.bans.mjs';

// A rule that an override names replaces the one before it, so a folder lists all bans that hold there.
const all = (state, ...rules) => Object.fromEntries(rules.map((rule) => [rule, state]));
const restrict = (list) => ['error', ...list];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'node'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: true,
  },
  ignorePatterns: ['dist', '.data', '.cache', '**/generated/**', 'node_modules', 'test-results'],
  rules: {
    ...all(
      'error',
      'no-console',
      'no-eval',
      'no-var',
      'prefer-const',
      'no-alert',
      'no-empty',
      'no-param-reassign',
      'no-else-return',
      'no-lonely-if',
      'no-throw-literal',
      'no-self-compare',
      'no-fallthrough',
      'no-case-declarations',
      'array-callback-return',
      'no-prototype-builtins',
      'no-proto',
      'no-sequences',
      'import/no-default-export',
      'import/no-commonjs',
      'oxc/no-const-enum',
      'typescript/no-explicit-any',
      'typescript/no-non-null-assertion',
      'typescript/no-namespace',
      'typescript/no-require-imports',
      'typescript/ban-ts-comment',
      'typescript/no-import-type-side-effects',
      'typescript/prefer-as-const',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-return',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-call',
      'typescript/no-unnecessary-condition',
      'typescript/no-misused-promises',
      'typescript/no-deprecated',
      'typescript/only-throw-error',
      'typescript/prefer-promise-reject-errors',
      'typescript/restrict-plus-operands',
      'typescript/return-await',
      'typescript/use-unknown-in-catch-callback-variable',
      'typescript/no-floating-promises',
      'typescript/await-thenable',
      'typescript/unbound-method',
      'typescript/no-base-to-string',
      'typescript/require-array-sort-compare',
      'unicorn/prefer-node-protocol',
      'unicorn/no-abusive-eslint-disable',
      'unicorn/no-document-cookie',
      'unicorn/no-instanceof-array',
      'unicorn/prefer-number-properties',
      'unicorn/throw-new-error',
      'react/no-danger',
      'react/button-has-type',
      'react/no-unstable-nested-components',
      'react/jsx-key',
    ),
    ...all(
      'off',
      'no-void',
      'no-await-in-loop',
      'no-shadow',
      'no-underscore-dangle',
      'import/no-cycle',
      'import/no-unassigned-import',
      'import/no-named-as-default',
      'import/no-named-as-default-member',
      'oxc/no-map-spread',
      'typescript/no-dynamic-delete',
      'typescript/prefer-enum-initializers',
      'typescript/no-unsafe-type-assertion',
      'typescript/consistent-return',
      'typescript/no-generated-empty-object-type',
      'typescript/no-unnecessary-type-parameters',
      'typescript/no-unnecessary-template-expression',
      'unicorn/no-array-for-each',
      'unicorn/no-new-array',
      'unicorn/no-array-sort',
      'unicorn/no-array-reverse',
      'unicorn/consistent-function-scoping',
      'react/react-in-jsx-scope',
      'react/rules-of-hooks',
      'react/exhaustive-deps',
      'promise/always-return',
      'promise/no-multiple-resolved',
      'promise/catch-or-return',
      'oxc/no-async-endpoint-handlers',
      'no-unmodified-loop-condition',
      'unicorn/no-useless-spread',
      'jsx-a11y/prefer-tag-over-role',
      'jsx-a11y/no-redundant-roles',
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/no-noninteractive-element-interactions',
      'promise/no-promise-in-callback',
      'no-control-regex',
      'react/refs',
      'react/immutability',
      'react/exhaustive-effect-dependencies',
      'react/set-state-in-effect',
      'no-new',
      'react/hooks',
      'unicorn/require-post-message-target-origin',
    ),

    'no-restricted-globals': restrict(everywhere),
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...unevenModules,
          {
            name: 'lodash',
            message: 'Use the language.',
          },
          {
            name: 'node:assert',
            message: 'Throw an Error with expectation and value.',
          },
          {
            name: '@rjsf/chakra-ui',
            message: 'Inputs there have no labels: use the templates of src/forms.',
          },
        ],
      },
    ],
    eqeqeq: ['error', 'always'],
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        caughtErrors: 'all',
      },
    ],
    'import/extensions': ['error', 'ignorePackages'],
    'typescript/consistent-type-imports': [
      'error',
      {
        fixStyle: 'inline-type-imports',
        disallowTypeAnnotations: false,
      },
    ],
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-misused-spread': [
      'error',
      {
        allow: ['string'],
      },
    ],
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
  },
  overrides: [
    {
      files: ['**/*.mjs', '**/*.cjs'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-call': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
      },
    },
    {
      files: ['*.config.{ts,mjs}', '**/vite.config.ts', '**/vite.*.config.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['.dependency-cruiser.cjs', 'tests/law/wing-doors.cjs'],
      rules: {
        'import/no-commonjs': 'off',
        'typescript/no-require-imports': 'off',
      },
    },
    {
      files: ['src/**/*.tsx', 'src/**/use-*.ts'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
      },
    },
    {
      files: ['src/components/**', 'src/forms/**', 'src/runtime/react/**', 'src/api/**'],
      rules: {
        'no-restricted-globals': restrict([...everywhere, ...bans.network]),
      },
    },
    {
      files: ['src/portal/**', 'src/console/**', 'src/lab/**'],
      rules: {
        'no-restricted-globals': restrict([...bans.event, ...bans.requests, ...bans.dialogs]),
      },
    },
    {
      files: ['src/protocol/**', 'src/compiler/**', 'src/machines/**', 'src/runtime/core/**'],
      rules: {
        'no-restricted-globals': restrict(withoutPage),
        'no-restricted-properties': restrict(impureProperties),
      },
    },
    {
      files: ['src/machines/**'],
      rules: {
        'no-restricted-globals': restrict([...withoutPage, ...bans.timers]),
      },
    },
    {
      files: [
        'platform/**',
        'server/site/**',
        'server/console/**',
        'demo/{identity,payment,pictures,seed,support}/**',
      ],
      rules: {
        'no-restricted-properties': restrict(impureProperties),
        'no-restricted-globals': restrict([...everywhere, ...bans.network]),
      },
    },
    {
      files: ['**/clock.ts', '**/*.test.ts', '**/*.test.tsx', '**/*.fake.ts', 'tests/**', 'bench/**'],
      rules: {
        'no-restricted-properties': 'off',
        'no-restricted-globals': restrict(bans.event),
      },
    },
    {
      files: [
        'tests/**',
        'bench/**',
        'schemas/**',
        'server/*.ts',
        'server/launch.mjs',
        'server/dev/*.ts',
        '**/*.fake.ts',
        '**/cli.ts',
        '**/cli/**',
      ],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['schemas/**'],
      rules: {
        'unicorn/no-thenable': 'off',
      },
    },
  ],
};
