export {
  PersonalityRadar,
  type PersonalityRadarProps,
  type PersonalityRadarWords,
} from './personality-radar.tsx'
