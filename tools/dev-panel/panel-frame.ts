import { create } from './elements.ts';
import styles from './panel.css?inline';

interface FrameParts {
  /** What the panel is called, on its button and as its heading. */
  title: string;
  /** The drawing of its button, as SVG. */
  icon: string;
  /** What stays at the top while the list scrolls. */
  top: readonly HTMLElement[];
  list: HTMLElement;
}

/** Builds what every developer panel is: a round button over the page that opens a dialog with a list. Gives the button. */
export function buildPanelFrame(
  root: ShadowRoot,
  { title, icon, top: tools, list }: FrameParts,
): HTMLButtonElement {
  const opener = create('button', { className: 'open', type: 'button', ariaLabel: title });
  const dialog = create('dialog');
  const heading = create('h2', { id: 'title', textContent: title });
  const close = create('button', {
    className: 'plain close',
    type: 'button',
    ariaLabel: '닫기',
    textContent: '✕',
  });
  opener.innerHTML = icon;
  opener.ariaHasPopup = 'dialog';
  dialog.setAttribute('aria-labelledby', 'title');
  const bar = create('div', { className: 'bar' });
  const top = create('div', { className: 'top' });
  bar.append(heading, close);
  top.append(bar, ...tools);
  dialog.append(top, list);
  root.append(create('style', { textContent: styles }), opener, dialog);

  opener.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return opener;
}
