// The developer panel of the validating proxy: what departs from the contract while one clicks through the app. The
// proxy's development server adds it to the page; no build contains it.
import { create } from './elements.ts';
import { buildPanelFrame } from './panel-frame.ts';
import { describeCount, groupBySide, readViolations, type PanelViolation } from './violations.ts';

const ICON =
  '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
  'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M6 3h9l4 4v14H6z"/>' +
  '<path d="M12 10v4M12 17.5v.01"/></svg>';

class ProxyPanel extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #opener: HTMLButtonElement | undefined;
  readonly #status = create('p', { className: 'status', role: 'status' });
  readonly #clear = create('button', { className: 'plain', type: 'button', textContent: '모두 지우기' });
  readonly #list = create('div', { className: 'list', tabIndex: 0, role: 'region', ariaLabel: '위반 목록' });
  #events: EventSource | undefined;

  connectedCallback(): void {
    if (this.#root.hasChildNodes()) return;
    const tools = create('div', { className: 'bar' });
    tools.append(this.#status, this.#clear);
    this.#opener = buildPanelFrame(this.#root, {
      title: '계약 위반',
      icon: ICON,
      top: [tools],
      list: this.#list,
    });
    this.#clear.addEventListener('click', () => {
      fetch('/__proxy/violations', { method: 'DELETE' }).catch(() => this.#fail());
    });
    this.#show([]);
    this.#listen();
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  /** The browser connects again by itself, and then gets the whole list. */
  #listen(): void {
    this.#events = new EventSource('/__proxy/events');
    this.#events.addEventListener('message', ({ data }) => this.#show(readViolations(String(data))));
    this.#events.addEventListener('error', () => this.#fail());
  }

  #show(violations: readonly PanelViolation[]): void {
    this.#opener?.setAttribute('data-count', String(violations.length));
    this.#clear.ariaDisabled = String(violations.length === 0);
    this.#status.className = 'status';
    this.#status.textContent = describeCount(violations);
    this.#list.replaceChildren(
      ...groupBySide(violations).map((group, index) => {
        const section = create('section');
        const heading = create('h3', { id: `side-${index}`, textContent: group.title });
        section.setAttribute('aria-labelledby', heading.id);
        section.append(heading, ...group.violations.map(createEntry));
        return section;
      }),
    );
  }

  #fail(): void {
    this.#status.className = 'status failed';
    this.#status.textContent = '프록시가 답하지 않습니다.';
  }
}

function createEntry({
  operationId,
  route,
  message,
  status,
  sentence,
  spec,
  count,
}: PanelViolation): HTMLElement {
  const entry = create('article', { className: 'operation active' });
  const heading = create('div', { className: 'bar' });
  heading.append(
    create('div', { className: 'name', textContent: operationId ?? route }),
    create('span', { className: 'mark', textContent: `${count}번` }),
  );
  entry.append(
    heading,
    create('div', { className: 'route', textContent: `${route} → ${status}` }),
    create('p', { className: 'message', textContent: message }),
  );
  if (operationId !== undefined) {
    const text = spec === undefined ? sentence : `${sentence} (${spec})`;
    entry.append(create('blockquote', { textContent: text, lang: 'en' }));
  }
  return entry;
}

if (!customElements.get('proxy-panel')) {
  customElements.define('proxy-panel', ProxyPanel);
  document.body.append(document.createElement('proxy-panel'));
}
