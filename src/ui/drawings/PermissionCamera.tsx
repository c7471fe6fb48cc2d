import { Drawing, type DrawingProps } from './Drawing';

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
