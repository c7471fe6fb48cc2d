import { Drawing, type DrawingProps } from './Drawing';

/** Permission list: location. */
export function PermissionPin({ size = 56, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 72 72" size={size} {...props}>
      <rect width="72" height="72" rx="24" fill="#E1EFDD" />
      <ellipse cx="36" cy="56" rx="16" ry="4" fill="#A9CFA0" />
      <path d="M36 55S19 41 19 29a17 17 0 0 1 34 0c0 12-17 26-17 26z" fill="#2F6B3A" />
      <circle cx="36" cy="29" r="8" fill="#FBF7F1" />
      <circle cx="36" cy="29" r="4" fill="#FF8A1F" />
    </Drawing>
  );
}
