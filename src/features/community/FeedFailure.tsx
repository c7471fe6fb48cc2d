import { FailureDrawing, type FailureDrawingProps } from '@/ui/drawings/FailureDrawing';

/** No posts: a photo that is torn. */
export function FeedFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <g stroke="#EADCCB" strokeWidth="2.5" strokeLinejoin="round">
          <path d="M152 92l34-5 6 18-9 12 10 14-7 23-26 3z" fill="#FFF" />
          <path d="M198 88l30 5-8 68-28-4 7-22-10-14 9-13z" fill="#FFF" />
          <path d="M158 99l24-4 3 11-9 12 9 13-2 5-21 2z" fill="#BFE3EA" stroke="none" />
          <path d="M204 97l16 3-4 39-16-3 5-3-9-12 9-13z" fill="#FFD9B0" stroke="none" />
        </g>
      }
      {...props}
    />
  );
}
