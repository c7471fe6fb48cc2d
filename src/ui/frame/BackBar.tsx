import { BackIcon } from '@/ui/icons/BackIcon';
import styles from './BackBar.module.css';
import { IconButton } from '@/ui/buttons/IconButton';
import { useGoBack } from './useGoBack';

interface BackBarProps {
  /** Where it leads when there is no page to go back to. */
  backTo: string;
}

/** The top of a page whose heading stands in the page itself: the back control alone. */
export function BackBar({ backTo }: BackBarProps) {
  const goBack = useGoBack(backTo);
  return (
    <div className={styles.bar}>
      <IconButton label="뒤로" onClick={goBack}>
        <BackIcon />
      </IconButton>
    </div>
  );
}
