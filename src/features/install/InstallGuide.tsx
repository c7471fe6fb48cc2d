import '@mantine/core/styles/List.layer.css';
import { List, Text } from '@mantine/core';
import { BottomSheet } from '@/ui/dialogs/dialogs';

interface InstallGuideProps {
  onClose: () => void;
}

/** How the app gets onto the home screen on iOS, where no page may ask for it. */
export function InstallGuide({ onClose }: InstallGuideProps) {
  return (
    <BottomSheet opened title="홈 화면에 추가하기" onClose={onClose}>
      <List type="ordered" listStyleType="decimal" withPadding spacing={10}>
        <List.Item>브라우저의 공유 버튼을 눌러주세요.</List.Item>
        <List.Item>‘홈 화면에 추가’를 골라주세요.</List.Item>
        <List.Item>오른쪽 위의 ‘추가’를 눌러주세요.</List.Item>
      </List>
      <Text c="dimmed">홈 화면의 도새기로 바로 들어올 수 있어요.</Text>
    </BottomSheet>
  );
}
