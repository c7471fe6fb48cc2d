import '@mantine/core/styles/List.layer.css';
import { Box, Group, List, Stack, Text } from '@mantine/core';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { TextField } from '@/ui/fields/TextField';
import { useDeleteAccount, type DeletionFailure } from './useDeleteAccount';
import { FailureAlert } from '@/ui/states/FailureAlert';

interface DeleteAccountDialogProps {
  opened: boolean;
  onClose: () => void;
}

const GONE = [
  '프로필과 로그인 정보',
  '내가 쓴 글과 사진, 좋아요',
  '걸음 수, 출석, 한라봉',
  '챌린지 기록과 인증 사진, 위치',
  '수령하지 않은 상품권',
];

const KEPT = [
  '댓글은 이름과 내용을 지우고 ‘삭제된 댓글입니다.’로 남겨요. 다른 분의 답글이 이어져 있기 때문이에요.',
  '구매 기록은 이름 없이 남겨요. 거래 기록을 보관해야 하기 때문이에요.',
];

/** Asks before the account is deleted: what goes, what stays and why, and the password where the server wants it. */
export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<DeletionFailure>();
  const [asksPassword, setAsksPassword] = useState(false);
  const close = () => {
    setPassword('');
    setFailure(undefined);
    setAsksPassword(false);
    onClose();
  };
  const send = async () => {
    const failed = await deleteAccount(password);
    setFailure(failed);
    if (failed?.isAboutPassword) setAsksPassword(true);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="정말 탈퇴할까요?"
      text="탈퇴하면 되돌릴 수 없어요."
      confirmText="탈퇴하기"
      kind="destroying"
      pending={isDeleting}
      canConfirm={!asksPassword || password !== ''}
      onConfirm={send}
      onCancel={close}
    >
      <Stack gap="sm" ta="start">
        <Listed
          title="사라져요"
          items={GONE}
          sign={IconTrash}
          ink="var(--error)"
          ground="var(--error-pale)"
        />
        <Listed
          title="남아요"
          items={KEPT}
          sign={IconArchive}
          ink="var(--stone)"
          ground="var(--paper-deep)"
          gap={8}
        />
        {asksPassword && (
          <TextField
            label="비밀번호"
            type="password"
            autoComplete="current-password"
            data-autofocus
            readOnly={isDeleting}
            value={password}
            onChange={(value) => {
              setPassword(value);
              setFailure(undefined);
            }}
            error={failure?.text}
          />
        )}
        {!asksPassword && failure && <FailureAlert>{failure.text}</FailureAlert>}
      </Stack>
    </ConfirmDialog>
  );
}

/** An item of a list is a block by itself. */
const BULLETED = { item: { display: 'list-item' } };

interface ListedProps {
  title: string;
  items: readonly string[];
  sign: ComponentType<{ size: number }>;
  ink: string;
  ground: string;
  /** Between the items, in CSS pixels. Default 0: each is a line. */
  gap?: number;
}

function Listed({ title, items, sign: Sign, ink, ground, gap = 0 }: ListedProps) {
  return (
    <Box bg={ground} bdrs="md" px={14} py={10}>
      <Group gap={6} c={ink} mb={4}>
        <Sign size={18} />
        <Text fw={700} fz="0.875rem">
          {title}
        </Text>
      </Group>
      <List
        spacing={gap}
        listStyleType="disc"
        ps={18}
        fz="0.8125rem"
        lh={1.45}
        styles={BULLETED}
        aria-label={title}
      >
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </Box>
  );
}
