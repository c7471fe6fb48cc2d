import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabChoice<Value> {
  value: Value;
  label: string;
}

interface TabsProps<Value> {
  /** What is chosen between; not shown. */
  label: string;
  /** Begins the ids of the tabs and the panel; unique on the page. */
  id: string;
  tabs: readonly TabChoice<Value>[];
  active: Value;
  /** Called with the tapped tab, also with the one that is active already. */
  onChange: (value: Value) => void;
}

/** A row of tabs; arrow keys, Home and End go from one to another. The content stands in a {@link TabPanel}. */
export function Tabs<Value extends string>({ label, id, tabs, active, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ value }) => value === active);
    const target = toTarget(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(toTabId(id, tab.value))}`)?.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.row}>
      {tabs.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={toTabId(id, value)}
          aria-selected={value === active}
          aria-controls={`${id}-panel`}
          tabIndex={value === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(value)}
          onKeyDown={handleKeyDown}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** The id of the {@link Tabs}. */
  id: string;
  /** The active tab, which names the panel. */
  active: string;
  children: ReactNode;
}

/** What belongs to the active tab. */
export function TabPanel({ id, active, children }: TabPanelProps) {
  return (
    // Takes the focus when what had it inside is gone.
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={toTabId(id, active)} tabIndex={-1}>
      {children}
    </div>
  );
}

function toTabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function toTarget(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
