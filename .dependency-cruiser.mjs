// Which part may import which: pages → features → session, ui, device, api, domain, generated. The layout is
// described in docs/architecture.md.

/** Forbids `from` to reach any of `to` (path expressions). */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to: { path: to } });

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first reader.',
      severity: 'error',
      from: { path: '^(src|server|contract|tools|tests|conformance|faulty-servers|bench)/' },
      to: { circular: true },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature never imports another: the page passes callbacks or slots.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    never('pages-below-app', 'Pages know nothing of the app, and no other page.', { path: '^src/pages' }, [
      '^src/app/',
      '^src/pages/.*[.]tsx?$',
    ]),
    never('features-below-pages', 'Features know neither the app nor pages.', { path: '^src/features' }, [
      '^src/(app|pages|settings)',
    ]),
    never('session-below-features', 'The session knows no screen.', { path: '^src/session' }, [
      '^src/(app|pages|features|settings)',
    ]),
    never(
      'settings-stand-alone',
      'What the build is told knows nothing of the app.',
      { path: '^src/settings' },
      ['^src/(?!settings)', '^generated'],
    ),
    never(
      'server-state-below-screens',
      'What shares cached server state knows no screen.',
      { path: '^src/server-state' },
      ['^src/(app|pages|features|session|ui|device)'],
    ),
    never(
      'parts-below-features',
      'What features stand on knows none of them.',
      { path: '^src/(ui|device|api|domain)' },
      '^src/(app|pages|features)',
    ),
    never('ui-knows-no-wire', 'ui gets what it shows from its users.', { path: '^src/ui' }, [
      '^src/(session|api|server-state|offline)',
      '^generated',
    ]),
    never('device-is-a-port', 'device knows neither screens nor the wire.', { path: '^src/device' }, [
      '^src/(session|ui|api|server-state)',
      '^generated',
    ]),
    never('api-is-the-wire', 'api knows neither screens nor devices.', { path: '^src/api' }, [
      '^src/(session|ui|device|server-state)',
    ]),
    never(
      'offline-below-features',
      'What works without a connection knows no screen.',
      { path: '^src/offline' },
      ['^src/(app|pages|features|ui|worker)'],
    ),
    never(
      'worker-stands-alone',
      'The worker has no page: it shares words with the app, nothing else.',
      { path: '^src/worker' },
      ['^src/(?!worker|offline/worker-messages|domain)'],
    ),
    never('domain-is-pure', 'domain has no React, no DOM library, no fetch.', { path: '^src/domain' }, [
      '^src/(?!domain)',
      'node_modules/(react|react-dom|axios|@mantine|@tanstack|react-router-dom)/',
    ]),
    {
      name: 'domain-reads-types-of-the-wire',
      comment: 'Its mappers name the types of the contract; they take no code of it.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { path: '^generated', dependencyTypesNot: ['type-only'] },
    },
    never('web-app-stands-alone', 'The web app never imports the server or a tool.', { path: '^src' }, [
      '^(server|contract|tools|tests|conformance|faulty-servers|bench)/',
    ]),
    never(
      'contract-is-the-ground-floor',
      'Tools, server and checker stand on the contract; it stands on nothing of theirs.',
      { path: '^contract/' },
      '^(src|server|tools|tests|conformance|faulty-servers|bench)/',
    ),
    never('tools-below-the-checker', 'The checker uses tools; no tool knows it.', { path: '^tools/' }, [
      '^(conformance|faulty-servers|bench|tests)/',
    ]),
    never(
      'faulty-servers-stand-apart',
      'What measures the checker is known to benchmarks alone.',
      { path: '^(?!faulty-servers/|bench/)' },
      '^faulty-servers/',
    ),
    never(
      'conformance-knows-the-contract-only',
      'A server is checked against the contract, not against our app or our server.',
      { path: '^conformance/' },
      '^(src|server|tests)/',
    ),
    never('server-stands-alone', 'The server never imports what checks or starts it.', { path: '^server/' }, [
      '^(conformance|faulty-servers|tools|tests|bench)/',
    ]),
    never('server-shares-rules-only', 'Of the app the server knows the rules.', { path: '^server/' }, [
      '^src/(?!domain/)',
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules|^generated/' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  },
};
