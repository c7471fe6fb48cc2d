import {
  ActionIcon,
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  Chip,
  Container,
  Fieldset,
  Group,
  Indicator,
  Input,
  Loader,
  NavLink,
  Paper,
  Progress,
  Radio,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Text,
  Textarea,
  ThemeIcon,
  Title,
} from '@mantine/core';
import {
  IconBell,
  IconChevronRight,
  IconHeart,
  IconHeartFilled,
  IconMapPin,
  IconTicket,
} from '@tabler/icons-react';
import { useState } from 'react';
import { COLORS, CONTRASTS } from '@/app/theme/colors';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { AppDialog, BottomSheet, FullScreenDialog } from '@/ui/dialogs/dialogs';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { EmptyFeed } from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { GrowingTextarea } from '@/ui/fields/GrowingTextarea';
import { PhotoButton } from '@/ui/fields/PhotoButton';
import { PasswordRule } from '@/ui/fields/PasswordRule';
import { TextField } from '@/ui/fields/TextField';
import { ThemeChips } from '@/ui/fields/ThemeChips';
import { Tabs } from '@/ui/frame/Tabs';
import { CardSkeletons, EmptySeat } from '@/ui/states/CardSkeletons';
import { FailureAlert } from '@/ui/states/FailureAlert';
import { EmptyState, ErrorState, LoadingState } from '@/ui/states/states';
import { showToast } from '@/ui/toast/toast';
import { FrameParts } from './FrameParts';
import { Drawings, Moments, PictureParts } from './PictureParts';
import { Section } from './Section';

const THEMES = ['데이트', '힐링', '반려동물', '사진 명소'].map((label, index) => ({
  value: index + 1,
  label,
}));
const TABS = [
  { value: 'latest', label: '최신순' },
  { value: 'popular', label: '인기순' },
] as const;
const TONES = ['normal', 'positive', 'negative'] as const;
const ignore = () => undefined;

/** All parts of the design system in all their states. */
export function PartsPage() {
  return (
    <Container component="main" size={480} px="lg" py="xl" bg="var(--paper)">
      <Stack gap="xl">
        <Title order={1}>Parts</Title>
        <Colors />
        <Words />
        <Actions />
        <Fields />
        <Choices />
        <Surfaces />
        <FrameParts />
        <PictureParts />
        <Drawings />
        <Moments />
        <Overlays />
        <Feedback />
      </Stack>
    </Container>
  );
}

function Colors() {
  return (
    <Section title="Colours that carry text">
      <SimpleGrid cols={2} spacing="xs">
        {CONTRASTS.map(({ ink, ground, atLeast }) => (
          <Paper key={`${ink} ${ground}`} p="xs" bg={COLORS[ground]} c={COLORS[ink]} withBorder>
            <Text size="xs" fz={atLeast < 4.5 ? 24 : undefined}>
              {ink} on {ground}, {atLeast} : 1
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
    </Section>
  );
}

function Words() {
  return (
    <Section title="Words">
      <Title order={3}>현재 제주는?</Title>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: 제주의 지역 축제를 알아보세요!
        </Text>
      ))}
      <Text c="dimmed">발바닥</Text>
      <Group>
        <Anchor href="#parts">이메일로 가입하기</Anchor>
        <Badge>LV. 00</Badge>
        <Badge bg="var(--leaf-pale)" c="var(--leaf)">
          제주티콘
        </Badge>
      </Group>
    </Section>
  );
}

