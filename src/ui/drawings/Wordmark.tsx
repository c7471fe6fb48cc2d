import { BRAND_NAME, IS_NAME_LETTERED } from '@/domain/brand';
import { Drawing, type DrawingProps } from './Drawing';

const LETTERS =
  'M83 20C65 17 47 18 33 20 28 30 28 42 33 52 49 55 67 54 85 51M58 56V82M15 89C41 82 73 82 99 87M147 22C146 46 136 66 120 80M146 50C151 61 158 69 167 75M189 21C191 43 191 65 189 89M191 54H215M216 14C219 41 219 69 216 97M240 27C254 23 268 22 283 24 284 52 270 72 247 86M306 24C309 48 309 72 306 97';

const LEAF = 'M306 15C301 3 308-6 319-5 320 5 315 14 306 15z';

/** The name of the brand, lettered with one thick brush and cut out of paper. Another name than that is set in the font of the page. */
export function Wordmark({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="-2 -13 330 128" size={size} {...props}>
      {IS_NAME_LETTERED ? (
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d={LETTERS} stroke="#FFFDF9" strokeWidth="29" />
          <path d={LEAF} stroke="#FFFDF9" strokeWidth="12" />
          <path d={LETTERS} stroke="#B84A00" strokeWidth="17" />
          <path
            d="M41 16Q57 14 72 16M146 21L145 32M187 20L188 33M213 13L215 29M250 22Q262 19 272 20M304 23L305 36M27 83Q40 80 50 79"
            stroke="#E98A3F"
            strokeWidth="3.5"
          />
          <path d={LEAF} fill="#2F6B3A" />
        </g>
      ) : (
        <text
          x="163"
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
