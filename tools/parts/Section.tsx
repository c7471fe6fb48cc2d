import { Divider, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A kind of parts under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
      <Divider />
    </Stack>
  );
}
