import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationCoverage, Run, StatusCoverage } from '../core/findings/result.ts';
import { causesOf, countByTier, TIERS, type Tier } from '../core/findings/finding.ts';
import { totalsOf } from './coverage.ts';
import {
  countOf,
  durationOf,
  readCauses,
  readFindings,
  TIER_MEANINGS,
  verdictLine,
  visible,
  type ReadableCause,
  type ReadableFinding,
  type ReportOptions,
} from './readable-finding.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');
const SCRIPT = readFileSync(join(import.meta.dirname, 'report-page.js'), 'utf8');

/** So few causes are all open from the start. */
const OPEN_CAUSES = 5;

/**
 * A run as one page that needs nothing from outside. Everything that comes from a server is text in it, and the
 * page's own policy runs nothing but the page's own script.
 */
export function htmlReport(run: Run, options: ReportOptions): string {
  const causes = readCauses(run, options);
  const conforms = causes.length === 0;
  const title = `${conforms ? 'Conforms' : countOf(causes.length, 'cause')}: ${run.target}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1><span lang="ko">도새기</span> conformance report</h1>
<p class="facts">${escape(run.target)}<br>${timeOf(run.startedAt)} · seed ${run.seed} · ${countOf(run.requests, 'request')} in ${durationOf(run.durationMs)}</p>
${renderVerdict(run)}
${renderFigures(run)}
</header>
<main>
<div class="tools" hidden>
<input type="search" aria-label="Search the report" placeholder="Search" autocomplete="off">
<button type="button">Open all</button>
${renderFilter(causes)}
<p class="quiet" role="status"></p>
</div>
${causes.length === 0 ? '' : renderCauses(causes)}
${renderKnown(run, options)}
${renderSkipped(run)}
${renderNotes(run)}
${renderCoverage(run)}
</main>
<footer>
<p>A curl line leaves secrets to the shell: set SESSION (and SESSION_2 for the second account) to the value of the session cookie, PASSWORD (and PASSWORD_2) to the passwords of the accounts. Pictures are files of the repository: run it in its folder. The same seed makes the same inputs.</p>
</footer>
<script type="module">${SCRIPT}</script>
</body>
</html>
`;
}

function renderVerdict(run: Run): string {
  const { findings, known } = run;
  if (findings.length > 0) return `<p class="verdict departs">${escape(verdictLine(run))}</p>`;
  const apart = known.length > 0 ? `, apart from ${countOf(known.length, 'known departure')}` : '';
  return `<p class="verdict">The server conforms to the contract in all that was checked${apart}.</p>`;
}

function renderFigures(run: Run): string {
  const { operations, statuses } = totalsOf(run.coverage);
  const counts = countByTier(causesOf(run.findings));
  const figures: [string, number, number | undefined][] = [
    ...TIERS.map((tier): [string, number, undefined] => [NAMES[tier], counts[tier], undefined]),
    ['Operations reached', operations.reached, operations.all],
    ['Statuses reached', statuses.reached, statuses.all],
    ['Known departures', run.known.length, undefined],
  ];
  const cells = figures.map(
    ([name, value, all]) =>
      `<div><dt>${name}</dt><dd>${value}${all === undefined ? '' : ` <small>of ${all}</small>`}</dd></div>`,
  );
  return `<dl class="figures">${cells.join('')}</dl>`;
}

const NAMES: Readonly<Record<Tier, string>> = {
  specification: 'Specification',
  assumption: 'Assumption',
  strictness: 'Strictness',
};

/** A box for each tier that has causes, all of them ticked. */
function renderFilter(causes: readonly ReadableCause[]): string {
  const boxes = TIERS.flatMap((tier) => {
    const count = causes.filter((cause) => cause.tier === tier).length;
    if (count === 0) return [];
    return [`<label><input type="checkbox" name="${tier}" checked> ${NAMES[tier]} (${count})</label>`];
  });
  if (boxes.length < 2) return '';
  return `<fieldset><legend class="visually-hidden">Show causes of the tiers</legend>${boxes.join('')}</fieldset>`;
}

