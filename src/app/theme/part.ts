import type { ExtendComponent, FactoryPayload } from '@mantine/core';

/**
 * Defaults, variants and class names of one of Mantine's components, checked against its factory. Naming the component
 * by its type alone leaves its code to the screens that show it.
 */
export const part = <Payload extends FactoryPayload>(look: ExtendComponent<Payload>) => look;
