/** [3.4.6] How the background looks, and what it answers to. */
export interface BackgroundSettings {
  /** Share of its full strength, 0 to 1. */
  readonly opacityMultiplier: number
  /** 0: it ignores scrolling; 1: its nearest layer follows by an eighth of the way. */
  readonly scrollIntensity: number
  /** Whether points near the pointer lean away from it and take colour. */
  readonly mouseInteraction: boolean
}

/** There is one type of background. */
export const BACKGROUND_TYPES = ['points'] as const

export const BACKGROUND = {
  type: 'points',
  opacityMultiplier: 0.5,
  scrollIntensity: 1,
  mouseInteraction: true,
} as const satisfies BackgroundSettings & { readonly type: (typeof BACKGROUND_TYPES)[number] }