function Actions() {
  return (
    <Section title="Actions">
      <Group>
        <Button>입장하기</Button>
        <Button variant="outline">중복확인</Button>
        <Button variant="default">취소</Button>
        <Button variant="subtle">다시 보내기</Button>
        <Button disabled>다음</Button>
        <Button color="error">탈퇴하기</Button>
        <Button size="compact-md">다시 시도</Button>
        <SubmitButton>저장</SubmitButton>
        <SubmitButton disabled>저장</SubmitButton>
        <SubmitButton pending pendingText="저장 중...">
          저장
        </SubmitButton>
        <Button variant="transparent">나중에</Button>
      </Group>
      <Button size="lg" fullWidth>
        가입 완료
      </Button>
      <Group>
        <ActionIcon variant="default" size={48} aria-label="장소 검색">
          <IconMapPin />
        </ActionIcon>
        <ActionIcon variant="filled" size={52} aria-label="글쓰기">
          <IconMapPin />
        </ActionIcon>
        <ActionIcon aria-label="알림설정">
          <Indicator>
            <IconBell />
          </Indicator>
        </ActionIcon>
        <ActionIcon aria-label="좋아요" aria-pressed="true" c="var(--hallabong-deep)">
          <IconHeartFilled />
        </ActionIcon>
        <ActionIcon aria-label="좋아요" disabled>
          <IconHeart />
        </ActionIcon>
      </Group>
      <NavLink
        component="button"
        type="button"
        variant="outlined"
        leftSection={
          <ThemeIcon size={44} radius="xl" variant="light">
            <IconMapPin />
          </ThemeIcon>
        }
        label="챌린지"
        description="챌린지를 완료해요"
        rightSection={<IconChevronRight />}
      />
      <NavLink component="button" type="button" variant="outlined" label="챌린지, disabled" disabled />
    </Section>
  );
}

function Fields() {
  const [text, setText] = useState('감귤이');
  const [password, setPassword] = useState('orange_1');
  return (
    <Section title="Fields">
      <TextField label="닉네임" placeholder="2자에서 8자" value="" onChange={ignore} />
      {TONES.map((tone) => (
        <TextField
          key={tone}
          label={`닉네임, ${tone}`}
          value={text}
          tone={tone}
          message="사용할 수 있는 닉네임입니다."
          onChange={setText}
        />
      ))}
      <TextField label="닉네임, disabled" value="감귤이" disabled onChange={ignore} />
      <TextField
        label="이메일"
        value="gamgyul@example.com"
        onChange={ignore}
        action={<Button variant="outline">중복확인</Button>}
      />
      <TextField label="비밀번호" type="password" value={password} onChange={setPassword} />
      <PhotoButton picture={null} alt="프로필 사진" onChoose={ignore} />
      <PhotoButton picture={null} disabled onChoose={ignore} />
      <PasswordRule password="jeju" />
      <TextField
        label="비밀번호, error"
        type="password"
        value="orange"
        error="비밀번호를 확인해 주세요."
        onChange={ignore}
      />
      <Input.Wrapper label="비밀번호 확인" description="영문, 숫자, 특수문자">
        <Input placeholder="비밀번호" />
      </Input.Wrapper>
      <GrowingTextarea label="내용" minRows={3} maxRows={14} placeholder="메시지를 입력해 주세요." />
      <GrowingTextarea
        label="내용, negative"
        minRows={3}
        maxRows={14}
        description="내용을 입력해주세요."
        error
        wrapperProps={{ 'data-tone': 'negative' }}
      />
      <GrowingTextarea label="내용, disabled" minRows={1} maxRows={3} disabled />
      <Fieldset disabled legend="While they are sent">
        <Stack>
          <TextField label="비밀번호" type="password" value={password} onChange={ignore} />
          <Textarea label="내용" value="포구를 지나 걷다 보면 문섬과 섶섬이 나란히 보여요." readOnly />
        </Stack>
      </Fieldset>
    </Section>
  );
}

