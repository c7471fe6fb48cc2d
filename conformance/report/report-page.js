// What the page of a report adds to its plain HTML: searching, folding all at once, copying. Without it all is there.
const tools = document.querySelector('.tools');
const search = tools.querySelector('input[type=search]');
const status = tools.querySelector('[role=status]');
const fold = tools.querySelector('button');
const boxes = [...tools.querySelectorAll('input[type=checkbox]')];
const entries = [...document.querySelectorAll('[data-entry]')];
const groups = [...document.querySelectorAll('[data-group]')];
const texts = new Map(entries.map((entry) => [entry, entry.textContent.normalize('NFC').toLowerCase()]));
const foldable = entries.filter((entry) => entry.tagName === 'DETAILS');

function filter() {
  const words = search.value.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const left = new Set(boxes.filter((box) => !box.checked).map((box) => box.name));
  for (const [entry, text] of texts)
    entry.hidden = left.has(entry.dataset.tier) || !words.every((word) => text.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('[data-entry]:not([hidden])');
  const found = entries.filter((entry) => !entry.hidden).length;
  status.textContent = words.length > 0 || left.size > 0 ? `${found} of ${entries.length} entries` : '';
}

function showFold() {
  fold.textContent = foldable.some((entry) => !entry.open) ? 'Open all' : 'Close all';
}

async function copy(line) {
  try {
    await navigator.clipboard.writeText(line.textContent);
    status.textContent = 'The curl line is in the clipboard.';
  } catch {
    // A page that was opened as a file may have no clipboard.
    getSelection().selectAllChildren(line);
    status.textContent = 'The curl line is selected.';
  }
}

search.addEventListener('input', filter);
for (const box of boxes) box.addEventListener('change', filter);
fold.addEventListener('click', () => {
  const open = foldable.some((entry) => !entry.open);
  for (const entry of foldable) entry.open = open;
  showFold();
});
for (const entry of foldable) entry.addEventListener('toggle', showFold);

for (const bar of document.querySelectorAll('.curl .bar')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy the curl line');
  button.addEventListener('click', () => void copy(bar.nextElementSibling));
  bar.append(button);
}

fold.hidden = foldable.length === 0;
tools.hidden = entries.length === 0;
showFold();
filter();
