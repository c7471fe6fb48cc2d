import '@mantine/core/styles/NavLink.layer.css';
import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A row of a menu that leads to a page. */
export function MenuLink({ to, label }: { to: string; label: string }) {
  return <NavLink component={Link} to={to} label={label} rightSection={<IconChevronRight />} />;
}

interface MenuButtonProps {
  label: string;
  onClick: () => void;
  /** At its right end. Default the one of a row that leads on. */
  icon?: ReactNode;
  /** Whether a tap opens a dialog. Default false. */
  opensDialog?: boolean;
  /** Default false. */
  disabled?: boolean;
}

/** A row of a menu that does something at once. */
export function MenuButton({ icon, opensDialog = false, ...props }: MenuButtonProps) {
  return (
    <NavLink
      component="button"
      type="button"
      rightSection={icon ?? <IconChevronRight />}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      {...props}
    />
  );
}