function Choices() {
  const [themes, setThemes] = useState<readonly number[]>([2]);
  const toggle = (id: number) =>
    setThemes((chosen) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]));
  return (
    <Section title="Choices">
      <ThemeChips legend="관심 테마" choices={THEMES} selected={themes} onToggle={toggle} />
      <ThemeChips legend="관심 테마, disabled" choices={THEMES} selected={[1]} disabled onToggle={ignore} />
      <ThemeChips
        legend="테마, 하나만"
        choices={THEMES}
        selected={themes.slice(-1)}
        single
        max={1}
        onToggle={(id) => setThemes([id])}
      />
      <Fieldset legend="성별">
        <Chip.Group defaultValue="FEMALE">
          <Group gap="sm" grow>
            {['MALE', 'FEMALE'].map((gender) => (
              <Chip key={gender} name="gender" value={gender} size="xl" radius="md">
                {gender === 'MALE' ? '남성' : '여성'}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Fieldset>
      <Radio.Group name="reason" label="게시글 신고" defaultValue="저작권 침해">
        <Radio value="저작권 침해" label="저작권 침해" />
        <Radio value="기타" label="기타" />
        <Radio value="스팸" label="스팸 또는 광고성 게시물" disabled />
      </Radio.Group>
      <Card padding={0}>
        <Switch label="알림설정" labelPosition="left" defaultChecked />
        <Switch label="알림설정, 꺼짐" labelPosition="left" />
        <Switch label="알림설정, disabled" labelPosition="left" disabled />
      </Card>
    </Section>
  );
}

function Surfaces() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('latest');
  return (
    <Section title="Surfaces">
      <Tabs label="정렬" tabs={TABS} active={tab} onChange={setTab}>
        <Box p="md">{tab}</Box>
      </Tabs>
      <Card>
        <Text>포구를 지나 걷다 보면 문섬과 섶섬이 나란히 보여요.</Text>
      </Card>
      <Paper p="md" bg="var(--peach)">
        보유 한라봉
      </Paper>
    </Section>
  );
}

type Open = 'dialog' | 'confirm' | 'pending' | 'destroy' | 'sheet' | 'full' | null;

function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <Group>
        <Button onClick={() => setOpen('dialog')}>dialog</Button>
        <Button onClick={() => setOpen('confirm')}>confirm</Button>
        <Button onClick={() => setOpen('destroy')}>destroy</Button>
        <Button onClick={() => setOpen('sheet')}>sheet</Button>
        <Button onClick={() => setOpen('full')}>full screen</Button>
        <Button onClick={() => showToast('등록에 실패했습니다.')}>toast</Button>
      </Group>
      <AppDialog
        opened={open === 'dialog'}
        title="한라봉이 부족해요."
        text="보유한라봉이 172개 부족해요"
        actions={<Button onClick={close}>닫기</Button>}
        onClose={close}
      />
      <ConfirmDialog
        opened={open === 'confirm' || open === 'pending'}
        title="챌린지를 진행하시기 전에 확인해주세요."
        text="지금 시작하시겠어요?"
        pending={open === 'pending'}
        pendingText="처리 중..."
        onConfirm={() => setOpen('pending')}
        onCancel={close}
      />
      <ConfirmDialog
        opened={open === 'destroy'}
        title="정말 탈퇴하시겠어요?"
        confirmText="탈퇴하기"
        kind="destroying"
        canConfirm={false}
        onConfirm={close}
        onCancel={close}
      />
      <BottomSheet opened={open === 'sheet'} title="포인트 전환" onClose={close}>
        <TextField label="전환할 한라봉" value="" onChange={ignore} />
        <Button onClick={() => showToast('포인트 전환에 실패했습니다.')}>전환하기</Button>
      </BottomSheet>
      <FullScreenDialog opened={open === 'full'} title="내 캐릭터" onClose={close}>
        <Box p="lg">내 캐릭터</Box>
      </FullScreenDialog>
    </Section>
  );
}

function Feedback() {
  return (
    <Section title="Feedback">
      <LoadingState text="불러오는 중..." />
      {(['challenge', 'stamp', 'post', 'product'] as const).map((like) => (
        <CardSkeletons key={like} count={like === 'challenge' || like === 'post' ? 1 : 2} like={like} />
      ))}
      <SimpleGrid component="ul" cols={2} spacing="xs">
        <EmptySeat mih={144}>
          <IconTicket size={34} />
        </EmptySeat>
      </SimpleGrid>
      <Skeleton height={16} width="60%" />
      <Progress value={60} aria-label="진행" />
      <Loader />
      <FailureAlert>등록에 실패했습니다.</FailureAlert>
      <FailureAlert onRetry={ignore}>최신글 불러오기 실패</FailureAlert>
      <EmptyState drawing={EmptyFeed} text="게시물이 없습니다." action={<Button>글쓰기</Button>} />
      <EmptyState text="게시물이 없습니다." />
      <ErrorState drawing={FailureDrawing} text="최신글 불러오기 실패" onRetry={ignore} />
      <ErrorState drawing={FailureDrawing} cause="offline" text="최신글 불러오기 실패" onRetry={ignore} />
      <ErrorState text="최신글 불러오기 실패" onRetry={ignore} />
    </Section>
  );
}