function renderCauses(causes: readonly ReadableCause[]): string {
  const isOpen = causes.length <= OPEN_CAUSES;
  const sections = TIERS.flatMap((tier) => {
    const own = causes.filter((cause) => cause.tier === tier);
    if (own.length === 0) return [];
    const entries = own.map((cause) => renderCause(cause, isOpen || cause === causes[0]));
    return [
      `<section data-group><h2>${NAMES[tier]}: ${countOf(own.length, 'cause')}</h2>
<p class="quiet">${TIER_MEANINGS[tier]}</p>
${entries.join('\n')}</section>`,
    ];
  });
  return sections.join('\n');
}

function renderCause(cause: ReadableCause, isOpen: boolean): string {
  const { check, tier, headline, operations, example, others, advice } = cause;
  const { demand, operationId, route } = example;
  const also = operations.length > 1 ? ` and ${countOf(operations.length - 1, 'other operation')}` : '';
  const todo = advice === undefined ? '' : `<p><strong>To do:</strong> ${escape(advice)}</p>`;
  return `<details class="entry finding" data-entry data-tier="${tier}"${isOpen ? ' open' : ''}>
<summary><span class="tier ${tier}">${tier}</span> <span class="check">${escape(check)}</span> <span>${escape(headline)}</span> <span class="quiet">${escape(operationId + also)}</span></summary>
<div class="inside">
<h3>${escape(operationId)}${route === '' ? '' : ` <span class="route">${escape(route)}</span>`}</h3>
<p class="quiet">${escape(demand)}</p>
${renderEvidence(example)}
${todo}
${renderOthers(others)}
</div>
</details>`;
}

/** The other findings with the same cause, a line for each. */
function renderOthers(others: readonly ReadableFinding[]): string {
  if (others.length === 0) return '';
  const rows = others.map(
    ({ operationId, expected, received }) =>
      `<li><strong>${escape(operationId)}</strong> expected ${escape(expected)}, got ${escape(received)}</li>`,
  );
  return `<details class="others"><summary>The same cause, ${countOf(others.length, 'more finding')}</summary><ul>${rows.join('\n')}</ul></details>`;
}

function renderNotes({ notes }: Run): string {
  if (notes.length === 0) return '';
  const rows = notes.map(
    ({ what, text }) =>
      `<li class="operation" data-entry><span class="name">${escape(what)}</span><span class="whynot">${escape(text)}</span></li>`,
  );
  return `<section data-group><h2>Worth knowing</h2><ul class="plain">${rows.join('\n')}</ul></section>`;
}

/** The sentence of the contract, what came in its place, and how to see it again. */
function renderEvidence(finding: ReadableFinding): string {
  const { expected, received, caller, curl } = finding;
  const by = caller === undefined ? '' : `<dt>Called by</dt><dd>${escape(caller)}</dd>`;
  const again =
    curl === undefined
      ? ''
      : `<div class="curl"><div class="bar"><span>Shows it again</span></div><pre><code>${escape(curl)}</code></pre></div>`;
  return `${renderRule(finding)}
<dl class="what"><dt>Expected</dt><dd>${escape(expected)}</dd><dt>Got</dt><dd>${escape(received)}</dd>${by}</dl>
${again}`;
}

function renderRule({ sentence, spec, assumption }: ReadableFinding): string {
  const source = spec === undefined ? '' : `<p class="quiet">Product specification ${escape(spec)}</p>`;
  const assumed =
    assumption === undefined
      ? ''
      : `<p class="quiet">Where it is silent, the contract decided: ${escape(assumption)}</p>`;
  return `<blockquote><p>${escape(sentence)}</p>${source}${assumed}</blockquote>`;
}

