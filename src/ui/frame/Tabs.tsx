import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './frame.module.css';
import { useRootMark } from './root-mark';

interface TabChoice<Value> {
  value: Value;
  label: string;
}

interface TabsProps<Value> {
  /** What is chosen between; not shown. */
  label: string;
  tabs: readonly TabChoice<Value>[];
  active: Value;
  /** Called with the tapped tab, also with the one that is active already. */
  onChange: (value: Value) => void;
  /** Whether the row stays under the page's header while the panel scrolls. Default false. */
  sticky?: boolean;
  /** What belongs to the active tab. */
  children: ReactNode;
}

/** A row of tabs, and the panel of the active one. Arrow keys, Home and End go from one tab to another. */
export function Tabs<Value extends string>({
  label,
  tabs,
  active,
  onChange,
  sticky = false,
  children,
}: TabsProps<Value>) {
  const top = useRef<HTMLDivElement>(null);
  useRootMark('data-sticky-tabs', sticky);

  function choose(chosen: string | null) {
    const tab = tabs.find(({ value }) => value === chosen);
    if (!tab) return;
    // A row that sticks to the header: another panel begins right under it.
    if (sticky && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    onChange(tab.value);
  }

  // Mantine moves the focus there; the tab that has it is the active one.
  function handleKeyDown({ key }: KeyboardEvent) {
    const tab = key === 'Home' ? tabs[0] : key === 'End' ? tabs.at(-1) : undefined;
    if (tab) choose(tab.value);
  }

  return (
    <MantineTabs value={active} onChange={choose}>
      {/* Unlike what takes the focus, it comes to stand right under the header. */}
      {sticky && <div ref={top} style={{ scrollMarginTop: 'calc(0px - var(--tabs-height))' }} />}
      <MantineTabs.List
        grow
        aria-label={label}
        className={sticky ? styles.sticky : undefined}
        onKeyDownCapture={handleKeyDown}
      >
        {tabs.map(({ value, label: text }) => (
          <MantineTabs.Tab key={value} value={value}>
            {text}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {/* It takes the focus when what had it inside is gone. */}
      <MantineTabs.Panel value={active} tabIndex={-1}>
        {children}
      </MantineTabs.Panel>
    </MantineTabs>
  );
}
