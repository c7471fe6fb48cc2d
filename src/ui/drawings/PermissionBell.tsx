import { Drawing, type DrawingProps } from './Drawing';

/** Permission list: notifications. */
export function PermissionBell({ size = 56, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 72 72" size={size} {...props}>
      <rect width="72" height="72" rx="24" fill="#FFE9D6" />
      <circle cx="36" cy="54" r="6" fill="#B84A00" />
      <path d="M36 15c10 0 16 7 16 16 0 12 5 15 5 20H15c0-5 5-8 5-20 0-9 6-16 16-16z" fill="#FF8A1F" />
      <path d="M27 30c0-5 3-8 7-9" stroke="#FFD3A6" strokeWidth="4" strokeLinecap="round" />
      <circle cx="52" cy="20" r="7" fill="#2F6B3A" stroke="#FFE9D6" strokeWidth="3" />
    </Drawing>
  );
}
