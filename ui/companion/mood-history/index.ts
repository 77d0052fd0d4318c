export { MoodHistory, type MoodHistoryProps, type MoodHistoryWords } from './mood-history.tsx'
