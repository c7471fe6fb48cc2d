import '@mantine/core/styles/NavLink.layer.css';
import { Box, NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MenuRowProps {
  label: string;
  /** The picture at its left. */
  sign: ReactNode;
}

/** A row of a menu that leads to a page. */
export function MenuLink({ to, label, sign }: MenuRowProps & { to: string }) {
  return (
    <NavLink
      component={Link}
      to={to}
      label={label}
      leftSection={<RowSign>{sign}</RowSign>}
      rightSection={<IconChevronRight />}
    />
  );
}

/** The picture at the left of a row. */
export function RowSign({ children }: { children: ReactNode }) {
  return (
    <Box component="span" display="grid" c="var(--hallabong-deep)">
      {children}
    </Box>
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
  opensDialog = false,
  end = opensDialog && <IconChevronRight />,
  ...props
}: MenuButtonProps) {
  return (
    <NavLink
      component="button"
      type="button"
      leftSection={<RowSign>{sign}</RowSign>}
      rightSection={end}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      {...props}
    />
  );
}
