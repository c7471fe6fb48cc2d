import { FailureDrawing, type FailureDrawingProps } from '@/ui/drawings/FailureDrawing';

/** No products: the shop's shutter is down. */
export function ShopFailure(props: FailureDrawingProps) {
  return (
    <FailureDrawing
      refused={
        <>
          <path d="M154 88h68v74h-68z" fill="#FFF" stroke="#EADCCB" strokeWidth="3" />
          <path
            d="M160 104h56M160 116h56M160 128h56M160 140h56M160 152h56"
            stroke="#C9D3D8"
            strokeWidth="5"
          />
          <path
            d="M150 66h76v22q0 10-10 10t-9-10q0 10-10 10t-9-10q0 10-10 10t-9-10q0 10-9.5 10t-9.5-10z"
            fill="#FF8A1F"
          />
          <path d="M169 66v22q0 10-9.5 10t-9.5-10V66zM207 66v22q0 10-10 10t-9-10V66z" fill="#FFE0C2" />
        </>
      }
      {...props}
    />
  );
}
