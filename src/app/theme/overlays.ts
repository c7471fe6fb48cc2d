import type {
  DrawerFactory,
  DrawerRootProps,
  ModalFactory,
  ModalRootProps,
  OverlayFactory,
} from '@mantine/core';
import { part } from './part';
import styles from './overlays.module.css';

/** The overlay comes in by the style sheet and goes at once: nothing lies over a page that is in use again. */
const AT_ONCE = { duration: 0 };

/** What lies over a screen. `src/ui/dialogs` adds what a phone and a keyboard expect of it. */
export const overlays = {
  Overlay: part<OverlayFactory>({ defaultProps: { color: '#2b1a0e', backgroundOpacity: 0.5 } }),
  ModalRoot: {
    defaultProps: {
      centered: true,
      size: 360,
      radius: 'xl',
      transitionProps: AT_ONCE,
      padding: 22,
    } satisfies Partial<ModalRootProps>,
  },
  Modal: part<ModalFactory>({
    classNames: { overlay: styles.scrim, inner: styles.inner, content: styles.content, title: styles.title },
  }),
  DrawerRoot: {
    defaultProps: {
      position: 'bottom',
      radius: 'xl',
      transitionProps: AT_ONCE,
      padding: 'lg',
    } satisfies Partial<DrawerRootProps>,
  },
  Drawer: part<DrawerFactory>({
    classNames: {
      overlay: styles.scrim,
      inner: styles.sheetInner,
      content: styles.sheet,
      header: styles.sheetHeader,
      title: styles.title,
      body: styles.sheetBody,
    },
  }),
};
