import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from './SubmitButton';

it('a submit button takes a tap and a key, but not the second half of a double tap on what stood there before', () => {
  let sent = 0;
  render(
    <MantineProvider>
      <SubmitButton
        onClick={() => {
          sent += 1;
          return false;
        }}
      >
        가입 완료
      </SubmitButton>
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: '가입 완료' });
  fireEvent.click(button, { detail: 2 });
  expect(sent).toBe(0);
  fireEvent.click(button, { detail: 1 });
  // A press of Enter or Space.
  fireEvent.click(button, { detail: 0 });
  expect(sent).toBe(2);
  // What it began has ended at once: a quick second tap on the same button is another one.
  fireEvent.click(button, { detail: 2 });
  expect(sent).toBe(3);
});
