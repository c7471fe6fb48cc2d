import { Box, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useOnline } from '@/device/connection/useOnline';
import { NO_CONNECTION_TEXT } from '@/domain/offline-texts';
import { hasKept, subscribeToMarks } from '@/offline/kept-marks';
import { useRootMark } from '@/ui/frame/root-mark';
import styles from './OfflineBanner.module.css';

/** Says that there is no connection, or that what is shown is from before, as long as that is so. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isFromBefore = useSyncExternalStore(subscribeToMarks, hasKept, hasKept);
  const isShown = !isOnline || isFromBefore;
  useRootMark('data-notice', isShown);
  return (
    <Box component="output" display="contents">
      {isShown && (
        <Text
          span
          display="block"
          pos="sticky"
          top={0}
          truncate
          fz="sm"
          lh="34px"
          ta="center"
          c="white"
          bg="var(--basalt)"
          className={styles.banner}
        >
          <Text
            span
            inherit
            me="xs"
            px="xs"
            py={2}
            fz="0.75rem"
            fw={700}
            c="var(--basalt)"
            bg="white"
            bdrs={999}
          >
            오프라인
          </Text>
          <span>{isOnline ? '마지막으로 본 내용이에요.' : NO_CONNECTION_TEXT}</span>
        </Text>
      )}
    </Box>
  );
}
