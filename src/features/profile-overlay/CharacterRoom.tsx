import { Box, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useDevice } from '@/device/DeviceContext';
import { footprintsOf, type Sky, skyAt } from '@/domain/account/character';
import { Drawing } from '@/ui/drawings/Drawing';
import { Pig } from '@/ui/drawings/Pig';
import { HoofPrint } from '@/ui/drawings/Stamp';
import motion from '@/ui/drawings/pig.module.css';
import styles from './profile-overlay.module.css';

/** What stands in the sky, and the light on the land: sky above, sky at the horizon, sea, mountain, fields, basalt. */
const LIGHTS: Readonly<Record<Sky, { colors: readonly [string, string, string, string, string, string] }>> = {
  dawn: { colors: ['#BCD3EA', '#FFDCC2', '#6FA9BF', '#9FB4C6', '#8DB48A', '#A18C82'] },
  day: { colors: ['#9AD7EE', '#E6F6F8', '#3E9CB6', '#9FC3C6', '#8DBB72', '#A89480'] },
  dusk: { colors: ['#8A7FB8', '#FFB27A', '#4B7F9E', '#8E87A8', '#7E9A66', '#98786F'] },
  night: { colors: ['#27346A', '#7C86C0', '#3F6C9C', '#47558F', '#5C8A88', '#8A83A6'] },
};

/** Where each footprint stands on the basalt: they come from the left down to the mat. */
const PRINTS = ['14 247', '30 251', '37 266', '53 270', '61 286'] as const;

/**
 * The room of 내 캐릭터: the pig on basalt before Jeju, under the sky of the hour. It hops when it is touched, and the
 * grade is the trail of hoof prints that leads to it.
 */
export function CharacterRoom({ moodGrade }: { moodGrade: string }) {
  const { clock, haptics } = useDevice();
  const [sky] = useState(() => skyAt(new Date(clock.now()).getHours()));
  const [hops, setHops] = useState(0);
  const isAwake = hops > 0 || sky !== 'night';

  function hop() {
    setHops(hops + 1);
    haptics.vibrate([15]);
  }

  return (
    <Box pos="relative" className={styles.room} data-sky={sky}>
      <Scenery sky={sky} footprints={footprintsOf(moodGrade)} />
      <UnstyledButton
        pos="absolute"
        bottom={18}
        left="calc(50% - 100px)"
        bdrs="40%"
        aria-label="도새기 쓰다듬기"
        onClick={hop}
      >
        {/* Drawn anew with each touch: the hop begins again. */}
        <Pig
          key={hops}
          pose={isAwake ? 'sitting' : 'lying'}
          mood={isAwake ? (hops > 0 ? 'proud' : 'happy') : 'sleepy'}
          size={200}
          display="block"
          className={hops > 0 ? motion.hopping : motion.breathing}
        />
      </UnstyledButton>
    </Box>
  );
}

function Scenery({ sky, footprints }: { sky: Sky; footprints: number }) {
  const [high, low, sea, mountain, field, basalt] = LIGHTS[sky].colors;
  return (
    <Drawing
      viewBox="0 0 360 320"
      preserveAspectRatio="xMidYMax slice"
      size="100%"
      height="100%"
      display="block"
    >
      <defs>
        <linearGradient id="room-sky" x2="0" y2="1">
          <stop stopColor={high} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <radialGradient id="room-light">
          <stop stopColor="#FFE9B8" stopOpacity=".75" />
          <stop offset="1" stopColor="#FFE9B8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h360v190H0z" fill="url(#room-sky)" />
      {sky === 'night' ? (
        <>
          <circle cx="290" cy="88" r="37" fill="#FFE7A8" opacity=".14" />
          <path d="M290 64a24 24 0 1 0 20 40 27 27 0 0 1-20-40z" fill="#FFE7A8" />
          <path
            d="M84 74h0M128 28h0M176 60h0M222 40h0M240 92h0M338 128h0M330 22h0"
            stroke="#FFF3D0"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <circle
            cx={sky === 'dawn' ? 70 : 292}
            cy={sky === 'day' ? 50 : 118}
            r={sky === 'day' ? 24 : 34}
            fill={sky === 'dusk' ? '#FF8A4C' : '#FFD36B'}
          />
          <g fill="#FFF" opacity={sky === 'day' ? 0.95 : 0.6}>
            <path className={styles.cloud} d="M112 50a13 13 0 0 1 4-25 20 20 0 0 1 38-3 15 15 0 0 1 6 28z" />
            <path className={styles.cloud} d="M196 84a9 9 0 0 1 3-18 14 14 0 0 1 27-2 10 10 0 0 1 4 20z" />
          </g>
        </>
      )}
      <path d="M0 178c70-8 104-62 142-76 10-4 14 5 24 5s14-9 26-5c40 14 92 68 168 76z" fill={mountain} />
      <path
        d="M128.4 108.6c4.5-2.7 9-4.9 13.6-6.6 10-4 14 5 24 5s14-9 26-5c5.6 2 11.4 4.7 17.5 8-8 8-15 0-22 5s-14 8-24 0-22 6-35.1-6.4z"
        fill="#FFF"
        opacity={sky === 'night' ? 0.5 : 0.9}
      />
      <path d="M0 172h360v50H0z" fill={sea} />
      <path
        d="M24 188h30M92 198h22M250 186h34M312 200h26"
        stroke="#FFF"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="M0 214c70-16 130-4 190 0s120 2 170-8v60H0z" fill={field} />
      <g fill="#2F6B3A">
        <circle cx="36" cy="196" r="24" />
        <circle cx="324" cy="192" r="27" />
        <path d="M33 214h6v16h-6zM321 214h6v16h-6z" fill="#6B4A2B" />
      </g>
      <path
        d="M26 190h0M42 184h0M36 204h0M312 184h0M330 178h0M322 200h0M338 196h0"
        stroke="#FF8A1F"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M0 236c60-10 120-8 180-4s120 4 180-2v90H0z" fill={basalt} />
      <path
        d="M74 246h0M118 252h0M236 246h0M292 252h0M338 244h0M308 276h0M252 298h0M330 302h0M204 306h0"
        stroke="#000"
        opacity=".2"
        strokeWidth="8"
        strokeLinecap="round"
      />
      {sky === 'night' && (
        <>
          <circle cx="180" cy="262" r="150" fill="url(#room-light)" />
          <circle cx="315" cy="276" r="64" fill="url(#room-light)" />
          <path d="M306 264q9-18 18 0" stroke="#5B4630" strokeWidth="2.5" />
          <rect x="303" y="266" width="24" height="26" rx="7" fill="#FFD77A" />
          <path d="M302 265h26M302 293h26" stroke="#7A5A38" strokeWidth="5" strokeLinecap="round" />
          <circle cx="315" cy="280" r="5" fill="#FFF6DC" />
        </>
      )}
      <ellipse cx="180" cy="293" rx="108" ry="21" fill="#D3AB70" />
      <path
        d="M84 293a96 16 0 1 0 192 0 96 16 0 1 0-192 0"
        stroke="#9C6E3D"
        strokeWidth="3"
        strokeDasharray="9 4"
      />
      <ellipse cx="180" cy="293" rx="84" ry="10" fill="#7A5A38" />
      {PRINTS.slice(0, footprints).map((place, index) => (
        <HoofPrint
          key={place}
          fill="#FFF3DF"
          opacity=".3"
          transform={`translate(${place}) rotate(${index % 2 ? 120 : 134}) scale(.36)`}
        />
      ))}
    </Drawing>
  );
}
