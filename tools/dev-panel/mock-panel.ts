// The developer panel of the mock: which example, which status and how much delay each operation answers with. The
// development server adds it to the page; no build contains it.
import {
  CHOICES_CHANGED_EVENT,
  deleteAllChoices,
  deleteChoice,
  fetchChoices,
  fetchOperations,
  fetchPersona,
  putChoice,
  putPersona,
} from './mock-client.ts';
import { create } from './elements.ts';
import {
  chooseDelay,
  chooseExample,
  chooseStatus,
  exampleValueOf,
  groupByTag,
  isEmptyChoice,
  matchesSearch,
  toExampleValue,
  type PanelChoice,
  type PanelChoices,
  type PanelOperation,
} from './panel-choices.ts';
import { buildPanelFrame } from './panel-frame.ts';

interface OperationRow {
  operation: PanelOperation;
  root: HTMLElement;
  show: (choice: PanelChoice) => void;
}

/** As whom the mock answers: the name that it knows, and what it is called here. */
const PERSONAS = [
  ['', '감귤이 (기본)'],
  ['newcomer', '새로 온 사람'],
  ['rich', '넉넉한 사람'],
  ['nothing', '아무것도 없는 사람'],
  ['ending-session', '세션이 끝나는 사람'],
] as const;

const ICON =
  '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
  'stroke-linecap="round" aria-hidden="true"><path d="M4 7h9m5 0h2M4 17h2m5 0h9"/><circle cx="15.5" cy="7" r="2.5"/>' +
  '<circle cx="8.5" cy="17" r="2.5"/></svg>';

