import '@mantine/core/styles/Badge.layer.css';
import { Anchor, Badge, Box, Card, Group, Overlay, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import type { ChallengeCard, ChallengeSource, ChallengeState } from '@/domain/challenges/challenge-card';
import type { ProofState } from '@/domain/challenges/local-completions';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { COVER_RATIO } from '@/ui/states/CardSkeletons';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import looks from '@/ui/looks.module.css';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import { FallingStamp } from '@/ui/moments/FallingStamp';
import { CategoryBadge } from './CategoryBadge';
import styles from './challenges.module.css';
import { AwaitedStamp } from './AwaitedStamp';

interface ChallengeItemProps {
  card: ChallengeCard;
  /** What the card hands to the page that it opens; without it the card opens nothing (2 §2). */
  challenge: ChallengeSource | undefined;
  /** How its completion stands, of a card under 완료. */
  proof: ProofState;
  /** Whether its stamp comes down now: it has just been completed. */
  isFresh: boolean;
  /** Whether it was completed in this visit: it takes the whole width. */
  isNew: boolean;
  /** The stamp has come down. */
  onStamped: () => void;
  /** How far it is, beside its date: what is below stays where it is when that becomes known. */
  distance?: ReactNode;
  /** What stands at the end of the card. */
  children?: ReactNode;
}

/**
 * The card of a challenge (2 §2). The tab says that it is 진행전, and the stamp that it is 완료: those labels are for
 * who does not see them. Until the server has taken the proof, the stamp is awaited; a proof that has to be given again
 * gets none.
 */
export function ChallengeItem(props: ChallengeItemProps) {
  const { card, challenge, proof, isFresh, isNew, onStamped, distance, children } = props;
  const { id, title, image } = card;
  const state: ChallengeState | undefined = challenge && { challenge };
  const statusLabel = proof === 'needed' ? '인증 필요' : card.statusLabel;
  const isDone = statusLabel === '완료';
  const isStamped = isDone && proof === 'accepted';
  const isInBook = isStamped && !isNew;
  // What a refused proof asks for stands under its picture.
  const ratio = isNew && proof !== 'needed' ? PROOF_RATIO : isInBook ? 1 : COVER_RATIO;
  return (
    <Card component="li" className={styles.card} data-stamped={isInBook || undefined}>
      <Card.Section pos="relative" mih={0} bg="var(--peach)" style={{ aspectRatio: ratio }}>
        <ImageWithFallback
          src={image}
          sizes={WHOLE_COLUMN}
          alt=""
          h="100%"
          fallback={<ChallengeCover of={id} height="100%" />}
        />
        {isDone && (
          <Overlay zIndex={0} gradient={isStamped ? SHADE : DEEP_SHADE}>
            <Box
              pos="absolute"
              right={8}
              // The stamp hangs over the edge, as on a page; its white outline needs the picture behind it.
              bottom={isStamped ? -12 : 8}
              style={{ rotate: `${leanOf(id)}deg` }}
              onAnimationEnd={onStamped}
            >
              {isStamped ? (
                <FallingStamp isFalling={isFresh} size={isNew ? 112 : 72} aria-label="완료 도장" />
              ) : (
                <AwaitedStamp size={112} />
              )}
            </Box>
          </Overlay>
        )}
        <StatusLabel text={statusLabel} />
      </Card.Section>
      <Group gap={6} mt={14}>
        <CategoryBadge card={card} />
        {proof === 'checking' && (
          <Badge c="var(--sea)" bg="var(--sea-pale)" leftSection={<IconClock size={14} />}>
            확인 중
          </Badge>
        )}
      </Group>
      <Group justify="space-between" align="flex-end" gap="xs" wrap="nowrap" mt="xs" flex={1}>
        <Stack gap="xs" miw={0} h="100%" justify="space-between">
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
                className={looks.whole}
              >
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Title>
          {(card.dateText || distance) && (
            <Group gap="4px 14px" mih="1.3125rem">
              {card.dateText && (
                <Text c="dimmed" fz="sm" lh={1.5}>
                  {card.dateText}
                </Text>
              )}
              {distance}
            </Group>
          )}
        </Stack>
        {challenge && <IconChevronRight size={22} color="var(--stone)" style={{ flex: 'none' }} />}
      </Group>
      {proof === 'checking' && (
        <Text c="var(--sea)" fz="0.9375rem" fw={600} mt="sm">
          확인되면 여기에 도장을 찍어드려요.
        </Text>
      )}
      {children}
    </Card>
  );
}

/** The dark overlay of what is 완료 (2 §2): darkest around the stamp, so that one sees what one has been to. */
const SHADE =
  'radial-gradient(circle farthest-side at 100% 100%, rgb(43 26 14 / 50%), rgb(43 26 14 / 30%) 44%, rgb(43 26 14 / 20%) 86%)';

/** The white outline of an awaited stamp stands out from it. */
const DEEP_SHADE =
  'radial-gradient(circle farthest-side at 100% 100%, rgb(43 26 14 / 62%), rgb(43 26 14 / 40%) 44%, rgb(43 26 14 / 24%) 86%)';

/** How wide the photo that has just proved a challenge is for its height: its subject is in sight beside the stamp. */
const PROOF_RATIO = 4 / 3;

/** How far a stamp leans from how it is drawn, in degrees: by hand no two come down alike. */
const leanOf = (id: number) => ((id * 7) % 37) - 6;

const VISIBLE_LOOKS = new Map([
  ['진행중', { c: 'var(--leaf)', bg: 'var(--leaf-pale)' }],
  ['인증 필요', { c: 'var(--error)', bg: 'var(--error-pale)' }],
]);

function StatusLabel({ text }: { text: string }) {
  const look = VISIBLE_LOOKS.get(text);
  if (!look) return <VisuallyHidden data-status={text}>{text}</VisuallyHidden>;
  return (
    <Badge {...look} pos="absolute" top={12} left={12} data-status={text}>
      {text}
    </Badge>
  );
}
