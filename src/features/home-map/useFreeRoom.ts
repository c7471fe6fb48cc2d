import { useEffect, useRef, useState } from 'react';
import type { FreeRoom } from './marker-area';

/** Half as wide as a pin, in CSS pixels. */
const PIN_ASIDE_PX = 22;
/** What the box of the card keeps free above it, in CSS pixels. */
const BOTTOM_PADDING_PX = 12;

/** What the card at the bottom leaves of the map around its middle; nothing until it has been measured. */
export function useFreeRoom() {
  const mapBox = useRef<HTMLDivElement>(null);
  const bottomBox = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<FreeRoom>({ aside: 0, below: 0 });
  useEffect(() => {
    const [shown, bottom] = [mapBox.current, bottomBox.current];
    if (!shown || !bottom) return undefined;
    const observer = new ResizeObserver(() => {
      const { width, top, height } = shown.getBoundingClientRect();
      const cardTop = bottom.getBoundingClientRect().top + BOTTOM_PADDING_PX;
      setRoom({ aside: width / 2 - PIN_ASIDE_PX, below: cardTop - top - height / 2 });
    });
    observer.observe(shown);
    observer.observe(bottom);
    return () => observer.disconnect();
  }, []);
  return { mapBox, bottomBox, room };
}
