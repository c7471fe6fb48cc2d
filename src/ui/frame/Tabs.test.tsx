import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs';

const TABS = [
  { value: 'latest', label: '최신순' },
  { value: 'popular', label: '인기순' },
  { value: 'near', label: '가까운순' },
] as const;

function Example() {
  const [active, setActive] = useState<(typeof TABS)[number]['value']>('latest');
  return (
    <MantineProvider>
      <Tabs label="정렬" tabs={TABS} active={active} onChange={setActive}>
        {active}
      </Tabs>
    </MantineProvider>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('a tapped tab is selected and names the panel', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: '인기순' }));
  expect(selected()).toBe('인기순');
  expect(screen.getByRole('tabpanel', { name: '인기순' }).textContent).toBe('popular');
});

it.each([
  ['{ArrowRight}', '인기순'],
  ['{ArrowRight>3/}', '최신순'],
  ['{ArrowLeft}', '가까운순'],
  ['{End}', '가까운순'],
  ['{End}{Home}', '최신순'],
])('%s goes to %s and takes the focus along', async (keys, tab) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect([selected(), document.activeElement?.textContent]).toEqual([tab, tab]);
});

it('only the selected tab is a stop of the Tab key', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('최신순');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('a row of tabs that sticks to the header marks the page while one of them is on the screen', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-sticky-tabs');
  const rows = (first: boolean, second: boolean) => (
    <MantineProvider>
      <Tabs label="정렬" tabs={TABS} active="latest" onChange={() => {}} sticky={first}>
        글
      </Tabs>
      <Tabs label="상태" tabs={TABS} active="near" onChange={() => {}} sticky={second}>
        글
      </Tabs>
    </MantineProvider>
  );
  const { rerender, unmount } = render(rows(true, false));
  expect(isMarked()).toBe(true);
  rerender(rows(true, true));
  rerender(rows(false, true));
  await Promise.resolve();
  expect(isMarked()).toBe(true);
  rerender(rows(false, false));
  await Promise.resolve();
  expect(isMarked()).toBe(false);
  rerender(rows(true, true));
  unmount();
  await Promise.resolve();
  expect(isMarked()).toBe(false);
});

it('the mark is not touched where another such row comes in the place of the first', () => {
  const row = (label: string) => (
    <MantineProvider>
      <Tabs key={label} label={label} tabs={TABS} active="latest" onChange={() => {}} sticky>
        글
      </Tabs>
    </MantineProvider>
  );
  const { rerender } = render(row('정렬'));
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.documentElement, { attributeFilter: ['data-sticky-tabs'] });
  rerender(row('상태'));
  expect(watcher.takeRecords()).toEqual([]);
  expect(document.documentElement.hasAttribute('data-sticky-tabs')).toBe(true);
  watcher.disconnect();
});
