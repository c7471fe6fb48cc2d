import { BRAND_NAME } from '@/domain/brand';
import { Drawing, type DrawingProps } from './Drawing';

/** What the letters below spell. */
const LETTERED = '도새기';

/** The name of the brand, lettered by hand. Another name than that is set in the font of the page. */
export function Wordmark({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 105" size={size} {...props}>
      {BRAND_NAME === LETTERED ? (
        <>
          <path
            d="M27 23C44 17 62 17 80 20M28 24C23 34 24 43 29 50 45 54 63 53 82 49M54 54C56 63 55 71 54 80M13 86C38 79 70 79 97 84M141 19C140 44 130 63 110 79M139 45C145 59 153 68 165 76M178 20C181 43 180 64 177 87M181 53C187 51 193 51 199 52M203 14C206 40 206 66 202 95M219 27C235 22 250 21 265 23 266 50 252 71 226 86M285 28C288 50 288 72 285 96"
            stroke="#B84A00"
            strokeWidth="15"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M285 20C282 8 290-1 299 2 300 11 294 19 285 20z" fill="#2F6B3A" />
        </>
      ) : (
        <text
          x="150"
          y="80"
          textAnchor="middle"
          fontFamily="inherit"
          fontSize="76"
          fontWeight="800"
          letterSpacing="-2"
          fill="#B84A00"
        >
          {BRAND_NAME}
        </text>
      )}
    </Drawing>
  );
}
