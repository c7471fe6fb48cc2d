import '@mantine/core/styles/Divider.layer.css';
import { Box, Card, Divider, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { voucherButton, PLACE_OF_USE } from '@/domain/shop/voucher';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { BottomBar } from '@/ui/frame/BottomBar';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { FallingStamp } from '@/ui/moments/FallingStamp';
import { PictureSkeleton } from '@/ui/states/CardSkeletons';
import { ErrorState, LoadingState } from '@/ui/states/states';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { SquarePicture } from '@/ui/SquarePicture';
import { WHOLE_COLUMN } from '@/ui/picture-sources';
import { useVoucher } from './useVoucher';
import styles from './vouchers.module.css';

/** On the stub of a ticket. */
const IN_STUB = { style: { '--bone': 'var(--surface)' } };
const AROUND = { px: 'lg', pt: 'xs', pb: 'lg' } as const;

/** One voucher, to be shown to the staff and used once (2 §2): 수령하기 asks, for nothing takes it back. */
export function VoucherUse({ exchangeId }: { exchangeId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const { voucher, state, isLoading, errorText, cause, retry, accept } = useVoucher(exchangeId);
  if (isLoading) {
    return (
      <LoadingState text="불러오는 중…">
        <Box {...AROUND}>
          <Card padding={18} pb={0}>
            <PictureSkeleton ratio={1} />
            <Skeleton height={24} width="60%" mt={18} mb={2} mx="auto" />
            <Divider variant="dashed" size={2} mx={-18} mt="md" className={styles.tear} aria-hidden />
            <Group gap={10} wrap="nowrap" align="flex-start" mx={-18} px={18} py="md" bg="var(--peach)">
              <Skeleton {...IN_STUB} height={24} circle />
              <Box flex={1}>
                <Skeleton {...IN_STUB} height={16} width="24%" my={4} />
                <Skeleton {...IN_STUB} height={16} width="88%" my={8} />
                <Skeleton {...IN_STUB} height={16} width="76%" my={8} />
              </Box>
            </Group>
          </Card>
          <Skeleton height={14} width="68%" mt={22} mx="auto" />
          <Skeleton height={14} width="80%" mt={10} mx="auto" />
        </Box>
      </LoadingState>
    );
  }
  if (!voucher) {
    return (
      <LandBelow height="var(--below-header)">
        <ErrorState drawing={FailureDrawing} cause={cause} text={errorText} onRetry={retry} />
      </LandBelow>
    );
  }

  const { label, isDisabled } = voucherButton(state, voucher.exchangeId);
  const isAccepted = state === 'accepted';
  return (
    <LandBelow>
      <Box {...AROUND}>
        <Card component="article" padding={18} pb={0}>
          <Box pos="relative">
            <SquarePicture
              imageUrl={voucher.imageUrl}
              sizes={WHOLE_COLUMN}
              data-used={isAccepted || undefined}
            />
            {isAccepted && (
              <Box pos="absolute" right={14} bottom={14}>
                <FallingStamp isFalling={hasConfirmed} size={116} />
              </Box>
            )}
          </Box>
          <Title order={2} fz={22} ta="center" mt="md">
            {voucher.name}
          </Title>
          <Divider variant="dashed" size={2} mx={-18} mt="md" className={styles.tear} aria-hidden />
          <Group
            gap={10}
            wrap="nowrap"
            align="flex-start"
            mx={-18}
            px={18}
            py="md"
            bg={isAccepted ? 'var(--paper-deep)' : 'var(--peach)'}
          >
            <IconMapPin
              color={isAccepted ? 'var(--stone)' : 'var(--hallabong-deep)'}
              style={{ flex: 'none' }}
            />
            <div>
              <Text fw={600} c={isAccepted ? 'dimmed' : 'var(--on-peach)'} lh="24px">
                사용처
              </Text>
              <Text>{PLACE_OF_USE}</Text>
            </div>
          </Group>
        </Card>
        <Text mt={18} fz="0.9375rem" c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
          수령할 때 직원에게 이 버튼을 보여주세요. <br />
          <Text span inherit fw={isAccepted ? 400 : 700} c={isAccepted ? undefined : 'var(--hallabong-deep)'}>
            한 번만 사용할 수 있고 다시 사용할 수 없어요.
          </Text>
        </Text>
      </Box>
      <BottomBar>
        <SubmitButton
          type="button"
          size="lg"
          fullWidth
          pending={state === 'pending'}
          disabled={isDisabled && state !== 'pending'}
          onClick={() => setIsAsking(true)}
        >
          {label}
        </SubmitButton>
      </BottomBar>
      <ConfirmDialog
        opened={isAsking}
        title="수령하면 되돌릴 수 없어요."
        confirmText="수령하기"
        onConfirm={() => {
          setIsAsking(false);
          setHasConfirmed(true);
          return accept();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Group justify="center" gap="sm" wrap="nowrap">
          <SquarePicture imageUrl={voucher.imageUrl} sizes="64px" w={64} flex="none" />
          <Text fw={700}>{voucher.name}</Text>
        </Group>
      </ConfirmDialog>
      <VisuallyHidden component="output">{isAccepted && '수령완료'}</VisuallyHidden>
    </LandBelow>
  );
}
