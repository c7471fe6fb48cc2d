import { ActionIcon, Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { capOverlayNickname, saveOverlayNickname } from '@/domain/account/overlay-nickname';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { TextField, useCappedTyping } from '@/ui/fields/TextField';
import { useSingleFlight } from '@/ui/buttons/useSingleFlight';
import { useSaveNickname } from './useSaveNickname';

interface NicknameEditorProps {
  /** As the session has it; empty when there is none. */
  nickname: string;
  /** As it is shown: 게스트 when there is none. */
  shownName: string;
}

/** The nickname with its edit mode: Enter saves, Escape cancels, unchanged simply leaves it (2 §2). */
export function NicknameEditor({ nickname, shownName }: NicknameEditorProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <NicknameForm nickname={nickname} onLeave={() => setIsEditing(false)} />;
  return (
    // Room on the left as wide as the button on the right: the name stands in the middle.
    <Group justify="center" gap={0} wrap="nowrap" pl="var(--target)" my={-8}>
      <Text component="strong" fz="1.375rem" fw={800} ta="center">
        {shownName}
      </Text>
      <ActionIcon ref={editButton} aria-label="닉네임 수정" onClick={() => setIsEditing(true)}>
        <IconPencil size={20} />
      </ActionIcon>
    </Group>
  );
}

interface NicknameFormProps {
  nickname: string;
  onLeave: () => void;
}

function NicknameForm({ nickname, onLeave }: NicknameFormProps) {
  const [typed, setTyped] = useState(nickname);
  const [problem, setProblem] = useState<string | null>(null);
  const { save, isSaving, failure, clearFailure } = useSaveNickname(onLeave);
  const send = useSingleFlight(save);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);

  const typing = useCappedTyping(capOverlayNickname, (value) => {
    setTyped(value);
    setProblem(null);
    clearFailure();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wish = saveOverlayNickname(typed, nickname);
    setProblem(wish.kind === 'invalid' ? wish.message : null);
    if (wish.kind === 'unchanged') onLeave();
    if (wish.kind === 'save') send(wish.nickname);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The key that ends the composition of a syllable neither saves nor cancels.
    if (event.nativeEvent.isComposing) {
      event.stopPropagation();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (!isSaving) onLeave();
    }
  }

  return (
    // Escape cancels from wherever the focus is in the form.
    <Box component="form" noValidate onSubmit={submit} onKeyDown={handleKeyDown}>
      <Stack gap="sm">
        <TextField
          ref={input}
          label="닉네임"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          readOnly={isSaving}
          error={problem ?? failure}
          {...typing}
        />
        <SimpleGrid cols={2} spacing={10}>
          <Button variant="default" disabled={isSaving} onClick={onLeave}>
            취소
          </Button>
          <SubmitButton pending={isSaving} pendingText="저장 중...">
            저장
          </SubmitButton>
        </SimpleGrid>
      </Stack>
    </Box>
  );
}
