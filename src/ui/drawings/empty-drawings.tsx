import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure, PigHead } from './Pig';

/** No challenges: the pig on its way to a flag on the next oreum. */
export function EmptyChallenges({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 170" size={size} {...props}>
      <circle cx="62" cy="38" r="16" fill="#FFC48A" />
      <path d="M96 150c40-6 48-72 74-72 7 0 8 5 14 5s8-5 14-5c18 0 20 60 26 72z" fill="#A9CFA0" />
      <path d="M170 78c7 0 8 5 14 5s8-5 14-5c-5 12-23 12-28 0z" fill="#8DBB72" />
      <path d="M184 84V36" stroke="#22252A" strokeWidth="4" strokeLinecap="round" />
      <path d="M186 36c11-6 19 6 32 0v22c-13 6-21-6-32 0z" fill="#FF8A1F" />
      <path
        d="M128 138c18-4 40-4 38-18s8-20 14-26"
        stroke="#FBF7F1"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
      <rect x="6" y="144" width="228" height="14" rx="7" fill="#8DBB72" />
      <PigFigure pose="walking" mood="proud" transform="translate(61 107) scale(.8)" />
    </Drawing>
  );
}

/** No stamps yet: the pig beside a book whose places wait for them. */
export function EmptyStampBook({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 170" size={size} {...props}>
      <ellipse cx="120" cy="152" rx="108" ry="11" fill="#FFE9D6" />
      <g transform="rotate(-4 156 100)">
        <path d="M88 62q34-12 66 2v86q-32-12-66-2z" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <path d="M154 64q34-14 70-2v86q-36-10-70 2z" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <g stroke="#B84A00" strokeWidth="2.5" strokeDasharray="4 5" opacity=".55">
          <circle cx="130" cy="122" r="16" />
          <circle cx="172" cy="86" r="13" />
          <circle cx="206" cy="86" r="13" />
          <circle cx="172" cy="122" r="13" />
          <circle cx="206" cy="122" r="13" />
        </g>
      </g>
      <PigFigure pose="sitting" mood="wow" transform="translate(64 102) scale(.9)" />
    </Drawing>
  );
}

/** No comments yet: the pig and a speech bubble that waits for words. */
export function EmptyComments({ size = 180, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" size={size} {...props}>
      <ellipse cx="120" cy="146" rx="94" ry="10" fill="#FFE9D6" />
      <PigFigure pose="sitting" transform="translate(72 101) scale(.94)" />
      <path
        d="M150 20h50a22 22 0 0 1 22 22v22a22 22 0 0 1-22 22h-38l-24 18 6-22a22 22 0 0 1-16-21V42a22 22 0 0 1 22-22z"
        fill="#D5ECF1"
      />
      <g fill="#0B6E8F">
        <circle cx="156" cy="53" r="6" />
        <circle cx="175" cy="53" r="6" opacity=".7" />
        <circle cx="194" cy="53" r="6" opacity=".4" />
      </g>
      <path d="M208 112c7-7 17-1 15 7-2 7-9 11-15 14-6-3-13-7-15-14-2-8 8-14 15-7z" fill="#FF8A1F" />
    </Drawing>
  );
}

/** No posts yet: the pig behind two empty-handed photographs. */
export function EmptyFeed({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 -22 240 194" size={size} {...props}>
      <ellipse cx="120" cy="158" rx="98" ry="12" fill="#FFE9D6" />
      <PigHead mood="wow" transform="translate(120 60) scale(.95)" />
      <g transform="rotate(-9 84 116)">
        <rect x="41" y="74" width="88" height="82" rx="10" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <rect x="49" y="82" width="72" height="54" rx="6" fill="#BFE3EA" />
        <circle cx="103" cy="97" r="8" fill="#FFC48A" />
        <path
          d="M49 130c14-2 18-24 27-24 4 0 5 3 9 3s5-3 8-3c9 0 14 20 28 24a6 6 0 0 1-6 6H55a6 6 0 0 1-6-6z"
          fill="#5E9A5B"
        />
      </g>
      <g transform="rotate(8 160 118)">
        <rect x="112" y="76" width="88" height="82" rx="10" fill="#FFF" stroke="#EADCCB" strokeWidth="2" />
        <rect x="120" y="84" width="72" height="54" rx="6" fill="#FFE9D6" />
        <path d="M156 101v20M146 111h20" stroke="#B84A00" strokeWidth="5" strokeLinecap="round" />
      </g>
      <g stroke="#8A7A7C" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M73 62q-6 8-4 17h16q3-9-2-15M167 62q6 8 4 17h-16q-3-9 2-15" fill="#3A3236" />
        <path
          d="M69 78h16v6q0 6-6 6l-2-4-2 4q-6 0-6-6zM155 78h16v6q0 6-6 6l-2-4-2 4q-6 0-6-6z"
          fill="#E58F7C"
        />
      </g>
    </Drawing>
  );
}

/** No vouchers yet: the pig looks hungrily over an open wallet. */
export function EmptyVouchers({ size = 200, ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 -16 240 186" size={size} {...props}>
      <ellipse cx="120" cy="154" rx="96" ry="10" fill="#FFE9D6" />
      <g transform="translate(20 6) rotate(9 120 70)">
        <path
          d="M62 28h116a8 8 0 0 1 8 8v14a12 12 0 0 0 0 24v26H54V74a12 12 0 0 0 0-24V36a8 8 0 0 1 8-8z"
          fill="#FFF"
          stroke="#EADCCB"
          strokeWidth="2"
        />
        <path d="M156 38v60" stroke="#EADCCB" strokeWidth="3" strokeDasharray="1 8" strokeLinecap="round" />
        <path d="M74 50h50M74 66h32" stroke="#FFC48A" strokeWidth="7" strokeLinecap="round" />
      </g>
      <PigHead mood="hungry" transform="translate(92 62) scale(.92)" />
      <path
        d="M42 90a6 6 0 0 1 6-6h140a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14z"
        fill="#B84A00"
      />
      <path d="M42 90c0 8 10 12 18 12h142v36a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14z" fill="#D8650F" />
      <path
        d="M174 110h30a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8h-30a14 14 0 0 1 0-28z"
        fill="#FFE9D6"
        stroke="#EADCCB"
        strokeWidth="2"
      />
      <circle cx="175" cy="124" r="5" fill="#B84A00" />
    </Drawing>
  );
}