function renderKnown(run: Run, options: ReportOptions): string {
  if (run.known.length + run.stale.length === 0) return '';
  const occurring = run.known.map(({ departure, findings }) => {
    const rows = readFindings(run, findings, options).map(renderEvidence);
    return `<details class="entry known" data-entry>
<summary><span class="check">${escape(departure.check)}</span> <span>${escape(departure.operation)}: ${escape(departure.reason)} (${countOf(findings.length, 'finding')})</span></summary>
<div class="inside">${rows.join('\n')}</div>
</details>`;
  });
  const gone = run.stale.map(
    ({ check, operation, reason }) =>
      `<li data-entry><strong>${escape(operation)} ${escape(check)}</strong> no longer occurs; remove it from the file. <span class="quiet">It was there because: ${escape(reason)}</span></li>`,
  );
  const goneList = gone.length > 0 ? `<ul class="plain">${gone.join('')}</ul>` : '';
  return `<section data-group><h2>Known departures</h2>${occurring.join('\n')}${goneList}</section>`;
}

function renderSkipped({ skipped }: Run): string {
  if (skipped.length === 0) return '';
  const rows = skipped.map(
    ({ what, reason }) =>
      `<li class="operation" data-entry><span class="name">${escape(what)}</span><span class="whynot">${escape(reason)}</span></li>`,
  );
  return `<section data-group><h2>Not checked</h2><ul class="plain">${rows.join('\n')}</ul></section>`;
}

/** A reason that so many operations share is said once. */
const SHARED_REASON = 8;

function renderCoverage({ coverage }: Run): string {
  const reasons = coverage.operations.flatMap(({ statuses }) => statuses.flatMap(reasonOf));
  const shared = new Set(reasons.filter((reason) => countIn(reasons, reason) >= SHARED_REASON));
  const rows = coverage.operations.map((operation) => renderOperation(operation, shared));
  const common =
    shared.size > 0 ? `<ul class="plain quiet">${[...shared].toSorted().map(renderLine).join('')}</ul>` : '';
  return `<section data-group><h2>Coverage</h2>
<p class="quiet">Each status that the contract documents, with the number of answers that had it. Those in dashes were not reached:</p>
${common}
<ul class="plain operations">${rows.join('\n')}</ul></section>`;
}

function renderOperation(
  { operationId, method, path, requests, whyNot: whyNever, statuses }: OperationCoverage,
  shared: ReadonlySet<string>,
): string {
  const missed = Map.groupBy(
    statuses.filter((status) => reasonOf(status).some((reason) => !shared.has(reason))),
    ({ whyNot = '' }) => whyNot,
  );
  const reasons = [...missed].map(([whyNot, own]) =>
    renderLine(`${own.map(({ status }) => status).join(', ')}: ${whyNot}`),
  );
  // Where it answered 2xx with the failure flag, no status tells.
  if (whyNever !== undefined && statuses.every(({ whyNot }) => whyNot !== whyNever))
    reasons.unshift(renderLine(whyNever));
  const list = reasons.length > 0 ? `<ul class="whynot">${reasons.join('')}</ul>` : '';
  return `<li class="operation" data-entry>
<div class="name">${escape(operationId)} <span class="route">${escape(`${method} ${path}`)} · ${countOf(requests, 'answer')}</span></div>
<ul class="statuses">${statuses.map(renderStatus).join('')}</ul>${list}</li>`;
}

const reasonOf = ({ status, whyNot }: StatusCoverage) =>
  whyNot === undefined ? [] : [`${status}: ${whyNot}`];

const countIn = (all: readonly string[], one: string) => all.filter((other) => other === one).length;

const renderLine = (text: string) => `<li>${escape(text)}</li>`;

function renderStatus({ status, documented, count }: StatusCoverage): string {
  if (count === 0) return `<li>${status}<span class="visually-hidden"> not reached</span></li>`;
  const times = `<span class="visually-hidden">reached </span>${count}×`;
  if (!documented) return `<li class="undocumented">${status} not documented, ${times}</li>`;
  return `<li class="reached">${status} ${times}</li>`;
}

function timeOf(startedAt: string): string {
  const readable = startedAt.replace('T', ' ').replace(/\.\d+/, '').replace('Z', ' UTC');
  return `<time datetime="${escape(startedAt)}">${escape(readable)}</time>`;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Text as it may stand anywhere in HTML, in quotes as well as between elements. */
function escape(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
