/** What a page's picture of Opale is composed of; `site/prerender/scene/` draws it. */

/** Where she is: the thing that the page is about. */
export const PLACES = [
  'bench',
  'board',
  'bridge',
  'cabinet',
  'calendar',
  'crossroads',
  'desk',
  'gate',
  'library',
  'line',
  'observatory',
  'pigeonholes',
  'relay',
  'scales',
  'sky',
  'stairs',
  'talk',
] as const
export type Place = (typeof PLACES)[number]

/** What she does there: how old she is, and what she has with her. */
export const POSES = [
  'learns',
  'reads',
  'plays',
  'tends',
  'listens',
  'studies',
  'draws',
  'guards',
  'shows',
] as const
export type Pose = (typeof POSES)[number]

/** Where the light comes from. */
export const LIGHTS = ['moon', 'crescent', 'dawn', 'lamp', 'window', 'stars'] as const
export type Light = (typeof LIGHTS)[number]

/** Moods of hers that suit a page on its own subject. */
export const SCENE_MOODS = [
  'joyful',
  'excited',
  'loving',
  'happy',
  'content',
  'neutral',
  'curious',
  'anxious',
] as const
export type SceneMood = (typeof SCENE_MOODS)[number]

export interface Scene {
  readonly place: Place
  readonly pose: Pose
  readonly mood: SceneMood
  readonly light: Light
}

/** Its file is called so: `sky-4x`. */
export type SceneName = `${Place}-${string}`

/** Where she is, what she does, how she feels, where the light comes from. */
export const at = (place: Place, pose: Pose, mood: SceneMood, light: Light): Scene => ({
  place,
  pose,
  mood,
  light,
})
