export {
  Achievements,
  type AchievementsProps,
  type AchievementsWords,
  countOf,
} from './achievements.tsx'
