export { BLINK, createBlinker, type Blinker } from './blinker.ts'
export { Living, type LivingProps } from './living.tsx'
export { isWeary, lookOf, WEARY, type Look } from './look.ts'
export { Portrait, type PortraitProps } from './portrait.tsx'
export { Still, type StillProps } from './still.tsx'
export {
  TamagotchiProvider,
  useCompanion,
  useTamagotchi,
  type LifeMoment,
  type Tamagotchi,
  type TamagotchiProviderProps,
} from './tamagotchi.tsx'
export { slotFor, wearOf } from './worn-items.ts'
