export { EmotionCard, type EmotionCardProps, type EmotionCardWords } from './emotion-card.tsx'
