interface PigHeadProps {
  /** The mouth: a smile, or a small worried arc. */
  mood?: 'happy' | 'worried';
  transform?: string;
}

/** Head of the black Jeju pig seen from the front, about 92 × 84 units around its centre. */
export function PigHead({ mood = 'happy', transform }: PigHeadProps) {
  return (
    <g transform={transform}>
      <path d="M-36-10C-48-36-42-48-34-46-24-44-14-36-8-28z" fill="#2E282B" />
      <path d="M36-10C48-36 42-48 34-46 24-44 14-36 8-28z" fill="#2E282B" />
      <path d="M-33-18C-39-32-37-39-33-38-27-37-20-32-16-28z" fill="#E58F7C" />
      <path d="M33-18C39-32 37-39 33-38 27-37 20-32 16-28z" fill="#E58F7C" />
      <path d="M0-34C28-34 45-18 45 4 45 27 26 38 0 38S-45 27-45 4C-45-18-28-34 0-34z" fill="#3B3437" />
      <g fill="#E8795A" opacity=".7">
        <ellipse cx="-30" cy="12" rx="7.5" ry="5" />
        <ellipse cx="30" cy="12" rx="7.5" ry="5" />
      </g>
      <g fill="#FBF7F1">
        <ellipse cx="-18" cy="-6" rx="7" ry="7.8" />
        <ellipse cx="18" cy="-6" rx="7" ry="7.8" />
      </g>
      <g fill="#22252A">
        <circle cx="-16.5" cy="-5" r="4.8" />
        <circle cx="16.5" cy="-5" r="4.8" />
      </g>
      <g fill="#FFF">
        <circle cx="-15" cy="-7" r="1.7" />
        <circle cx="18" cy="-7" r="1.7" />
      </g>
      <ellipse cy="11" rx="17.5" ry="12.5" fill="#F4A994" />
      <g fill="#8C4435">
        <ellipse cx="-6" cy="10.5" rx="2.6" ry="4" />
        <ellipse cx="6" cy="10.5" rx="2.6" ry="4" />
      </g>
      <path
        d={mood === 'happy' ? 'M-7 28q7 5 14 0' : 'M-6 31q6-5 12 0'}
        stroke="#F4A994"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}
