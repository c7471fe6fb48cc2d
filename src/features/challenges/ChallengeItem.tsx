import { Anchor, Badge, Card, Group, Overlay, Stack, Text, Title } from '@mantine/core';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import type { ChallengeCard, ChallengeSource, ChallengeState } from '@/domain/challenges/challenge-card';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { Stamp } from '@/ui/drawings/Stamp';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import styles from './challenges.module.css';

interface ChallengeItemProps {
  card: ChallengeCard;
  /** What the card hands to the page that it opens; without it the card opens nothing (2 §2). */
  challenge: ChallengeSource | undefined;
  /** Whether it counts as completed here although the server has not confirmed it. */
  isUnconfirmed: boolean;
  /** What stands at the end of the card. */
  children?: ReactNode;
}

const STATUS_LOOKS = {
  진행전: { c: 'var(--hallabong-deep)', bg: 'var(--surface)' },
  진행중: { c: 'white', bg: 'var(--leaf)' },
  완료: { c: 'var(--basalt)', bg: 'var(--surface)' },
};
const CATEGORY_LOOKS = {
  primary: { c: 'var(--on-peach)', bg: 'var(--peach)' },
  neutral: { c: 'var(--basalt)', bg: 'var(--paper-deep)' },
};

/** The card of a challenge (2 §2). */
export function ChallengeItem({ card, challenge, isUnconfirmed, children }: ChallengeItemProps) {
  const { id, title, categoryLabel, categoryTone, statusLabel, dateText, image } = card;
  const state: ChallengeState | undefined = challenge && { challenge };
  return (
    <Card component="li" className={styles.card}>
      <Card.Section pos="relative" h={176} bg="var(--peach)">
        <ImageWithFallback src={image} alt="" h="100%" fallback={<ChallengeCover height="100%" />} />
        {statusLabel === '완료' && (
          <Overlay center zIndex={0} color="#22252a" backgroundOpacity={0.58}>
            <Stamp size={96} aria-label="완료 도장" />
          </Overlay>
        )}
        <Badge
          {...STATUS_LOOKS[statusLabel]}
          pos="absolute"
          top={12}
          left={12}
          fw={700}
          data-status={statusLabel}
        >
          {statusLabel}
        </Badge>
      </Card.Section>
      <Group gap={6} mt={14}>
        <Badge {...CATEGORY_LOOKS[categoryTone]} data-tone={categoryTone}>
          {categoryLabel}
        </Badge>
        {isUnconfirmed && (
          <Badge c="var(--sea)" bg="var(--sea-pale)" leftSection={<IconClock size={14} />}>
            서버 확인 전
          </Badge>
        )}
      </Group>
      <Group justify="space-between" align="flex-end" gap="xs" wrap="nowrap" mt="xs">
        <Stack gap="xs" miw={0}>
          <Title order={2} fz="lg">
            {challenge ? (
              <Anchor
                component={Link}
                to={paths.upcomingChallenge(id)}
                state={state}
                inherit
                c="inherit"
                underline="never"
                mih={0}
                className={styles.link}
              >
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Title>
          {dateText && (
            <Text c="dimmed" fz="0.9375rem" lh={1.4}>
              {dateText}
            </Text>
          )}
        </Stack>
        {challenge && <IconChevronRight size={22} color="var(--stone)" style={{ flex: 'none' }} />}
      </Group>
      {children}
    </Card>
  );
}
