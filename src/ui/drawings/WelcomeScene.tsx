import { Drawing, type DrawingProps } from './Drawing';
import { PigFigure } from './Pig';

interface WelcomeSceneProps extends DrawingProps {
  /** Whether the sun and the clouds stay beside the mountain. Default false. */
  hasLowSky?: boolean;
}

/**
 * Welcome page: the pig walks along a stone wall (돌담) and canola flowers, the sea and Hallasan behind it, under clouds
 * that drift; the style for what moves stands in index.html, which is painted first. Fills whatever box it is given, its foot
 * in sight; there it melts into the paper colour of the page. The sky itself is the page's background. With a low sky
 * nothing stands above the mountain, where a page has words of its own.
 */
export function WelcomeScene({ size = '100%', hasLowSky = false, ...props }: WelcomeSceneProps) {
  return (
    <Drawing viewBox="0 0 360 480" size={size} preserveAspectRatio="xMidYMax slice" {...props}>
      <g transform={hasLowSky ? 'translate(167 128) scale(.52)' : undefined}>
        <circle cx="286" cy="104" r="84" fill="#FFEAD0" />
        <circle cx="286" cy="104" r="49" fill="#FFC061" stroke="#FFE4B8" strokeWidth="22" />
      </g>
      <path d="M-10 262c80-10 112-82 154-98 11-4 15 6 26 6s15-10 28-6c44 16 100 90 172 98" fill="#9FC3C6" />
      <path
        d="M127 174c5-4 11-8 17-10 11-4 15 6 26 6s15-10 28-6c7 3 14 7 22 12-8 9-18 2-25 6s-17 8-27 0-25 6-41-8"
        fill="#FFFDF9"
        stroke="#FFFDF9"
      />
      <path d="M0 262c20-2 30-32 56-32s40 30 68 32M256 262c18-2 28-24 46-24s32 20 58 24" fill="#7FAE8E" />
      <g fill="#FFFDF9" transform={hasLowSky ? 'translate(-20 70)' : undefined}>
        <path
          className="cloud"
          d="M38 92a13 13 0 0 1 1-26 20 20 0 0 1 30-15 25 25 0 0 1 43 13 15 15 0 0 1 10 28"
        />
        {!hasLowSky && (
          <path
            className="cloud"
            d="M296 158a10 10 0 0 0-1-21 16 16 0 0 0-24-12 20 20 0 0 0-34 10 12 12 0 0 0-8 23M152 38a8 8 0 0 1 1-16 14 14 0 0 1 27-2 9 9 0 0 1 6 18"
          />
        )}
      </g>
      <path d="M0 256h360v90H0" fill="#3E9CB6" />
      <path d="M0 290c60-8 110 8 180 2s120-8 180 0v56H0" fill="#0B6E8F" />
      <path d="M74 272h26M122 279h40" stroke="#BFE3EA" strokeWidth="4" />
      <path d="M20 266h40q-3 12-13 12H33q-10 0-13-12zM37 267v-34h3v34" fill="#FFFDF9" />
      <path d="M40 264v-26l18 22zM37 264v-20l-12 18" fill="#FF8A1F" />
      <path d="M0 322c70-18 130-4 190 0s120 2 170-10v99H0" fill="#8DBB72" />
      <g strokeLinecap="round" strokeWidth="15">
        <path d="M4 326h360" stroke="#6A6F78" strokeDasharray="11 20" />
        <path d="M-8 340h376" stroke="#888E97" strokeDasharray="14 20" />
        <path d="M2 354h366" stroke="#6A6F78" strokeDasharray="8 21" />
        <path d="M0 356h360v124H0" fill="#6FA55F" />
        <g strokeWidth="11" stroke="#FFD23F">
          <path d="M6 364h354" strokeDasharray="0 21" />
          <path d="M-4 378h364" strokeDasharray="0 25" />
          <path d="M12 392h348" strokeDasharray="0 19" stroke="#FFE27A" />
        </g>
      </g>
      <path d="M0 408c120-18 240-16 360 0v72H0" fill="#EBCFA6" />
      <ellipse cx="178" cy="446" rx="112" ry="11" fill="#D3B384" />
      <g className="scene-pig">
        <PigFigure pose="walking" transform="translate(170 352) scale(1.94)" />
      </g>
      <path d="M0 460c60 10 110-6 180 0s120 8 180-2v24H0" fill="#FBF7F1" />
    </Drawing>
  );
}
