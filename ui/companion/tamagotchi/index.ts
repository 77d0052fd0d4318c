export {
  TamagotchiProvider,
  useCompanion,
  useTamagotchi,
  type LifeMoment,
  type Tamagotchi,
  type TamagotchiProviderProps,
} from './tamagotchi.tsx'
