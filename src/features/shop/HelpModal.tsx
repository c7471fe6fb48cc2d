import '@mantine/core/styles/ThemeIcon.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/List.layer.css';
import { List, NavLink, type NavLinkProps, ThemeIcon } from '@mantine/core';
import { IconChevronRight, IconFlag, IconPencil, IconWalk } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/routes/paths';
import { BottomSheet } from '@/ui/dialogs/dialogs';

interface HelpModalProps {
  onClose: () => void;
  /** 포인트 전환 was chosen. */
  onConvert: () => void;
}

const toWay = (Icon: typeof IconWalk, label: string, description: string): NavLinkProps => ({
  variant: 'outlined',
  leftSection: (
    <ThemeIcon size={44} radius="xl" variant="light">
      <Icon />
    </ThemeIcon>
  ),
  label,
  description,
  rightSection: <IconChevronRight />,
});

const WALK = toWay(IconWalk, '포인트 전환', '걸음을 한라봉으로 바꿔요');
const CHALLENGE = toWay(IconFlag, '챌린지', '챌린지를 완료해요');
const WRITE = toWay(IconPencil, '글쓰러가기', '제주의 스팟을 나눠요');

/** The three ways of getting hallabong (2 §2). */
export function HelpModal({ onClose, onConvert }: HelpModalProps) {
  return (
    <BottomSheet opened title="한라봉 받으러 가기" onClose={onClose}>
      <List spacing={10}>
        <List.Item>
          <NavLink component="button" type="button" {...WALK} onClick={onConvert} />
        </List.Item>
        <List.Item>
          <NavLink component={Link} to={paths.challenge()} {...CHALLENGE} />
        </List.Item>
        <List.Item>
          <NavLink component={Link} to={paths.community()} {...WRITE} />
        </List.Item>
      </List>
    </BottomSheet>
  );
}
