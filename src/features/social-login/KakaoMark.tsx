import { Drawing } from '@/ui/drawings/Drawing';

/** The provider's speech bubble. */
export function KakaoMark() {
  return (
    <Drawing size={20} viewBox="0 0 20 20">
      <path
        d="M10 2C5.3 2 1.5 5 1.5 8.7c0 2.4 1.6 4.5 4 5.7l-.8 3.1c-.1.3.2.5.5.3l3.6-2.4 1.2.1c4.7 0 8.5-3 8.5-6.8S14.7 2 10 2z"
        fill="currentColor"
      />
    </Drawing>
  );
}
