export {
  RATING_VARIANTS,
  RatingDots,
  RATINGS,
  type Rating,
  type RatingDotsProps,
  type RatingVariant,
} from './rating-dots.tsx'
