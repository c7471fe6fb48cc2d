import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import { Box, Button, Card, Divider, Group, List, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconFlag, IconMessageCircle, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NextSlice } from '@/device/NextSlice';
import { paths } from '@/domain/routes/paths';
import { InstallRow } from '@/features/install/InstallRow';
import { NotificationBell } from '@/features/notifications/NotificationBell';
import { NotificationSwitch } from '@/features/notifications/NotificationSwitch';
import { Outbox } from '@/features/outbox/Outbox';
import { ProfileBlock } from '@/features/account/ProfileBlock';
import { WaitingProofs } from '@/features/proof/WaitingProofs';
import { readBoughtPicture } from '@/features/vouchers/bought-voucher';
import { VoucherSign } from '@/features/vouchers/VoucherSign';
import tickets from '@/features/vouchers/vouchers.module.css';
import { useGoToLogin } from '@/session/useGoToLogin';
import { useSession } from '@/session/useSession';
import { LandBelow } from '@/ui/drawings/JejuScene';
import { Pig } from '@/ui/drawings/Pig';
import { MenuButton, MenuLink } from '@/ui/frame/MenuRow';
import { PageHeader } from '@/ui/frame/PageHeader';
import { LazyPart, rememberPart, usePreload } from '@/ui/LazyPart';

const loadSettings = rememberPart(() =>
  import('@/features/account/SettingsOverlay').then((module) => module.SettingsOverlay),
);
const TAPPED_PARTS = [loadSettings];

/** My page (2 §2). A visitor sees it as 게스트 and is offered the login. */
export function MyPage() {
  usePreload(TAPPED_PARTS);
  const { status, user } = useSession();
  const goToLogin = useGoToLogin();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { state } = useLocation();
  // Who reloads the page or comes back to it has seen it arrive.
  const boughtPicture = useNavigationType() === NavigationType.Replace ? readBoughtPicture(state) : null;
  return (
    <>
      <PageHeader title="마이페이지" right={<NotificationBell />} />
      <LandBelow height="calc(var(--below-header) - var(--tab-bar-height) - var(--safe-bottom))">
        <Stack px="lg" pt={4} pb="xl">
          <ProfileBlock />
          {user && (
            <>
              <Outbox userId={user.userId} />
              <WaitingProofs />
            </>
          )}
          {status === 'unauthenticated' && (
            <Card px={18} py="sm">
              <Group justify="space-between" gap="sm" wrap="nowrap">
                <Text fw={600}>로그인이 필요해요.</Text>
                <Button flex="none" onClick={goToLogin}>
                  로그인
                </Button>
              </Group>
            </Card>
          )}
          <Card padding={0}>
            <Box
              component={Link}
              to={paths.shop()}
              display="block"
              td="none"
              bg="radial-gradient(100px 62px at calc(100% - 82px) 100%, #ffd3a6 98%, transparent), var(--peach)"
              c="var(--on-peach)"
              ps={18}
              pe={10}
            >
              <Group justify="space-between" gap="sm" wrap="nowrap" mih={106}>
                <Stack gap={4} py={8}>
                  <Text fz={20} fw={700}>
                    상점
                  </Text>
                  <Text lh="sm" textWrap="balance">
                    한라봉으로 다양한 상품을 구매해요!
                  </Text>
                </Stack>
                <Group gap="xs" wrap="nowrap" flex="none">
                  <Pig pose="walking" mood="proud" size={104} />
                  <IconChevronRight />
                </Group>
              </Group>
            </Box>
            <Divider variant="dashed" size={2} className={tickets.tear} aria-hidden />
            <MenuLink
              to={paths.myVouchers()}
              label="내 상품권 확인하기"
              sign={<VoucherSign arrivingPicture={boughtPicture} />}
            />
          </Card>
          <NextSlice>
            <InstallRow />
            <Card padding={0}>
              <List>
                <List.Item>
                  <MenuLink
                    to={paths.community()}
                    label="커뮤니티 보러가기"
                    tone="sea"
                    sign={<IconMessageCircle />}
                  />
                  <Divider />
                </List.Item>
                <List.Item>
                  <MenuLink to={paths.challenge()} label="챌린지 보러가기" tone="leaf" sign={<IconFlag />} />
                  <Divider />
                </List.Item>
                <List.Item>
                  <NotificationSwitch />
                  <Divider />
                </List.Item>
                <List.Item>
                  <MenuButton
                    label="설정"
                    tone="stone"
                    sign={<IconSettings />}
                    opensDialog
                    onClick={() => setSettingsOpen(true)}
                  />
                </List.Item>
              </List>
            </Card>
          </NextSlice>
        </Stack>
      </LandBelow>
      {isSettingsOpen && (
        <LazyPart
          load={loadSettings}
          props={{ onClose: () => setSettingsOpen(false) }}
          onMissing={() => setSettingsOpen(false)}
        />
      )}
    </>
  );
}
