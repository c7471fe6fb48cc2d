import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure } from './parts/PigFigure';

/**
 * Welcome page: the pig walks along a stone wall (돌담) and canola flowers, the sea and Hallasan behind it.
 * Fills whatever box it is given; its foot melts into the paper colour of the page.
 */
export function WelcomeScene({ size = '100%', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 360 340" size={size} preserveAspectRatio="xMidYMax slice" {...props}>
      <path d="M0 0h360v340H0z" fill="#FFE9D6" />
      <circle cx="278" cy="72" r="44" fill="#FFD9B3" />
      <circle cx="278" cy="72" r="30" fill="#FFB063" />
      <g fill="#FBF7F1">
        <rect x="30" y="62" width="92" height="18" rx="9" />
        <rect x="52" y="48" width="46" height="28" rx="14" />
        <rect x="222" y="100" width="80" height="14" rx="7" />
        <rect x="250" y="90" width="34" height="20" rx="10" />
      </g>
      <path d="M-10 176c70-8 102-60 140-74 10-4 14 5 24 5s14-9 26-5c40 14 90 66 190 74z" fill="#A5C4C4" />
      <path d="M130 102c10-4 14 5 24 5s14-9 26-5l18 9c-10 8-14 0-22 5s-14 8-24 0-18 4-36-5z" fill="#FBF7F1" />
      <path d="M0 176c18-2 26-26 48-26s34 24 58 26zM262 176c14-2 24-18 38-18s26 16 60 18z" fill="#7FAE8E" />
      <path d="M0 172h360v80H0z" fill="#3E9CB6" />
      <path d="M0 204c60-8 110 8 180 2s120-8 180 0v50H0z" fill="#0B6E8F" />
      <path
        d="M26 188h26M84 194h38M180 186h30M316 184h24M54 218h30M286 216h34"
        stroke="#BFE3EA"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M266 188h38c-2 8-7 11-12 11h-14c-6 0-10-4-12-11z" fill="#FBF7F1" />
      <path d="M284 186v-24l16 20zM281 186v-18l-10 16z" fill="#FF8A1F" />
      <path d="M0 236c70-16 130-4 190 0s120 2 170-8v112H0z" fill="#8DBB72" />
      <g strokeLinecap="round" strokeWidth="13">
        <path d="M4 238h360" stroke="#6A6F78" strokeDasharray="9 17" />
        <path d="M-8 250h376" stroke="#888E97" strokeDasharray="12 17" />
        <path d="M2 262h366" stroke="#6A6F78" strokeDasharray="7 18" />
      </g>
      <path d="M0 264h360v76H0z" fill="#6FA55F" />
      <path d="M0 290c120-14 240-12 360 0v50H0z" fill="#EBCFA6" />
      <g strokeLinecap="round" strokeWidth="9" stroke="#FFD23F">
        <path d="M6 268h354" strokeDasharray="0 19" />
        <path d="M-4 277h364" strokeDasharray="0 23" strokeWidth="7" />
        <path d="M14 284h72M276 284h84" strokeDasharray="0 15" stroke="#FFE27A" />
      </g>
      <ellipse cx="176" cy="305" rx="62" ry="6" fill="#D3B384" />
      <PigFigure pose="walking" transform="translate(170 256)" />
      <path d="M0 322c60 10 110-6 180 0s120 8 180-2v20H0z" fill="#FBF7F1" />
    </Drawing>
  );
}
