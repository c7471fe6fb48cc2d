import { Group, Text, VisuallyHidden } from '@mantine/core';
import { formatNumber } from '@/domain/format/numbers';
import { HallabongIcon } from '@/ui/drawings/Hallabong';

interface HallabongAmountProps {
  /** In hallabong; null while it is not known, which reads '-' (2 §2). */
  amount: number | null;
  /** Edge of the icon, in CSS pixels. Default 22. */
  iconSize?: number;
}

/** An amount of hallabong beside its icon, in the Korean number format. */
export function HallabongAmount({ amount, iconSize = 22 }: HallabongAmountProps) {
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={6}
      wrap="nowrap"
      lh={1}
      style={{ verticalAlign: 'middle' }}
    >
      <HallabongIcon size={iconSize} />
      <VisuallyHidden>한라봉 </VisuallyHidden>
      <Text span inherit fw={700}>
        {amount === null ? '-' : formatNumber(amount)}
      </Text>
    </Group>
  );
}
