import '@mantine/core/styles/Divider.layer.css';
import { Box, Button, Card, Center, Divider, Group, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconChevronRight, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { EmptySeat, PictureSkeleton } from '@/ui/states/CardSkeletons';
import { EmptyVouchers } from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { HoofIcon } from '@/ui/drawings/Stamp';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { SquarePicture } from '@/ui/SquarePicture';
import { HALF_COLUMN } from '@/ui/picture-sources';
import { useMyVouchers } from './useMyVouchers';
import styles from './vouchers.module.css';

/** On what has been used: what it is called stands beneath. */
const SEAL = {
  w: 52,
  h: 52,
  bdrs: '50%',
  bg: 'var(--paper)',
  bd: '3px solid var(--hallabong-deep)',
  c: 'var(--hallabong)',
  style: { rotate: '-14deg', boxShadow: '0 0 0 3px var(--paper)' },
} as const;

/** Tickets that are still loading. */
const SOME = [1, 2, 3, 4];
const IN_STUB = { '--bone': 'var(--surface)' };

/** The user's vouchers in two columns, as tickets that lead to their use (2 §2): those that can be used are in colour. */
export function VoucherGrid({ userId }: { userId: number }) {
  const { vouchers, isLoading, errorText, cause, retry } = useMyVouchers(userId);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        <SimpleGrid cols={2} spacing={14} aria-hidden>
          {SOME.map((ticket) => (
            <Card key={ticket} padding={10} pb={0}>
              <PictureSkeleton ratio={1} />
              <Divider variant="dashed" size={2} mx={-10} mt={10} className={styles.tear} />
              <Center h={60} mx={-10} px={14} bg="var(--peach)">
                <Skeleton height={14} style={IN_STUB} />
              </Center>
            </Card>
          ))}
        </SimpleGrid>
      </LoadingState>
    );
  }
  if (errorText) {
    return <ErrorState drawing={FailureDrawing} cause={cause} above={8} text={errorText} onRetry={retry} />;
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState
        drawing={EmptyVouchers}
        above={8}
        text="아직 보유한 상품권이 없어요."
        action={
          <Button component={Link} to={paths.shop()}>
            상점 둘러보기
          </Button>
        }
      />
    );
  }
  return (
    <SimpleGrid component="ul" cols={2} spacing={14}>
      {vouchers.map(({ exchangeId, name, imageUrl, accepted }) => (
        <li key={exchangeId}>
          <Card component={Link} to={paths.voucherUse(exchangeId)} h="100%" padding={10} pb={0}>
            <Box pos="relative">
              <SquarePicture imageUrl={imageUrl} sizes={HALF_COLUMN} data-used={accepted || undefined} />
              {accepted && (
                <Center {...SEAL} pos="absolute" right={8} bottom={8} aria-hidden>
                  <HoofIcon size={22} />
                </Center>
              )}
            </Box>
            <Divider variant="dashed" size={2} mx={-10} mt={10} className={styles.tear} aria-hidden />
            <Group
              flex={1}
              gap={4}
              wrap="nowrap"
              justify="space-between"
              mx={-10}
              mih={60}
              px={14}
              py={10}
              bg={accepted ? 'var(--paper-deep)' : 'var(--peach)'}
              c={accepted ? 'dimmed' : 'var(--on-peach)'}
            >
              <div>
                <Text size="sm" fw={accepted ? 400 : 700} lineClamp={2}>
                  {name}
                </Text>
                {accepted && (
                  <Text size="xs" fw={700}>
                    수령완료
                  </Text>
                )}
              </div>
              {!accepted && <IconChevronRight size={20} style={{ flex: 'none' }} />}
            </Group>
          </Card>
        </li>
      ))}
      {vouchers.length % 2 === 1 && (
        <EmptySeat>
          <IconTicket size={34} />
        </EmptySeat>
      )}
    </SimpleGrid>
  );
}
