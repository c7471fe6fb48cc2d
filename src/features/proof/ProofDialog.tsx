import { Box, Button, Group, Image, Stack } from '@mantine/core';
import { IconCamera, IconMapPin } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { usePosition } from '@/device/position/usePosition';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import { FullScreenDialog } from '@/ui/dialogs/dialogs';
import { AskedPhoto } from '@/ui/drawings/ChallengeCover';
import frame from '@/ui/frame/frame.module.css';
import { FallingStamp } from '@/ui/moments/FallingStamp';
import { Confetti } from './Confetti';
import { rememberProof } from './latest-proof';
import styles from './proof.module.css';
import { type ProofChallenge, useCompleteChallenge } from './useCompleteChallenge';
import { CONTROLS_PX, Viewfinder } from './Viewfinder';

export interface ProofDialogProps {
  challenge: ProofChallenge;
  /** Back, without a proof. */
  onClose: () => void;
  /** The challenge is completed: time to show the list of completed ones (2 §2). */
  onDone: () => void;
}

/** How long the user waits for the server, in milliseconds: then the sending goes on by itself. */
const PATIENCE_MS = 10_000;

/** Of a phone that lies on its side. */
const ALL_COLUMNS = { gridColumn: '1 / -1' };

/** 사진 찍기 (2 §2): take or choose a photo, go on, confirm; then the challenge is completed (2 §4). */
export function ProofDialog({ challenge, onClose, onDone }: ProofDialogProps) {
  const { fix } = usePosition();
  const complete = useCompleteChallenge();
  const next = useRef<HTMLButtonElement>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  const [isRetaken, setIsRetaken] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    // The shutter that had the focus is gone.
    if (photo !== null) next.current?.focus();
  }, [photo]);

  function retake() {
    setIsRetaken(true);
    setPhoto(null);
  }

  async function confirm() {
    if (photo === null) return;
    setIsSending(true);
    if (challenge.id !== null) rememberProof(challenge.id, photo);
    await Promise.race([complete(challenge, fix, photo), wait(PATIENCE_MS)]);
    onDone();
  }

  return (
    <FullScreenDialog
      opened
      title="사진 찍기"
      onClose={onClose}
      dismissible={!isSending}
      className={styles.screen}
    >
      <Stack gap={0} className={styles.body}>
        <Group
          justify="center"
          gap={6}
          wrap="nowrap"
          px="lg"
          pb={10}
          c="var(--peach)"
          fw={600}
          lh={1.4}
          style={ALL_COLUMNS}
        >
          <IconMapPin size={18} color="var(--hallabong)" style={{ flex: 'none' }} />
          {challenge.title}
        </Group>
        {photo === null ? (
          <Viewfinder
            takesFocus={isRetaken}
            onPhoto={setPhoto}
            next={
              <Button variant="transparent" bg="transparent" w={52} px={0} disabled>
                다음
              </Button>
            }
          />
        ) : (
          <>
            <Box className={styles.stage}>
              <Image src={photo} alt="인증 사진" className={styles.picture} />
            </Box>
            <Group
              grow
              preventGrowOverflow={false}
              gap={10}
              wrap="wrap-reverse"
              mih={CONTROLS_PX}
              px="lg"
              className={frame.answers}
              style={TOGETHER}
            >
              <Button size="lg" variant="default" leftSection={<IconCamera size={20} />} onClick={retake}>
                다시 찍기
              </Button>
              <Button ref={next} size="lg" onClick={() => setIsAsking(true)}>
                다음
              </Button>
            </Group>
          </>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        photo={
          <Box pos="relative" w={240} maw="100%" mx="auto">
            <AskedPhoto src={photo} mood="proud" isLarge />
            <Confetti />
            <Box pos="absolute" left={-22} bottom={8} style={STAMP_LEAN}>
              <FallingStamp isFalling size={96} />
            </Box>
          </Box>
        }
        title="챌린지 인증 완료"
        text="인증한 챌린지를 보러 갈까요?"
        pending={isSending}
        pendingText="처리 중..."
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </FullScreenDialog>
  );
}

/** Where they stand beneath each other. */
const TOGETHER = { alignContent: 'center' };
const STAMP_LEAN = { rotate: '-4deg' };

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
