import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

interface InfiniteSentinelProps {
  /** Called when the end of the list comes within the margin. */
  onReach: () => void;
  /** How far below the screen it counts as reached, in CSS pixels. */
  marginPx: number;
  /** Changes when the list has grown, such as its length: if the end is then still within reach, it is called again. */
  listVersion: number | string;
  /** True while there is nothing to load, or a page is on its way. */
  disabled?: boolean;
}

/** Stands at the end of a list and asks for the next page. */
export function InfiniteSentinel({ listVersion, disabled = false, ...props }: InfiniteSentinelProps) {
  return disabled ? null : <ActiveSentinel key={listVersion} {...props} />;
}

function ActiveSentinel({ onReach, marginPx }: Pick<InfiniteSentinelProps, 'onReach' | 'marginPx'>) {
  const { ref, entry } = useIntersection({ rootMargin: `${marginPx}px 0px` });
  const handleReach = useEffectEvent(onReach);

  useEffect(() => {
    if (entry?.isIntersecting) handleReach();
  }, [entry]);

  return <div ref={ref} aria-hidden style={{ height: 1 }} />;
}
