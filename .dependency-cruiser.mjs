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
      from: { path: '^(src|server|tools|tests|conformance)' },
      to: { circular: true },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature never imports another: the page passes callbacks or slots.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    never(
      'pages-below-app',
      'Pages know the paths and the settings, nothing else of the app.',
      { path: '^src/pages' },
      ['^src/app/(?!paths|settings)', '^src/pages/.*[.]tsx?$'],
    ),
    never(
      'features-below-pages',
      'Features know the paths, nothing else of the app.',
      { path: '^src/features' },
      ['^src/app/(?!paths)', '^src/pages'],
    ),
    never('session-below-features', 'The session knows the paths, no screen.', { path: '^src/session' }, [
      '^src/app/(?!paths)',
      '^src/(pages|features)',
    ]),
    never(
      'parts-below-features',
      'What features stand on knows none of them.',
      { path: '^src/(ui|device|api|domain)' },
      '^src/(app|pages|features)',
    ),
    never('ui-knows-no-wire', 'ui gets what it shows from its users.', { path: '^src/ui' }, [
      '^src/(session|api|offline)',
      '^generated',
    ]),
    never('device-is-a-port', 'device knows neither screens nor the wire.', { path: '^src/device' }, [
      '^src/(session|ui|api)',
      '^generated',
    ]),
    never('api-is-the-wire', 'api knows neither screens nor devices.', { path: '^src/api' }, [
      '^src/(session|ui|device)',
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
      '^generated',
      'node_modules/(react|react-dom|axios|@mantine|@tanstack|react-router-dom)/',
    ]),
    never('web-app-stands-alone', 'The web app never imports the server or a tool.', { path: '^src' }, [
      '^server',
      '^tools',
      '^tests',
      '^conformance',
    ]),
    never(
      'conformance-knows-the-contract-only',
      'A server is checked against the contract, not against our app or our server.',
      { path: '^conformance/(?!mutants/)' },
      ['^src', '^server', '^tests'],
    ),
    never('server-is-checked-from-outside', 'The server never imports what checks it.', { path: '^server' }, [
      '^conformance',
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$)|(^generated/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  },
};
