import { Icon, type IconProps } from './Icon';

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.5L16 4.5a1.4 1.4 0 0 1 2 0L19.5 6a1.4 1.4 0 0 1 0 2L8.5 19z" />
      <path d="M14 6.5l3.5 3.5" />
    </Icon>
  );
}
