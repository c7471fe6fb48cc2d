import { FailureDrawing, type FailureDrawingProps } from '@/ui/drawings/FailureDrawing';

/** No login from elsewhere: a speech bubble that is broken. */
export function TalkFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <>
          <path
            d="M184 40l-8 14 12 8-10 14 8 14h-14l-20 16 4-18a18 18 0 0 1-12-17V58a18 18 0 0 1 18-18z"
            fill="#B5DCE7"
            transform="translate(6 0)"
          />
          <path
            d="M202 44h8a18 18 0 0 1 18 18v15a18 18 0 0 1-18 18h-6l-8-14 10-14-12-8z"
            fill="#B5DCE7"
            transform="rotate(5 202 100)"
          />
          <path d="M204 26l5-9M218 32l8-7" stroke="#FFC94D" strokeWidth="4" strokeLinecap="round" />
        </>
      }
      {...props}
    />
  );
}
