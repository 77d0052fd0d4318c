export { Badge, BADGE_SIZES, BADGE_TONES, type BadgeProps, type BadgeTone } from './badge.tsx'
