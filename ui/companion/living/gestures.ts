import type { Mood } from '../character/index.ts'

export const GESTURES = ['hop', 'sway', 'shake', 'sink', 'nod'] as const
/** How she takes on a mood: once, and it is over. */
export type Gesture = (typeof GESTURES)[number]

export const gestureOf: Readonly<Record<Mood, Gesture>> = {
  ecstatic: 'hop',
  joyful: 'hop',
  excited: 'hop',
  playful: 'sway',
  loving: 'sway',
  happy: 'nod',
  content: 'nod',
  neutral: 'nod',
  curious: 'sway',
  hungry: 'shake',
  anxious: 'shake',
  frustrated: 'shake',
  melancholy: 'sink',
  sad: 'sink',
  depressed: 'sink',
  tired: 'sink',
  sleeping: 'sink',
  sick: 'sink',
  critical: 'shake',
}

/** Of what is around her, never inside the drawing: a compositor does it alone. */
export const keyframes: Readonly<Record<Gesture, Keyframe[]>> = {
  hop: [
    { translate: '0 0', scale: '1 1' },
    { translate: '0 3%', scale: '1.05 .93', offset: 0.16 },
    { translate: '0 -11%', scale: '.97 1.05', offset: 0.46 },
    { translate: '0 2%', scale: '1.04 .95', offset: 0.74 },
    { translate: '0 0', scale: '1 1' },
  ],
  sway: [
    { rotate: '0deg' },
    { rotate: '-4deg', offset: 0.3 },
    { rotate: '3deg', offset: 0.65 },
    { rotate: '0deg' },
  ],
  shake: [
    { translate: '0 0' },
    { translate: '-2% 0', offset: 0.2 },
    { translate: '2% 0', offset: 0.45 },
    { translate: '-1% 0', offset: 0.7 },
    { translate: '0 0' },
  ],
  sink: [{ scale: '1 1' }, { scale: '1.03 .95', offset: 0.5 }, { scale: '1 1' }],
  nod: [{ translate: '0 0' }, { translate: '0 2.5%', offset: 0.4 }, { translate: '0 0' }],
}

export const BURST: KeyframeAnimationOptions = { duration: 520, easing: 'ease-in-out' }
