import {
  AspectRatio,
  Avatar,
  Box,
  Button,
  Card,
  Center,
  FileButton,
  Flex,
  Group,
  Image,
  Indicator,
  Overlay,
  SimpleGrid,
  Text,
} from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { AskedPhoto, ChallengeCover } from '@/ui/drawings/ChallengeCover';
import {
  EmptyChallenges,
  EmptyComments,
  EmptyFeed,
  EmptyStampBook,
  EmptyVouchers,
} from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { HallabongIcon } from '@/ui/drawings/Hallabong';
import { LandAboveTabs, LandBelow, MorningScene, PigAtTheFoot, SceneBelow } from '@/ui/drawings/JejuScene';
import { Pig, PigAvatar, type PigMood, type PigPose } from '@/ui/drawings/Pig';
import { HoofIcon, Stamp } from '@/ui/drawings/Stamp';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { Wordmark } from '@/ui/drawings/Wordmark';
import { ImageWithFallback } from '@/ui/ImageWithFallback';
import { FallingStamp } from '@/ui/moments/FallingStamp';
import { HallabongCount } from '@/ui/moments/HallabongCount';
import { SquarePicture } from '@/ui/SquarePicture';
import { Section } from './Section';

const PICTURE = '/icon-192.png';
const BROKEN = '/no-such-picture.png';
const POSES: readonly PigPose[] = ['walking', 'sitting', 'lying'];
const MOODS: readonly PigMood[] = ['happy', 'proud', 'sleepy', 'hungry', 'worried', 'wow'];
const CAUSES = ['offline', 'missing', 'refused', 'failed'] as const;

/** Pictures that come from the server: there, missing, and broken. */
export function PictureParts() {
  return (
    <Section title="Pictures">
      <SimpleGrid cols={3} spacing={14}>
        {[PICTURE, '', BROKEN].map((imageUrl) => (
          <Card key={imageUrl} padding={10}>
            <SquarePicture imageUrl={imageUrl} sizes="33vw" />
            <Text mt="xs">감귤주스 교환권</Text>
          </Card>
        ))}
      </SimpleGrid>
      <AspectRatio ratio={8 / 5}>
        <ImageWithFallback src={BROKEN} sizes="100vw" alt="" fallback={<ChallengeCover />} />
      </AspectRatio>
      <Flex gap="md" align="center">
        <Avatar size={72} alt="프로필 사진">
          <PigAvatar size={72} />
        </Avatar>
        <Avatar size={72} src={PICTURE} alt="프로필 사진" />
        <Indicator label={<IconCamera size={20} />} position="bottom-end" offset={12} size={32} withBorder>
          <Avatar size={72} src={PICTURE} alt="" />
        </Indicator>
        <Center w={72} h={72} bg="var(--peach)" bdrs="50%">
          <HallabongIcon size={36} />
        </Center>
      </Flex>
      <Group>
        <FileButton accept="image/*" onChange={() => undefined}>
          {(props) => <Button {...props}>사진 선택</Button>}
        </FileButton>
        <FileButton accept="image/*" disabled onChange={() => undefined}>
          {(props) => (
            <Button disabled {...props}>
              사진 선택
            </Button>
          )}
        </FileButton>
      </Group>
    </Section>
  );
}

/** The product's own drawings. */
export function Drawings() {
  return (
    <Section title="Drawings">
      <Wordmark aria-label="도새기" />
      <Box h={480} bg="linear-gradient(var(--peach) 20%, #ffd3a6 60%)">
        <WelcomeScene height="100%" />
      </Box>
      <SimpleGrid cols={3} spacing="xs">
        {MOODS.map((mood) => (
          <Pig key={mood} mood={mood} />
        ))}
        {POSES.map((pose) => (
          <Pig key={pose} pose={pose} />
        ))}
        {CAUSES.map((cause) => (
          <FailureDrawing key={cause} cause={cause} size="100%" />
        ))}
        {[EmptyChallenges, EmptyComments, EmptyFeed, EmptyStampBook, EmptyVouchers].map((Empty) => (
          <Empty key={Empty.name} size="100%" />
        ))}
      </SimpleGrid>
      <Group c="var(--hallabong-deep)">
        <HallabongIcon />
        <HoofIcon />
      </Group>
      <AskedPhoto src={PICTURE} mood="happy" />
      <AskedPhoto src={null} mood="proud" />
      <MorningScene width="100%" />
      <PigAtTheFoot pose="sitting" mood="worried" />
      <SceneBelow pose="walking" from={0}>
        <Text>SceneBelow</Text>
      </SceneBelow>
      <LandBelow>
        <Text>LandBelow</Text>
      </LandBelow>
      <LandAboveTabs from={40} />
    </Section>
  );
}

/** What is seen to happen: a stamp that comes down, hallabong that fly. */
export function Moments() {
  const [balance, setBalance] = useState(12);
  const [fallen, setFallen] = useState(0);
  return (
    <Section title="Moments">
      <Group>
        <Stamp />
        <FallingStamp key={fallen} isFalling={fallen > 0} aria-label="완료 도장" />
        <Button onClick={() => setFallen(fallen + 1)}>stamp</Button>
      </Group>
      <AspectRatio ratio={8 / 5} pos="relative">
        <Image src={PICTURE} alt="" />
        <Overlay zIndex={0} backgroundOpacity={0.24} />
      </AspectRatio>
      <Group>
        <HallabongCount amount={null} from={0} />
        <HallabongCount amount={balance} from={{ balanceOf: 0 }} />
        <Button onClick={() => setBalance(balance + 5)}>get five</Button>
        <Button variant="outline" onClick={() => setBalance(balance - 5)}>
          spend five
        </Button>
      </Group>
    </Section>
  );
}
