export { BLINK, createBlinker, type Blinker } from './blinker.ts'
export { Living, type LivingProps } from './living.tsx'
export { lookOf, type Look } from './look.ts'
export { Portrait, type PortraitProps } from './portrait.tsx'
export {
  createCompanionStore,
  type CompanionStore,
  type LifeMoment,
  type StoreOptions,
} from './store.ts'
export { Still, type StillProps } from './still.tsx'
export {
  TamagotchiProvider,
  useCompanion,
  useTamagotchi,
  type Tamagotchi,
  type TamagotchiProviderProps,
} from './tamagotchi.tsx'
export { slotFor, wearOf } from './worn-items.ts'
