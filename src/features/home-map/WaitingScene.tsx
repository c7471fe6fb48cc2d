import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing } from '@/ui/drawings/Drawing';
import { PigFigure, type PigMood } from '@/ui/drawings/Pig';
import { useRootMark } from '@/ui/frame/root-mark';
import styles from './HomeMap.module.css';

interface WaitingSceneProps {
  mood: PigMood;
  /** Around what the card says, in CSS pixels. */
  padding: number;
  /** What the card says. */
  children: ReactNode;
}

/** Stands in the place of the map: a card, and beneath it the pig that waits. */
export function WaitingScene({ mood, padding, children }: WaitingSceneProps) {
  useRootMark('data-map-waits');
  return (
    <div className={styles.hint}>
      {/* What is to be done is another card than the one that asked for patience. */}
      <Card key={mood} radius="xl" shadow="md" p={padding}>
        {children}
      </Card>
      <Oreum mood={mood} />
    </div>
  );
}

/** The pig sits on an oreum above the sea; its foot is the colour of what stands beneath it. */
function Oreum({ mood }: { mood: PigMood }) {
  return (
    <Drawing className={styles.scene} viewBox="0 0 360 230" preserveAspectRatio="xMidYMax slice">
      <circle cx="278" cy="84" r="24" fill="#FFC48A" />
      <path d="M-10 120c70-8 96-50 134-64 12-4 18 4 30 4s20-8 32-4c38 14 96 56 184 64z" fill="#A5C4C4" />
      <path d="M0 112h360v120H0z" fill="#5BAEC4" />
      <path
        d="M22 130h32M92 140h22M262 128h36M312 146h26M214 144h18"
        stroke="#D5ECF1"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M296 118h34c-2 8-6 10-11 10h-13c-5 0-8-3-10-10z" fill="#FBF7F1" />
      <path d="M312 116V94l15 22z" fill="#FF8A1F" />
      <path d="M-20 232c30-4 58-70 104-70 12 0 14 6 24 6s12-6 24-6c46 0 84 66 134 70z" fill="#8DBB72" />
      <path d="M84 162c12 0 14 6 24 6s12-6 24-6c-6 14-42 14-48 0z" fill="#6FA55F" />
      <path d="M150 232c40-34 130-52 220-44v44z" fill="#A9CFA0" />
      <path d="M0 214c110-14 250-10 360 2v16H0z" fill="#6FA55F" />
      <g stroke="#FFD23F" strokeLinecap="round" strokeWidth="8">
        <path d="M4 220h352" strokeDasharray="0 19" />
        <path d="M12 228h340" strokeDasharray="0 15" stroke="#FFE27A" strokeWidth="6" />
      </g>
      <path d="M262 214v-44" stroke="#7A5B3E" strokeWidth="5" strokeLinecap="round" />
      <path d="M262 182c-12-12-18-19-18-28a18 18 0 0 1 36 0c0 9-6 16-18 28z" fill="#FF8A1F" />
      <circle cx="262" cy="154" r="7" fill="#FBF7F1" />
      <ellipse cx="190" cy="216" rx="40" ry="5" fill="#4F8347" />
      <PigFigure pose="sitting" mood={mood} transform="translate(190 183) scale(.72)" />
    </Drawing>
  );
}
