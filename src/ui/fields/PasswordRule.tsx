import { Group, Text, VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { passwordRuleParts } from '@/domain/account/new-password';

const NOT_YET = { Sign: IconCircleDashed, color: 'var(--stone)' };
const FAILED = { Sign: IconCircleX, color: 'var(--error)' };

/** The rule of a new password, told before it is typed; each part of it is marked once it is kept, or is not (1 §5). */
export function PasswordRule({ password }: { password: string }) {
  const unkept = password === '' ? NOT_YET : FAILED;
  return (
    <Group
      component="ul"
      aria-label="비밀번호 조건"
      gap="4px 10px"
      m="-8px 0 0"
      p={0}
      style={{ listStyle: 'none' }}
    >
      {passwordRuleParts(password).map(({ label, isKept }) => (
        <Text key={label} component="li" fz="0.8125rem" fw={500} c={isKept ? 'var(--leaf)' : unkept.color}>
          <Group component="span" gap={4} wrap="nowrap">
            {isKept ? (
              <IconCircleCheckFilled size={16} color="var(--leaf)" />
            ) : (
              <unkept.Sign size={16} color={unkept.color} />
            )}
            {label}
            {isKept && <VisuallyHidden>됐어요</VisuallyHidden>}
          </Group>
        </Text>
      ))}
    </Group>
  );
}
