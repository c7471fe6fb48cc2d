import { Button } from '@mantine/core';
import { IconChevronRight, IconFlag, IconGift, IconPaw, IconRefresh, IconWalk } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/app/paths';
import { formatNumber, formatPaddedBalance } from '@/domain/numbers';
import { displayNickname, gradeLabel } from '@/domain/session/session-user';
import { sessionQueryOptions } from '@/session/session-query';
import { HallabongIcon } from '@/ui/drawings/HallabongIcon';
import { PigAvatar } from '@/ui/drawings/PigAvatar';
import { FullScreenDialog } from '@/ui/dialogs/FullScreenDialog';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { NicknameEditor } from './NicknameEditor';
import styles from './ProfileOverlay.module.css';

interface ProfileOverlayProps {
  /** Today's steps. */
  steps: number;
  /** Opens the point conversion. */
  onRefill: () => void;
  onClose: () => void;
}

/** The profile detail overlay over the map, 내 캐릭터 (2 §2). */
export function ProfileOverlay({ steps, onRefill, onClose }: ProfileOverlayProps) {
  const { data: user, isError, isFetching, refetch } = useQuery(sessionQueryOptions());
  return (
    <FullScreenDialog opened title="내 캐릭터" onClose={onClose}>
      <div className={styles.body}>
        {isError && (
          <div role="alert" className={styles.failure}>
            <div>
              <strong>프로필 불러오기 실패</strong>
              <p>프로필 정보를 불러오지 못했습니다.</p>
            </div>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} />}
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              다시 시도
            </Button>
          </div>
        )}
        {user && (
          <>
            <div className={styles.balance}>
              <HallabongIcon size={32} />
              <span className={styles.amount}>
                <span className={styles.label}>보유 한라봉</span>
                <strong className={styles.number}>
                  {user.hallabong === null ? '-' : formatPaddedBalance(user.hallabong)}
                </strong>
              </span>
              <Button onClick={onRefill}>한라봉 채우기</Button>
            </div>
            <div className={styles.character}>
              <ImageWithFallback
                src={user.profile}
                alt=""
                className={styles.avatar}
                fallback={<PigAvatar size={148} className={styles.avatar} />}
              />
              <NicknameEditor nickname={user.nickname} shownName={displayNickname(user)} />
            </div>
            <dl className={styles.cards}>
              <div className={styles.card}>
                <dt>
                  <IconWalk size={20} className={styles.cardSign} />
                  오늘 걸음 수
                </dt>
                <dd>{formatNumber(steps)}</dd>
              </div>
              <div className={styles.card}>
                <dt>
                  <IconPaw size={20} className={styles.cardSign} />
                  등급
                </dt>
                <dd>{gradeLabel(user.moodGrade)}</dd>
              </div>
            </dl>
          </>
        )}
        <nav className={styles.shortcuts} aria-label="바로가기">
          <Link to={paths.challenge('doing')} className={styles.shortcut}>
            <IconFlag className={styles.sign} />
            진행중인 챌린지
            <IconChevronRight size={20} className={styles.arrow} />
          </Link>
          <Link to={paths.shop()} className={styles.shortcut}>
            <IconGift className={styles.sign} />
            상점
            <IconChevronRight size={20} className={styles.arrow} />
          </Link>
        </nav>
      </div>
    </FullScreenDialog>
  );
}
