import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import styles from './WriteButton.module.css';

/** The floating button of the feed (1 §2). */
export function WriteButton() {
  return (
    <Link to={paths.write()} aria-label="글쓰기" className={styles.button}>
      <IconPencil size={26} />
    </Link>
  );
}
