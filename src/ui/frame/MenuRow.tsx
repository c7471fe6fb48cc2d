import '@mantine/core/styles/NavLink.layer.css';
import { Center, NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** An arrow that ends where a switch does: it stands that far within its icon. */
const LEADS_ON = <IconChevronRight style={{ flex: 'none', marginInlineEnd: -8 }} />;

interface MenuRowProps {
  label: string;
  /** The picture at its left. */
  sign: ReactNode;
  /** Default `peach`. */
  tone?: Tone;
}

/** A row of a menu that leads to a page. */
export function MenuLink({ to, label, sign, tone }: MenuRowProps & { to: string }) {
  return (
    <NavLink
      component={Link}
      to={to}
      label={label}
      leftSection={<RowSign tone={tone}>{sign}</RowSign>}
      rightSection={LEADS_ON}
    />
  );
}

/** The colours in which a row's picture stands. */
const TONES = {
  peach: { c: 'var(--hallabong-deep)', bg: 'var(--peach)' },
  sea: { c: 'var(--sea)', bg: 'var(--sea-pale)' },
  leaf: { c: 'var(--leaf)', bg: 'var(--leaf-pale)' },
  stone: { c: 'var(--stone)', bg: 'var(--paper-deep)' },
} as const;

type Tone = keyof typeof TONES;

/** The picture at the left of a row, on a pebble of its own. */
export function RowSign({ tone = 'peach', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Center component="span" w={38} h={38} bdrs={13} {...TONES[tone]}>
      {children}
    </Center>
  );
}

interface MenuButtonProps extends MenuRowProps {
  /** A line under its name. */
  description?: string;
  onClick: () => void;
  /** Whether a tap opens a dialog. Default false. */
  opensDialog?: boolean;
  /** What stands at its right end. Default: where it opens a dialog, what says that it leads on. */
  end?: ReactNode;
  /** Default false. */
  disabled?: boolean;
}

/** A row of a menu that does something at once. */
export function MenuButton({
  sign,
  tone,
  opensDialog = false,
  end = opensDialog && LEADS_ON,
  ...props
}: MenuButtonProps) {
  return (
    <NavLink
      component="button"
      type="button"
      leftSection={<RowSign tone={tone}>{sign}</RowSign>}
      rightSection={end}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      {...props}
    />
  );
}