class MockPanel extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #opener: HTMLButtonElement | undefined;
  readonly #status = create('p', { className: 'status', role: 'status' });
  readonly #search = create('input', { type: 'search', placeholder: '작업 찾기', ariaLabel: '작업 찾기' });
  readonly #resetAll = create('button', { className: 'plain', type: 'button', textContent: '모두 초기화' });
  readonly #persona = create('select', { ariaLabel: '사람' });
  readonly #list = create('div', { className: 'list' });
  #rows: OperationRow[] = [];
  #choices: PanelChoices = {};
  /** Changes go out one after another, so that the last answer is the newest. */
  #queue: Promise<void> = Promise.resolve();

  connectedCallback(): void {
    if (this.#root.hasChildNodes()) return;
    const tools = create('div', { className: 'bar' });
    tools.append(this.#status, this.#resetAll);
    this.#persona.append(...PERSONAS.map(([value, text]) => new Option(text, value)));
    this.#persona.addEventListener('change', () => {
      const persona = this.#persona.value;
      this.#queue = this.#choosePersonaAfter(this.#queue, persona);
    });
    this.#opener = buildPanelFrame(this.#root, {
      title: '목 서버 설정',
      icon: ICON,
      top: [withLabel('사람', this.#persona), this.#search, tools],
      list: this.#list,
    });
    this.#opener.addEventListener('click', () => {
      this.#queue = this.#loadAfter(this.#queue);
    });
    this.#search.addEventListener('input', () => this.#filter());
    this.#resetAll.addEventListener('click', () => {
      if (Object.keys(this.#choices).length > 0) this.#change(deleteAllChoices);
    });
    void this.#loadChoices();
  }

  async #loadChoices(): Promise<void> {
    try {
      this.#show(await fetchChoices());
    } catch {
      // The panel says so when it is opened.
    }
  }

  async #loadAfter(previous: Promise<void>): Promise<void> {
    await previous;
    try {
      const [operations, choices, persona] = await Promise.all([
        fetchOperations(),
        fetchChoices(),
        fetchPersona(),
      ]);
      this.#persona.value = persona;
      if (JSON.stringify(operations) !== JSON.stringify(this.#rows.map(({ operation }) => operation))) {
        this.#build(operations);
      }
      this.#show(choices);
    } catch (problem) {
      this.#fail(problem);
    }
  }

  #build(operations: PanelOperation[]): void {
    const sections = groupByTag(operations).map(([tag, tagged]) => {
      const section = create('section');
      const heading = create('h3', { id: `tag-${tag}`, textContent: tag });
      section.setAttribute('aria-labelledby', heading.id);
      const rows = tagged.map((operation) =>
        createRow(operation, (update) => {
          const { operationId } = operation;
          this.#change(() => {
            const choice = update(this.#choices[operationId] ?? {});
            return isEmptyChoice(choice) ? deleteChoice(operationId) : putChoice(operationId, choice);
          });
        }),
      );
      section.append(heading, ...rows.map(({ root }) => root));
      return { section, rows };
    });
    this.#rows = sections.flatMap(({ rows }) => rows);
    this.#list.replaceChildren(...sections.map(({ section }) => section));
    this.#filter();
  }

  #change(send: () => Promise<PanelChoices>): void {
    this.#queue = this.#sendAfter(this.#queue, send);
  }

  async #sendAfter(previous: Promise<void>, send: () => Promise<PanelChoices>): Promise<void> {
    await previous;
    try {
      this.#show(await send());
      window.dispatchEvent(new CustomEvent(CHOICES_CHANGED_EVENT, { detail: this.#choices }));
    } catch (problem) {
      this.#show(this.#choices);
      this.#fail(problem);
    }
  }

  async #choosePersonaAfter(previous: Promise<void>, persona: string): Promise<void> {
    await previous;
    try {
      this.#persona.value = await putPersona(persona);
      this.#say('사람을 바꿨습니다.');
      window.dispatchEvent(new CustomEvent(CHOICES_CHANGED_EVENT, { detail: this.#choices }));
    } catch (problem) {
      this.#fail(problem);
    }
  }

  #show(choices: PanelChoices): void {
    this.#choices = choices;
    for (const row of this.#rows) row.show(choices[row.operation.operationId] ?? {});
    const count = Object.keys(choices).length;
    this.#opener?.setAttribute('data-count', String(count));
    this.#resetAll.ariaDisabled = String(count === 0);
    this.#say(count === 0 ? '바꾼 설정이 없습니다.' : `바꾼 설정 ${count}개`);
  }

  #filter(): void {
    for (const { operation, root } of this.#rows)
      root.hidden = !matchesSearch(operation, this.#search.value.trim());
    for (const section of this.#list.querySelectorAll('section')) {
      section.hidden = !section.querySelector('.operation:not([hidden])');
    }
    const found = this.#rows.filter(({ root }) => !root.hidden).length;
    if (this.#search.value.trim() !== '') this.#say(`찾은 작업 ${found}개`);
  }

  #say(text: string): void {
    this.#status.className = 'status';
    this.#status.textContent = text;
  }

  #fail(problem: unknown): void {
    this.#status.className = 'status failed';
    this.#status.textContent = `목 서버가 답하지 않습니다. ${problem instanceof Error ? problem.message : ''}`;
  }
}

function createRow(
  operation: PanelOperation,
  onChoose: (update: (current: PanelChoice) => PanelChoice) => void,
): OperationRow {
  const { operationId, method, path, responses } = operation;

  const example = create('select', { ariaLabel: `${operationId} 예시` });
  example.append(new Option('기본', ''));
  for (const { status, examples } of responses) {
    if (examples.length === 0) continue;
    const group = create('optgroup', { label: String(status) });
    group.append(
      ...examples.map(({ name, summary }) =>
        Object.assign(new Option(name, toExampleValue(status, name)), { title: summary }),
      ),
    );
    example.append(group);
  }
  const status = create('select', { ariaLabel: `${operationId} 상태` });
  status.append(new Option('기본', ''), ...responses.map((response) => new Option(String(response.status))));
  const delay = create('input', {
    type: 'number',
    min: '0',
    max: '60000',
    step: '100',
    placeholder: '0',
    ariaLabel: `${operationId} 지연 (ms)`,
  });
  const reset = create('button', {
    className: 'plain',
    type: 'button',
    textContent: '초기화',
    ariaLabel: `${operationId} 초기화`,
  });
  const mark = create('span', { className: 'mark', textContent: '적용 중' });
  const name = create('div', { className: 'name', id: `operation-${operationId}`, textContent: operationId });
  const route = create('div', { className: 'route', textContent: `${method} ${path}` });

  const heading = create('div', { className: 'bar' });
  const names = create('div');
  names.append(name, route);
  heading.append(names, mark);
  const fields = create('div', { className: 'fields' });
  fields.append(withLabel('예시', example), withLabel('상태', status), withLabel('지연 (ms)', delay));
  const root = create('div', { className: 'operation', role: 'group' });
  root.setAttribute('aria-labelledby', name.id);
  root.append(heading, fields, reset);

  // What was chosen is read at once: until its turn comes, an earlier answer may show another value in the field.
  example.addEventListener('change', () => {
    const { value } = example;
    onChoose((current) => chooseExample(current, value));
  });
  status.addEventListener('change', () => {
    const { value } = status;
    onChoose((current) => chooseStatus(operation, current, value));
  });
  delay.addEventListener('change', () => {
    const { value } = delay;
    onChoose((current) => chooseDelay(current, value));
  });
  reset.addEventListener('click', () => {
    onChoose(() => ({}));
    // The button goes away with the choice, and the focus must not go with it.
    example.focus();
  });

  return {
    operation,
    root,
    show: (choice) => {
      const isActive = !isEmptyChoice(choice);
      example.value = exampleValueOf(operation, choice);
      status.value = choice.status === undefined ? '' : String(choice.status);
      delay.value = choice.delayMs === undefined ? '' : String(choice.delayMs);
      mark.hidden = !isActive;
      reset.hidden = !isActive;
      root.classList.toggle('active', isActive);
    },
  };
}

function withLabel(text: string, control: HTMLElement): HTMLElement {
  const label = create('label');
  label.append(text, control);
  return label;
}

if (!customElements.get('mock-panel')) {
  customElements.define('mock-panel', MockPanel);
  document.body.append(document.createElement('mock-panel'));
}
