import '@mantine/core/styles/List.layer.css';
import { Group, List, Text } from '@mantine/core';
import {
  IconCircleNumber1Filled,
  IconCircleNumber2Filled,
  IconCircleNumber3Filled,
  IconShare2,
  IconSquarePlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BRAND_NAME } from '@/domain/brand';
import { BottomSheet } from '@/ui/dialogs/dialogs';

interface InstallGuideProps {
  onClose: () => void;
}

/** How the app gets onto the home screen on iOS, where no page may ask for it. */
export function InstallGuide({ onClose }: InstallGuideProps) {
  return (
    <BottomSheet opened title="홈 화면에 추가하기" onClose={onClose}>
      <List type="ordered">
        <Step number={<IconCircleNumber1Filled size={28} />} sign={<IconShare2 />}>
          브라우저의 공유 버튼을 눌러주세요.
        </Step>
        <Step number={<IconCircleNumber2Filled size={28} />} sign={<IconSquarePlus />}>
          ‘홈 화면에 추가’를 골라주세요.
        </Step>
        <Step number={<IconCircleNumber3Filled size={28} />}>오른쪽 위의 ‘추가’를 눌러주세요.</Step>
      </List>
      <Text c="dimmed">홈 화면의 {BRAND_NAME} 아이콘으로 바로 들어올 수 있어요.</Text>
    </BottomSheet>
  );
}

interface StepProps {
  number: ReactNode;
  /** What is to be found on the screen. */
  sign?: ReactNode;
  children: string;
}

function Step({ number, sign, children }: StepProps) {
  return (
    <List.Item>
      <Group gap="sm" wrap="nowrap" mih={44} c="var(--hallabong-deep)">
        {number}
        <Text c="var(--basalt)" flex={1}>
          {children}
        </Text>
        {sign}
      </Group>
    </List.Item>
  );
}
