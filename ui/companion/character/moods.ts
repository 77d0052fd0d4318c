/** What a mood does around the face: light, breath, colour and the sign beside her. */
export interface Temper {
  /** Hue in degrees and strength of the light around her. */
  readonly aura: readonly [hue: number, strength: number]
  /** Seconds a breath takes. */
  readonly breath: number
  readonly blush: number
  readonly mark?: Mark
  readonly skin?: Skin
}
export type Mood = (typeof MOODS)[number]
export type Mark =
  | 'alert'
  | 'bubble'
  | 'cloud'
  | 'drool'
  | 'heart'
  | 'sigh'
  | 'sparkle'
  | 'stars'
  | 'sweat'
  | 'tear'
  | 'thermometer'
  | 'tongue'
  | 'vein'
  | 'zzz'
export type Skin = 'flushed' | 'pale'

export const MOODS = [
  'ecstatic',
  'joyful',
  'excited',
  'playful',
  'loving',
  'happy',
  'content',
  'neutral',
  'curious',
  'hungry',
  'anxious',
  'frustrated',
  'melancholy',
  'sad',
  'depressed',
  'tired',
  'sleeping',
  'sick',
  'critical',
] as const

/** From the brightest mood to the gravest. */
export const tempers: Readonly<Record<Mood, Temper>> = {
  ecstatic: { aura: [48, 1], breath: 1.6, blush: 1, mark: 'stars' },
  joyful: { aura: [320, 0.9], breath: 2.2, blush: 0.8, mark: 'sparkle' },
  excited: { aura: [190, 0.95], breath: 1.4, blush: 0.7, mark: 'sparkle' },
  playful: { aura: [150, 0.8], breath: 2, blush: 0.6, mark: 'tongue' },
  loving: { aura: [338, 0.9], breath: 2.8, blush: 1, mark: 'heart' },
  happy: { aura: [285, 0.7], breath: 3, blush: 0.5 },
  content: { aura: [260, 0.55], breath: 3.6, blush: 0.45 },
  neutral: { aura: [230, 0.4], breath: 3.6, blush: 0.12 },
  curious: { aura: [200, 0.6], breath: 3, blush: 0.3 },
  hungry: { aura: [28, 0.5], breath: 3.2, blush: 0.2, mark: 'drool' },
  anxious: { aura: [95, 0.5], breath: 1.6, blush: 0.1, mark: 'sweat' },
  frustrated: { aura: [8, 0.75], breath: 2.2, blush: 0.5, mark: 'vein', skin: 'flushed' },
  melancholy: { aura: [222, 0.35], breath: 4.4, blush: 0.1, mark: 'sigh' },
  sad: { aura: [215, 0.35], breath: 4.4, blush: 0.15, mark: 'tear' },
  depressed: { aura: [240, 0.15], breath: 5, blush: 0, mark: 'cloud' },
  tired: { aura: [250, 0.25], breath: 4.8, blush: 0.1, mark: 'bubble' },
  sleeping: { aura: [262, 0.3], breath: 5.2, blush: 0.35, mark: 'zzz' },
  sick: { aura: [105, 0.3], breath: 4, blush: 0, mark: 'thermometer', skin: 'pale' },
  critical: { aura: [0, 0.6], breath: 2, blush: 0, mark: 'alert', skin: 'pale' },
}
