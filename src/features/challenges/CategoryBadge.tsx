import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ChallengeCard } from '@/domain/challenges/challenge-card';

const LOOKS = {
  primary: { c: 'var(--on-peach)', bg: 'var(--peach)' },
  neutral: { c: 'var(--basalt)', bg: 'var(--paper-deep)' },
};

/** The theme of a challenge, or what stands in its place (2 §3). */
export function CategoryBadge({ card: { categoryLabel, categoryTone } }: { card: ChallengeCard }) {
  return (
    <Badge {...LOOKS[categoryTone]} data-tone={categoryTone}>
      {categoryLabel}
    </Badge>
  );
}
