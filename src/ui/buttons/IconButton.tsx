import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A button that shows only an icon, with a target of 44 px. */
export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className ? `${styles.button} ${className}` : styles.button}
      {...props}
    >
      {children}
    </button>
  );
}
