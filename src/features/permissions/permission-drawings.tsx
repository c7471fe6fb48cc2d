import { Drawing, type DrawingProps } from '@/ui/drawings/Drawing';

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

/** Permission list: camera and photos. */
export function PermissionCamera({ size = 56, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 72 72" size={size} {...props}>
      <rect width="72" height="72" rx="24" fill="#D5ECF1" />
      <path
        d="M19 26h7l4-7h12l4 7h7a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5z"
        fill="#0B6E8F"
      />
      <circle cx="36" cy="39" r="11" fill="#FBF7F1" />
      <circle cx="36" cy="39" r="7" fill="#22252A" />
      <circle cx="33.5" cy="36.5" r="2" fill="#FFF" />
      <circle cx="51" cy="32" r="2.5" fill="#FF8A1F" />
    </Drawing>
  );
}

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
