import {
  ActionIcon,
  Affix,
  Box,
  Button,
  Card,
  List,
  Paper,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconBell, IconDots, IconLogout, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { PostMenu } from '@/features/community/PostMenu';
import { BottomBar } from '@/ui/frame/BottomBar';
import { MenuButton, MenuLink } from '@/ui/frame/MenuRow';
import { BackBar, PageHeader } from '@/ui/frame/PageHeader';
import { Section } from './Section';

const ignore = () => undefined;

/** A screen of its own: what is fixed to an edge stands at the edge of this box. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder style={{ transform: 'translateZ(0)', overflow: 'hidden' }}>
      {children}
    </Paper>
  );
}

/** What frames a page: bars at its edges, rows of a menu, and what floats above it. */
export function FrameParts() {
  const [menuButton, setMenuButton] = useState<HTMLElement>();
  const closeMenu = () => setMenuButton(undefined);
  return (
    <Section title="Frame">
      <Stage>
        <PageHeader title="상점" />
      </Stage>
      <Stage>
        <PageHeader
          title="커뮤니티"
          backTo="/main"
          right={
            <ActionIcon aria-label="알림설정">
              <IconBell />
            </ActionIcon>
          }
        />
      </Stage>
      <Stage>
        <BackBar backTo="/main" />
      </Stage>
      <Card padding={0}>
        <MenuLink to="/mypage/mycoupons" label="내 상품권 확인하기" sign={<IconTicket />} />
        <MenuButton label="탈퇴하기" sign={<IconLogout />} opensDialog onClick={ignore} />
        <MenuButton
          label="로그아웃"
          description="로그아웃 중..."
          sign={<IconLogout />}
          disabled
          onClick={ignore}
        />
      </Card>
      <Stage>
        <BottomBar>
          <Button size="lg" fullWidth>
            구매하기
          </Button>
        </BottomBar>
      </Stage>
      <Stage>
        <Box h={52} />
        <BottomBar isHigh>
          <Stack gap="xs">
            <Button size="lg" fullWidth disabled>
              챌린지 완료
            </Button>
            <Button variant="subtle" fullWidth>
              다시 찍기
            </Button>
          </Stack>
        </BottomBar>
      </Stage>
      <Stage>
        <Box h={100} />
        <Affix withinPortal={false} position={{ bottom: 16, left: 16, right: 16 }}>
          <Paper bg="var(--basalt)" c="white" p="sm" shadow="md">
            <Text fw={600}>새 버전이 있어요.</Text>
          </Paper>
        </Affix>
      </Stage>
      <UnstyledButton
        aria-label="더보기"
        aria-haspopup="menu"
        aria-expanded={menuButton !== undefined}
        ml="auto"
        w={44}
        h={44}
        onClick={({ currentTarget }) => setMenuButton(currentTarget)}
      >
        <IconDots />
      </UnstyledButton>
      {menuButton && <PostMenu button={menuButton} onReport={closeMenu} onClose={closeMenu} />}
      <List type="ordered">
        <List.Item>챌린지를 완료해요</List.Item>
        <List.Item>커뮤니티에 글을 써요</List.Item>
      </List>
    </Section>
  );
}
