import { useRef, type CompositionEvent } from 'react';

/**
 * The handlers of a text field of limited length. While a syllable is being composed nothing is cut off, which
 * would break the input method; the text is cut when the composition ends.
 * @param cap cuts what was typed
 * @param onChange takes what the field holds then
 */
export function useCappedTyping(cap: (typed: string) => string, onChange: (value: string) => void) {
  const isComposing = useRef(false);
  return {
    onChange: (value: string) => onChange(isComposing.current ? value : cap(value)),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      onChange(cap(currentTarget.value));
    },
  };
}
